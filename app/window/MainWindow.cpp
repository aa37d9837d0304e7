#include "window/MainWindow.h"

#include "actions/CommandPalette.h"
#include "figure/FigureExport.h"
#include "help/HelpDock.h"
#include "prompt/PromptEditor.h"
#include "start/FileDrop.h"
#include "start/StartPage.h"
#include "status/Banner.h"
#include "status/StatusLine.h"
#include "status/TrustDock.h"
#include "tour/TourBar.h"
#include "tour/Tours.h"
#include "verdict/RunNote.h"
#include "verdict/VerdictBar.h"
#include "window/InterventionDocks.h"
#include "window/LookChoices.h"
#include "window/OverviewPanes.h"
#include "window/PromptMenu.h"
#include "window/SideSwitch.h"
#include "window/ThresholdsPopup.h"
#include "window/TokenRow.h"
#include "window/TopBar.h"
#include "workspace/Workspaces.h"

#include <QAbstractItemView>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileInfo>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace sinkscope {

namespace {

const QString geometryName = QStringLiteral("geometry");
const QString docksName = QStringLiteral("docks");
const QString panesName = QStringLiteral("panes");

} // namespace

MainWindow::MainWindow(Document& document, DocumentJobs& jobs, InterventionJobs& interventions, Settings& settings)
    : document_(document),
      jobs_(jobs),
      interventions_(interventions),
      settings_(settings),
      actions_(this, menuBar()),
      dockLayout_(*this),
      presenter_(*this, dockLayout_) {
    layOut();
    connectActions();
    connect(new LookChoices(actions_, settings_, this), &LookChoices::languageChosen, this,
            &MainWindow::languageChosen);
    connectDocument();
    connectJobs();
    listRecentFiles();
    actions_.setIcons(palette());
    describeModel();
    followTrust();
    updateEnabled();
    restoreState();
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut() {
    auto* canvas = new QWidget(this);
    top_ = new TopBar(document_, actions_, canvas, canvas);
    banner_ = new Banner(canvas);
    start_ = new StartPage(canvas);
    picturePage_ = new QWidget(canvas);
    workspaces_ = new Workspaces(document_, jobs_, settings_, picturePage_);
    auto* pictures = new QVBoxLayout(picturePage_);
    pictures->setContentsMargins(0, 0, 0, 0);
    pictures->setSpacing(0);
    pictures->addWidget(new TokenRow(document_, actions_.specialTokens, picturePage_));
    pictures->addWidget(new VerdictBar(document_, picturePage_));
    pictures->addWidget(workspaces_, 1);
    pages_ = new QStackedWidget(canvas);
    pages_->addWidget(start_);
    pages_->addWidget(picturePage_);
    auto* layout = new QVBoxLayout(canvas);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(top_);
    layout->addWidget(banner_);
    layout->addWidget(pages_, 1);
    setCentralWidget(canvas);
    status_ = new StatusLine(document_, this);
    setStatusBar(status_);
    help_ = new HelpDock(this);
    addDockWidget(Qt::RightDockWidgetArea, help_);
    docks_ = new InterventionDocks(document_, jobs_, interventions_, actions_, *this);
    new SideSwitch(document_, actions_, this);
    new PromptMenu(document_, jobs_, actions_, *top_, this);
    trust_ = new TrustDock(this);
    addDockWidget(Qt::RightDockWidgetArea, trust_);
    docks_->putBehindCards(help_);
    docks_->putBehindCards(trust_);
    thresholds_ = new ThresholdsPopup(document_, this);
    tours_ = new Tours(document_, jobs_, actions_, *workspaces_, *help_, *this);
    layout->addWidget(tours_->bar());
    start_->setTours(tours_->known());
    new FigureExport(document_, jobs_, settings_, *workspaces_, *actions_.figure, this);
    palette_ = new CommandPalette(actions_.all(), this);
}

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto call) { connect(action, &QAction::triggered, this, call); };
    on(actions_.openFolder, [this] { ask(ModelPlace::folder); });
    on(actions_.openFile, [this] { ask(ModelPlace::file); });
    on(actions_.startPage, &MainWindow::showStartPage);
    on(actions_.quit, &QWidget::close);
    on(actions_.editPrompt, [this] {
        top_->editor()->setFocus(Qt::ShortcutFocusReason);
        top_->editor()->selectAll();
    });
    on(actions_.run, [this] {
        showPanes();
        workspaces_->focusFirst(); // folds the prompt, and the keys of the pictures work
        jobs_.runPrompt();
    });
    on(actions_.cancel, &MainWindow::goBack);
    on(actions_.specialTokens, [this](bool add) {
        document_.setSpecialTokens(add ? SpecialTokens::add : SpecialTokens::omit);
        jobs_.runPrompt();
    });
    on(actions_.layerBefore, [this] { moveSelection(&Selection::layer, -1); });
    on(actions_.layerAfter, [this] { moveSelection(&Selection::layer, 1); });
    on(actions_.headBefore, [this] { moveSelection(&Selection::head, -1); });
    on(actions_.headAfter, [this] { moveSelection(&Selection::head, 1); });
    on(actions_.thresholds, [this] { thresholds_->openAt(top_->thresholdsCorner()); });
    on(actions_.enlarge, [this] { workspaces_->toggleEnlarged(); });
    on(actions_.presenter, [this](bool on) { on ? presenter_.enter() : presenter_.leave(); });
    on(actions_.resetLayout, [this] {
        workspaces_->overview().resetLayout();
        dockLayout_.arrange([this] { docks_->resetLayout(); });
    });
    on(actions_.trust, [this] { trust_->open(); });
    on(actions_.help, [this] {
        if (docks_->hasFocus())
            help_->showTopic(QStringLiteral("interventions"));
        else if (const QString page = workspaces_->help(); !page.isEmpty())
            help_->showPage(page);
        else
            help_->showTopic(workspaces_->overview().focusedTopic());
    });
    on(actions_.overview, [this] { workspaces_->open(Workspace::overview); });
    on(actions_.spikes, [this] { workspaces_->open(Workspace::spikes); });
    on(actions_.sinks, [this] { workspaces_->open(Workspace::sinks); });
    on(actions_.glossary, [this] { help_->showTopic(QStringLiteral("glossary")); });
    on(actions_.keyboard, [this] { help_->showKeyboard(actions_.all()); });
    on(actions_.palette, [this] { palette_->open(); });
    on(actions_.about, [this] { help_->showAbout(); });
    connect(docks_, &InterventionDocks::pasteFailed, this,
            [this](const QString& sentence) { banner_->tell(Banner::Tone::failure, sentence, {}); });
    connect(tours_, &Tours::failed, this,
            [this](const QString& sentence) { banner_->tell(Banner::Tone::failure, sentence, {}); });
    connect(tours_, &Tours::started, this, [this] {
        if (document_.model())
            showPanes();
    });
    auto* drop = new FileDrop(this);
    connect(drop, &FileDrop::dropped, this, &MainWindow::open);
    connect(drop, &FileDrop::dragChanged, start_, &StartPage::showDrag);
    connect(start_, &StartPage::tourRequested, tours_, &Tours::start);
    connect(start_, &StartPage::openRequested, this, &MainWindow::open);
    connect(start_, &StartPage::folderRequested, actions_.openFolder, &QAction::trigger);
    connect(start_, &StartPage::fileRequested, actions_.openFile, &QAction::trigger);
    connect(start_, &StartPage::searchRequested, this, &MainWindow::showStartPage);
}

