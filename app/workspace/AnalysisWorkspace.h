#pragma once

#include "document/AnalysisJobs.h"

#include <QJsonObject>
#include <QWidget>

#include <map>
#include <vector>

class QListWidget;
class QStackedWidget;

namespace sinkscope {

struct FigureContent;

class AnalysisPane;
class Settings;

/// A list of analyses and the one chosen from it. Panes are made when they are first looked at.
class AnalysisWorkspace : public QWidget {
    Q_OBJECT
public:
    /// `name` is what its state is remembered by. Those of `analyses` that core does not know are left out.
    AnalysisWorkspace(const QString& name, std::vector<Analysis> analyses, Document& document, AnalysisJobs& jobs,
                      Settings& settings, QWidget* parent = nullptr);

    /// A page of its own before the analyses, which looks at `watched` of them.
    void addFirstPage(const QString& title, QWidget* page, std::vector<Analysis> watched);
    /// What the page chosen looks at.
    std::vector<Analysis> watched() const;
    void focusFirst();
    /// Help on the analysis chosen; empty on a page of its own.
    QString help() const;
    /// The pictures of the analysis chosen, for export.
    std::vector<FigureContent> figures() const;
    void choose(Analysis analysis);
    /// The page chosen, by a name that choosePage understands.
    QString page() const;
    void choosePage(const QString& name);
    /// How the panels of each analysis are set, by its key, and the same again, also where no pane is made yet.
    QJsonObject panes() const;
    void restorePanes(const QJsonObject& state);
    /// The pane alone, or the list beside it again.
    void toggleList();

Q_SIGNALS:
    void watchedChanged();
    /// From a context menu.
    void figureRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Page {
        QString key;
        std::vector<Analysis> watched;
        QWidget* widget = nullptr; ///< null until looked at
    };
    void addItem(qsizetype place, const QString& title, const QString& tip);
    void fitList();
    void showPage(int row);
    void restore();
    AnalysisPane* makePane(Analysis analysis);

    QString name_;
    Document& document_;
    AnalysisJobs& jobs_;
    Settings& settings_;
    QListWidget* list_;
    QStackedWidget* stack_;
    std::vector<Page> pages_;
    QJsonObject restored_; ///< of panes that are not made yet
};

} // namespace sinkscope
