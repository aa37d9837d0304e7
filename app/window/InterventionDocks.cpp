#include "window/InterventionDocks.h"

#include "actions/WindowActions.h"
#include "compare/ContinuationView.h"
#include "compare/DoseView.h"
#include "compare/WhatChangedView.h"
#include "interventions/CardLock.h"
#include "interventions/InterventionsView.h"
#include "io/InterventionsJson.h"
#include "style/CoreText.h"

#include <nlohmann/json.hpp>

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>

namespace sinkscope {

InterventionDocks::InterventionDocks(Document& document, DocumentJobs& jobs, InterventionJobs& interventions,
                                     const WindowActions& actions, QMainWindow& window)
    : QObject(&window),
      document_(document),
      jobs_(jobs),
      interventions_(interventions),
      actions_(actions),
      window_(window),
      cards_(new InterventionsView(&window)),
      changes_(new WhatChangedView(&window)),
      cardsDock_(addDock(tr("Interventions"), QStringLiteral("interventions"), cards_)),
      changesDock_(addDock(tr("What changed"), QStringLiteral("whatChanged"), changes_)),
      doses_(new DoseView(&window)),
      dosesDock_(addDock(tr("Doses"), QStringLiteral("doseCurves"), doses_)),
      continuation_(new ContinuationView(&window)),
      continuationDock_(addDock(tr("Text"), QStringLiteral("continuation"), continuation_)) {
    window.installEventFilter(this);
    resetLayout();
    connectCards();
    connectEffects();
    connectDoses();
    connectContinuation();
    connectActions();
}

QDockWidget* InterventionDocks::addDock(const QString& title, const QString& name, QWidget* content) {
    auto* dock = new QDockWidget(title, &window_);
    dock->setObjectName(name); // for the window's saved state
    dock->setWidget(content);
    actions_.dockMenu->addAction(dock->toggleViewAction());
    return dock;
}

bool InterventionDocks::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ChildPolished)
        if (auto* bar = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child()))
            bar->setAccessibleName(tr("Docks behind each other"));
    return QObject::eventFilter(watched, event);
}

QList<QDockWidget*> InterventionDocks::all() const {
    return {cardsDock_, changesDock_, dosesDock_, continuationDock_};
}

void InterventionDocks::resetLayout() {
    for (QDockWidget* dock : all()) {
        dock->setFloating(false);
        window_.addDockWidget(Qt::RightDockWidgetArea, dock);
        dock->show();
    }
    window_.splitDockWidget(cardsDock_, changesDock_, Qt::Vertical);
    window_.tabifyDockWidget(changesDock_, dosesDock_);
    window_.tabifyDockWidget(dosesDock_, continuationDock_);
    changesDock_->raise();
    window_.resizeDocks({cardsDock_, changesDock_}, {400, 300}, Qt::Vertical);
    window_.resizeDocks({cardsDock_}, {cards_->minimumWidth()}, Qt::Horizontal);
}

void InterventionDocks::putBehindCards(QDockWidget* dock) {
    window_.tabifyDockWidget(cardsDock_, dock);
    cardsDock_->raise();
}

bool InterventionDocks::hasFocus() const {
    const QWidget* focus = QApplication::focusWidget();
    return focus && std::ranges::any_of(all(), [focus](const QDockWidget* dock) { return dock->isAncestorOf(focus); });
}

void InterventionDocks::connectCards() {
    CardHistory& history = document_.cards();
    connect(cards_, &InterventionsView::cardsEdited, &history, &CardHistory::change);
    connect(&history, &CardHistory::changed, cards_, [this] { cards_->setCards(document_.cards().cards()); });
    connect(&document_, &Document::selectionChanged, cards_, &InterventionsView::setSelection);
    connect(&document_, &Document::baseChanged, cards_, [this] {
        cards_->setSelection(document_.selection());
        cards_->setBase(document_.base());
    });
    connect(cards_, &InterventionsView::inspectionsRequested, &interventions_, &InterventionJobs::requestInspections);
    connect(&interventions_, &InterventionJobs::inspectionsReady, cards_, &InterventionsView::setInspections);
    cards_->setSelection(document_.selection());
    cards_->setBase(document_.base());
    cards_->setCards(history.cards());
}

void InterventionDocks::connectEffects() {
    connect(&document_, &Document::intervenedChanged, this, [this] {
        cards_->setEffect(document_.intervened());
        changes_->setIntervened(document_.intervened());
    });
    connect(&interventions_, &InterventionJobs::failed, cards_, &InterventionsView::setFailure);
    showJobs(changes_, JobKind::intervene);
    connect(&document_, &Document::intervenedChanged, changes_, [this] {
        if (!jobs_.busy(JobKind::intervene))
            changes_->showIdle(); // a job that was dropped tells no end
    });
    cards_->setEffect(document_.intervened());
    changes_->setIntervened(document_.intervened());
}