void MainWindow::connectDocument() {
    connect(&document_, &Document::modelChanged, this, &MainWindow::describeModel);
    connect(&document_, &Document::promptChanged, this, &MainWindow::describePrompt);
    connect(&document_, &Document::findingsChanged, this, &MainWindow::followFindings);
    connect(&document_, &Document::specialTokensChanged, this, &MainWindow::updateEnabled);
    connect(&document_, &Document::findingOptionsChanged, this,
            [this] { settings_.setFindingOptions(document_.findingOptions()); });
}

void MainWindow::connectJobs() {
    connect(&jobs_, &DocumentJobs::busyWith, this, [this](JobKind kind, const QString& what, double fraction) {
        if (kind == JobKind::openModel || kind == JobKind::run) {
            banner_->hide();
            showPanes();
        }
        if (kind != JobKind::findModels)
            status_->showBusy(what, fraction);
        updateEnabled();
    });
    connect(&jobs_, &DocumentJobs::ended, this, [this](JobKind kind) {
        if (!jobs_.busy() && !jobs_.busy(JobKind::intervene))
            status_->showIdle();
        if (kind == JobKind::openModel && !document_.model() && !document_.base())
            showStartPage();
        updateEnabled();
    });
    connect(&jobs_, &DocumentJobs::failed, this, &MainWindow::showFailure);
    connect(&jobs_, &DocumentJobs::modelsFound, start_, &StartPage::setFound);
    connect(&jobs_, &DocumentJobs::modelOpened, this,
            [this](const std::filesystem::path& path) { listRecent(QString::fromStdString(path.string())); });
    connect(status_, &StatusLine::cancelRequested, &jobs_, &DocumentJobs::cancel);
    connect(status_, &StatusLine::cancelRequested, &jobs_.analyses(), &AnalysisJobs::cancel);
    connect(status_, &StatusLine::trustRequested, actions_.trust, &QAction::trigger);
    connect(trust_, &TrustDock::checkRequested, &jobs_.selfCheck(), &SelfCheckJob::check);
    connect(&jobs_.selfCheck(), &SelfCheckJob::stateChanged, this, &MainWindow::followTrust);
}

