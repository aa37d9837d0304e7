#include "tour/Tours.h"

#include "actions/WindowActions.h"
#include "help/HelpDock.h"
#include "style/CoreText.h"
#include "tour/LaserPointer.h"
#include "tour/PointerRing.h"
#include "tour/PointerTarget.h"
#include "tour/TourBar.h"
#include "tour/TourFiles.h"
#include "tour/TourHtml.h"

#include <QFileDialog>
#include <QMainWindow>

#include <algorithm>

namespace sinkscope {
namespace {

/// The one whose numbers the tour knows; else the smallest that can be opened.
const FoundModel* fittingModel(const std::vector<FoundModel>& found, const std::string& wanted) {
    const FoundModel* best = nullptr;
    for (const FoundModel& model : found) {
        if (!model.problem.empty())
            continue;
        const bool isWanted = QString::fromStdString(model.name + model.path.filename().string())
                                  .contains(QString::fromStdString(wanted), Qt::CaseInsensitive);
        if (isWanted && !wanted.empty())
            return &model;
        if (!best || model.bytes < best->bytes)
            best = &model;
    }
    return best;
}

} // namespace

Tours::Tours(Document& document, DocumentJobs& jobs, const WindowActions& actions, Workspaces& workspaces,
             HelpDock& help, QMainWindow& window)
    : QObject(&window),
      document_(document),
      jobs_(jobs),
      actions_(actions),
      help_(help),
      window_(window),
      known_(builtInTours()),
      stage_(workspaces),
      guide_(document, jobs, stage_, this),
      bar_(new TourBar(guide_, actions, &window)),
      ring_(new PointerRing(&window)),
      laser_(new LaserPointer(&window)) {
    fillMenu();
    connectActions();
    connect(bar_, &TourBar::termAsked, this, &Tours::showTerm);
    connect(&guide_, &TourGuide::changed, this, &Tours::follow);
    connect(&jobs_, &DocumentJobs::modelsFound, this, &Tours::openModel);
    // What is pointed at moves with layout, zoom and scrolling; asking anew is simpler than hearing of all of them.
    aiming_.setInterval(100);
    connect(&aiming_, &QTimer::timeout, this, &Tours::aim);
    follow();
}

Tours::~Tours() = default;

void Tours::fillMenu() {
    QAction* before = actions_.tourMenu->actions().value(0);
    for (const Tour& tour : known_) {
        auto* action = new QAction(QString::fromStdString(inReadersLanguage(tour.title)), &window_);
        action->setStatusTip(QString::fromStdString(inReadersLanguage(tour.summary)));
        action->setToolTip(action->statusTip());
        connect(action, &QAction::triggered, this, [this, &tour] { start(tour); });
        actions_.tourMenu->insertAction(before, action);
    }
    actions_.tourMenu->insertSeparator(before);
}

void Tours::connectActions() {
    connect(actions_.openTour, &QAction::triggered, this, &Tours::askForFile);
    connect(actions_.tourNext, &QAction::triggered, this, [this] { guide_.show(guide_.step() + 1); });
    connect(actions_.tourBack, &QAction::triggered, this, [this] { guide_.show(guide_.step() - 1); });
    connect(actions_.tourReset, &QAction::triggered, this, [this] { guide_.show(guide_.step()); });
    connect(actions_.tourLeave, &QAction::triggered, this, &Tours::leave);
    connect(actions_.pointer, &QAction::toggled, this, [this](bool on) { on ? laser_->start() : laser_->stop(); });
    const auto followPresenter = [this](bool on) {
        actions_.pointer->setEnabled(on);
        if (!on)
            actions_.pointer->setChecked(false);
    };
    connect(actions_.presenter, &QAction::toggled, this, followPresenter);
    followPresenter(actions_.presenter->isChecked());
}

void Tours::askForFile() {
    auto* dialog = new QFileDialog(&window_, tr("Open a tour"), {}, tr("Tours (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (const auto tour = openTour(path.toStdString()))
            start(*tour);
        else
            Q_EMIT failed(coreText(tour.error().text));
    });
    dialog->open();
}

void Tours::start(const Tour& tour) {
    guide_.start(tour);
    Q_EMIT started();
    ring_->swell();
    wantsModel_ = !document_.model() && !jobs_.busy();
    if (wantsModel_)
        jobs_.lookForModels();
}

std::optional<Tours::Place> Tours::place() const {
    return guide_.tour() ? std::optional(Place{*guide_.tour(), guide_.step()}) : std::nullopt;
}

void Tours::goOn(const Place& place) {
    start(place.tour);
    guide_.show(place.step);
}

void Tours::openModel(const std::vector<FoundModel>& found) {
    if (!wantsModel_ || !guide_.tour())
        return;
    wantsModel_ = false;
    if (const FoundModel* model = fittingModel(found, guide_.tour()->model))
        return jobs_.openModel(model->path);
    guide_.leave();
    Q_EMIT failed(tr("A tour needs a model, and none was found on this machine: open one, then start the tour again."));
}

void Tours::follow() {
    const Tour* tour = guide_.tour();
    actions_.tourNext->setEnabled(tour && guide_.step() + 1 < tour->steps.size());
    actions_.tourBack->setEnabled(tour && guide_.step() > 0);
    actions_.tourReset->setEnabled(tour != nullptr);
    actions_.tourLeave->setEnabled(tour != nullptr);
    if (!tour) {
        aiming_.stop();
        wantsModel_ = false;
    } else if (!aiming_.isActive()) {
        aiming_.start();
    }
    aim();
}

void Tours::aim() {
    const Findings* base = guide_.base();
    const auto target = base ? pointerTarget(window_, guide_.currentStep().pointer, *base) : std::nullopt;
    if (!target)
        return ring_->hide();
    const bool arrives = ring_->isHidden();
    ring_->pointAt(*target);
    if (arrives)
        ring_->swell();
}

void Tours::showTerm(const QString& anchor) {
    openedGlossary_ = openedGlossary_ || help_.isHidden();
    help_.showTopic(QStringLiteral("glossary"), anchor);
}

bool Tours::goBack() {
    if (!guide_.tour())
        return false;
    const bool hasGlossary = openedGlossary_ && !help_.isHidden();
    openedGlossary_ = false;
    if (hasGlossary)
        help_.hide();
    else
        guide_.leave();
    return true;
}

} // namespace sinkscope
