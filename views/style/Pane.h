#pragma once

#include "Shown.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QMenu;

namespace sinkscope {

struct FigureContent;

/// Frame of every view: a title row with the view's own controls, and below it the content or one of three other
/// states. Busy keeps the old content, dimmed, under a line that says what runs, how far, and a cancel button.
class Pane : public QWidget {
    Q_OBJECT
public:
    explicit Pane(const QString& title, QWidget* parent = nullptr);

    void showContent();
    void showEmpty(const QString& sentence);
    /// `fraction` from 0 to 1, or negative when unknown. Appears only when still busy after 150 ms.
    void showBusy(const QString& what, double fraction);
    void showError(const QString& sentence, const QString& details);
    /// A sentence and a button for what is computed only when asked for.
    void showOffer(const QString& sentence, const QString& button);
    /// Says beside the title which side of a comparison the pane shows; nothing while there is none.
    void tellSide(const Shown& shown);
    /// The pictures shown, to be exported, the one looked at first; none where a view has none for paper.
    virtual std::vector<FigureContent> figures() const;

Q_SIGNALS:
    void cancelRequested();
    void offerAccepted();
    /// From a context menu: the window shall offer figures().
    void figureRequested();

protected:
    /// Offers to export the figure where the view itself has no menu.
    void contextMenuEvent(QContextMenuEvent* event) override;
    /// The row right of the title, for combo boxes and buttons.
    QHBoxLayout* controls() const;
    void setContent(QWidget* content);
    /// Adds "Export figure…" to a context menu.
    void addFigureAction(QMenu& menu);

private:
    class Private;
    Private* d;
};

} // namespace sinkscope