void InterventionDocks::connectDoses() {
    const auto offer = [this] {
        doses_->setInterventions(document_.base() ? acting(document_.cards().cards(), *document_.base())
                                                  : Interventions());
    };
    connect(&document_.cards(), &CardHistory::changed, doses_, offer);
    connect(&document_, &Document::baseChanged, doses_, offer);
    offer();
    connect(doses_, &DoseView::dosesRequested, &interventions_, &InterventionJobs::requestDoses);
    connect(&interventions_, &InterventionJobs::dosesReady, doses_, &DoseView::setAnswer);
    connect(&interventions_, &InterventionJobs::dosesFailed, doses_, &DoseView::setFailure);
    showJobs(doses_, JobKind::doses);
}

void InterventionDocks::connectContinuation() {
    const auto follow = [this] { continuation_->setRuns(document_.base(), document_.intervened()); };
    connect(&document_, &Document::baseChanged, continuation_, follow);
    connect(&document_, &Document::intervenedChanged, continuation_, follow);
    follow();
    connect(continuation_, &ContinuationView::continuationRequested, &interventions_,
            &InterventionJobs::requestContinuation);
    connect(&interventions_, &InterventionJobs::continuationReady, continuation_, &ContinuationView::setAnswer);
    connect(&interventions_, &InterventionJobs::continuationFailed, continuation_, &ContinuationView::setFailure);
    showJobs(continuation_, JobKind::generate);
}

template <typename View>
void InterventionDocks::showJobs(View* view, JobKind kind) {
    connect(view, &View::cancelRequested, &jobs_, &DocumentJobs::cancel);
    connect(&jobs_, &DocumentJobs::busyWith, view, [view, kind](JobKind busy, const QString& what, double fraction) {
        if (busy == kind)
            view->showBusy(what, fraction);
    });
    connect(&jobs_, &DocumentJobs::ended, view, [view, kind](JobKind ended) {
        if (ended == kind)
            view->showIdle();
    });
}

void InterventionDocks::connectActions() {
    QUndoStack& steps = document_.cards().undoStack();
    const auto follow = [this, &steps] {
        actions_.undo->setEnabled(steps.canUndo());
        actions_.redo->setEnabled(steps.canRedo());
        actions_.undo->setText(steps.canUndo() ? tr("&Undo: %1").arg(steps.undoText()) : tr("&Undo"));
        actions_.redo->setText(steps.canRedo() ? tr("&Redo: %1").arg(steps.redoText()) : tr("&Redo"));
        actions_.copyInterventions->setEnabled(!document_.cards().cards().empty());
    };
    connect(&steps, &QUndoStack::indexChanged, this, follow);
    follow();
    connect(actions_.undo, &QAction::triggered, &steps, &QUndoStack::undo);
    connect(actions_.redo, &QAction::triggered, &steps, &QUndoStack::redo);
    connect(actions_.addIntervention, &QAction::triggered, this, [this] {
        cardsDock_->show();
        cardsDock_->raise();
        cards_->openAddMenu();
    });
    connect(&document_, &Document::baseChanged, this,
            [this] { actions_.addIntervention->setEnabled(document_.base() != nullptr); });
    actions_.addIntervention->setEnabled(document_.base() != nullptr);
    connect(cards_, &InterventionsView::copyRequested, this, &InterventionDocks::copy);
    connect(cards_, &InterventionsView::pasteRequested, this, &InterventionDocks::paste);
    connect(actions_.copyInterventions, &QAction::triggered, this, &InterventionDocks::copy);
    connect(actions_.pasteInterventions, &QAction::triggered, this, &InterventionDocks::paste);
}

void InterventionDocks::copy() {
    const InterventionCards& cards = document_.cards().cards();
    const auto isOn = [](const InterventionCard& card) { return card.state == CardSwitch::on; };
    const bool noneOn = std::none_of(cards.begin(), cards.end(), isOn);
    Interventions chosen; // those switched on; all when none is
    for (const InterventionCard& card : cards)
        if (noneOn || isOn(card))
            chosen.push_back(card.intervention);
    const nlohmann::ordered_json document{{"interventions", interventionsJson(chosen)}};
    QApplication::clipboard()->setText(QString::fromStdString(document.dump(2)));
}

void InterventionDocks::paste() {
    const auto parsed = parseInterventions(QApplication::clipboard()->text().toStdString());
    if (!parsed) {
        Q_EMIT pasteFailed(coreText(parsed.error().text));
        return;
    }
    InterventionCards changed = document_.cards().cards();
    for (const Intervention& intervention : *parsed)
        changed.push_back({intervention, CardSwitch::on});
    document_.cards().change(changed, tr("Paste %1 cards").arg(parsed->size()));
}

} // namespace sinkscope