void MainWindow::start(const std::optional<std::filesystem::path>& model) {
    if (model)
        jobs_.openModel(*model);
    else if (document_.model() || document_.base() || jobs_.busy())
        showPanes();
    else
        showStartPage();
}

void MainWindow::open(const QString& path) {
    if (path.endsWith(QLatin1String(".sinkscope"), Qt::CaseInsensitive))
        return Q_EMIT sessionRequested(path);
    jobs_.openModel(std::filesystem::path(path.toStdString()));
}

void MainWindow::ask(ModelPlace place) {
    const QStringList recent = settings_.recentModels();
    const QString beginAt = recent.isEmpty() ? QString() : QFileInfo(recent.first()).absolutePath();
    askForModel(this, place, beginAt, [this](const QString& path) { open(path); });
}

void MainWindow::showStartPage() {
    pages_->setCurrentWidget(start_);
    dockLayout_.hide(DockLayout::Reason::startPage, docks_->all());
    start_->setFocus(Qt::OtherFocusReason);
    start_->showSearching();
    jobs_.lookForModels();
}

void MainWindow::showPanes() {
    if (pages_->currentWidget() == picturePage_)
        return;
    pages_->setCurrentWidget(picturePage_);
    dockLayout_.showAgain(DockLayout::Reason::startPage);
    workspaces_->focusFirst();
}

void MainWindow::goBack() {
    if (jobs_.busy() || jobs_.busy(JobKind::intervene))
        jobs_.cancel();
    else if (jobs_.analyses().busy())
        jobs_.analyses().cancel();
    else if (top_->editor()->hasFocus())
        workspaces_->focusFirst();
    else if (pages_->currentWidget() == start_ && (document_.model() || document_.base()))
        showPanes();
    else if (tours_->goBack())
        return;
    else if (workspaces_->overview().enlarged())
        workspaces_->overview().toggleEnlarged();
    else if (presenter_.active())
        actions_.presenter->trigger();
    else
        jobs_.cancel();
}

void MainWindow::moveSelection(std::int64_t Selection::*part, std::int64_t step) {
    Selection selection = document_.selection();
    selection.*part += step;
    document_.select(selection);
}

void MainWindow::showFailure(const Failure& failure) {
    // What one picture asked for fails in its own pane.
    if (failure.kind == JobKind::map || failure.kind == JobKind::channel || failure.kind == JobKind::keySpace)
        return;
    banner_->tell(Banner::Tone::failure, failure.sentence, failure.details);
}

