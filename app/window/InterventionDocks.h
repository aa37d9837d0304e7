#pragma once

#include "document/DocumentJobs.h"
#include "document/InterventionJobs.h"

#include <QList>
#include <QObject>

class QDockWidget;
class QMainWindow;

namespace sinkscope {

class ContinuationView;
class DoseView;
class InterventionsView;
class WhatChangedView;
class WindowActions;

/// The docks at the right: the cards, below them what they changed, and behind that dose curves. Connects them with
/// the document.
class InterventionDocks : public QObject {
    Q_OBJECT
public:
    InterventionDocks(Document& document, DocumentJobs& jobs, InterventionJobs& interventions,
                      const WindowActions& actions, QMainWindow& window);

    QList<QDockWidget*> all() const;
    /// Beside each other's place at the right, the cards above.
    void resetLayout();
    /// Gives another dock the cards' place, as a tab behind them, where there is room to read it.
    void putBehindCards(QDockWidget* dock);
    /// Whether the keyboard is in one of them.
    bool hasFocus() const;

Q_SIGNALS:
    /// What the clipboard held is no list of interventions; the sentence says why.
    void pasteFailed(const QString& sentence);

protected:
    /// Names the bars that the window makes for docks behind each other.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDockWidget* addDock(const QString& title, const QString& name, QWidget* content);
    void connectCards();
    void connectEffects();
    void connectDoses();
    void connectContinuation();
    /// Shows a job of this kind where its answer will stand.
    template <typename View>
    void showJobs(View* view, JobKind kind);
    void connectActions();
    void copy();
    void paste();

    Document& document_;
    DocumentJobs& jobs_;
    InterventionJobs& interventions_;
    const WindowActions& actions_;
    QMainWindow& window_;
    InterventionsView* cards_;
    WhatChangedView* changes_;
    QDockWidget* cardsDock_;
    QDockWidget* changesDock_;
    DoseView* doses_;
    QDockWidget* dosesDock_;
    ContinuationView* continuation_;
    QDockWidget* continuationDock_;
};

} // namespace sinkscope
