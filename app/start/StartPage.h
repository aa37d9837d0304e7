#pragma once

#include "start/FileDrop.h"
#include "start/ModelEntry.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QListView;
class QStackedWidget;
class QVBoxLayout;

namespace sinkscope {

class DropArea;
class ModelList;
class TourCards;
struct Tour;

/// What is shown while no model is open: models found on this machine, recent ones, and ways to open another.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent = nullptr);

    void showSearching();
    void setFound(const std::vector<FoundModel>& models);
    void setRecent(const QStringList& paths);
    /// The tours must outlive this.
    void setTours(const std::vector<Tour>& tours);

    /// Marks the place for files while one is dragged over the window.
    void showDrag(FileDrop::Drag drag);

Q_SIGNALS:
    void openRequested(const QString& path);
    void folderRequested();
    void fileRequested();
    void searchRequested();
    void tourRequested(const sinkscope::Tour& tour);

private:
    QListView* list(ModelList* entries, const QString& name);
    QVBoxLayout* foundColumn();
    QVBoxLayout* otherColumn();

    ModelList* found_;
    ModelList* recent_;
    DropArea* drop_;
    QListView* foundView_;
    QListView* recentView_;
    QStackedWidget* foundStack_;
    QLabel* foundNote_;
    QLabel* recentHeading_;
    TourCards* tours_;
};

} // namespace sinkscope