void MainWindow::followFindings() {
    const auto& findings = document_.findings();
    updateEnabled();
    if (!findings)
        return;
    if (!tours_->isActive())
        settings_.setLastPrompt(document_.prompt());
    const QString note = runNote(*findings->run);
    if (!note.isEmpty())
        banner_->tell(Banner::Tone::warning, note, {});
}

void MainWindow::followTrust() {
    const SelfCheckJob& check = jobs_.selfCheck();
    status_->showTrust(check.state(), check.sentence());
    trust_->setReport(document_.trust(), check.sentence());
}

void MainWindow::describeModel() {
    const auto& model = document_.model();
    setWindowTitle(model ? tr("%1 — Sinkscope").arg(QString::fromStdString(model->config().name)) : tr("Sinkscope"));
    const bool isChat = model && model->tokenizer() && model->tokenizer()->chatTemplate();
    actions_.chatTemplate->setEnabled(isChat);
    actions_.chatTemplate->setToolTip(isChat ? actions_.chatTemplate->statusTip()
                                             : tr("This model's files bring no chat template"));
    describePrompt();
}

void MainWindow::describePrompt() {
    const auto& model = document_.model();
    const bool fromTemplate = document_.promptText().usesChatTemplate();
    const bool isGenerated = !document_.generatedPrompt().empty();
    const bool canAdd =
        !fromTemplate && !isGenerated && model && model->tokenizer() && model->tokenizer()->beginOfText();
    actions_.specialTokens->setEnabled(canAdd);
    actions_.specialTokens->setToolTip(canAdd         ? actions_.specialTokens->statusTip()
                                       : fromTemplate ? tr("The chat template brings all special tokens itself")
                                       : isGenerated  ? tr("The prompt was made of tokens, special ones included")
                                                      : tr("This model's tokenizer adds no token at the start"));
    updateEnabled();
}

void MainWindow::updateEnabled() {
    const bool hasRun = document_.findings() != nullptr;
    for (QAction* action : {actions_.run, actions_.randomPrompt, actions_.repeatedPrompt})
        action->setEnabled(document_.model() != nullptr);
    for (QAction* action : {actions_.layerBefore, actions_.layerAfter, actions_.headBefore, actions_.headAfter})
        action->setEnabled(hasRun);
    actions_.specialTokens->setChecked(actions_.specialTokens->isEnabled() &&
                                       document_.specialTokens() == SpecialTokens::add);
    top_->setBusy(jobs_.busy());
}

void MainWindow::listRecent(const QString& file) {
    settings_.addRecentModel(file);
    listRecentFiles();
}

void MainWindow::listRecentFiles() {
    const QStringList recent = settings_.recentModels();
    actions_.recentMenu->clear();
    actions_.recentMenu->setEnabled(!recent.isEmpty());
    for (const QString& path : recent)
        connect(actions_.recentMenu->addAction(recentEntry(path).title), &QAction::triggered, this,
                [this, path] { open(path); });
    start_->setRecent(recent);
}

void MainWindow::restoreState() {
    resize(1280, 800);
    restoreGeometry(settings_.layout(geometryName));
    dockLayout_.restore(settings_.layout(docksName));
    workspaces_->overview().restoreLayout(settings_.layout(panesName));
}

bool MainWindow::event(QEvent* event) {
    // Space presses the button that has the focus; elsewhere it flips A and B.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
        (qobject_cast<QAbstractButton*>(focusWidget()) || qobject_cast<QComboBox*>(focusWidget()) ||
         qobject_cast<QAbstractItemView*>(focusWidget()))) {
        event->accept();
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    keepLayout();
    QMainWindow::closeEvent(event);
}

void MainWindow::keepLayout() {
    tours_->leave();
    presenter_.leave();
    settings_.setLayout(geometryName, saveGeometry());
    settings_.setLayout(docksName, dockLayout_.state());
    if (!workspaces_->overview().enlarged())
        settings_.setLayout(panesName, workspaces_->overview().saveLayout());
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        actions_.setIcons(palette());
}

} // namespace sinkscope
