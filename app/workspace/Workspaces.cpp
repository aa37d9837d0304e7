#include "workspace/Workspaces.h"

#include "figure/FigureContent.h"
#include "report/ReportAnalyses.h"
#include "report/ReportPane.h"
#include "settings/Settings.h"
#include "window/OverviewPanes.h"
#include "workspace/AnalysisWorkspace.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace sinkscope {

namespace {

const QString currentName = QStringLiteral("workspace");
/// In the order of the tabs.
const QStringList workspaceWords{QStringLiteral("overview"), QStringLiteral("spikes"), QStringLiteral("sinks")};

} // namespace

Workspaces::Workspaces(Document& document, DocumentJobs& jobs, Settings& settings, QWidget* parent)
    : QWidget(parent),
      jobs_(jobs),
      settings_(settings),
      tabs_(new QTabBar(this)),
      stack_(new QStackedWidget(this)),
      overview_(new OverviewPanes(document, jobs, stack_)),
      analyses_{
          new AnalysisWorkspace(QStringLiteral("spikes"),
                                {Analysis::lifeCycle, Analysis::meLayer, Analysis::amplifier, Analysis::vocabulary,
                                 Analysis::delimiters, Analysis::normalization, Analysis::invariance},
                                document, jobs.analyses(), settings, stack_),
          new AnalysisWorkspace(QStringLiteral("sinks"),
                                {Analysis::sinks, Analysis::keyGeometry, Analysis::contextLength,
                                 Analysis::hiddenDirections, Analysis::logitLens, Analysis::publishedAblations},
                                document, jobs.analyses(), settings, stack_)} {
    spikes().addFirstPage(tr("Report"), new ReportPane(document, jobs.analyses(), settings, this), reportAnalyses());
    tabs_->setAccessibleName(tr("Workspaces"));
    tabs_->setDocumentMode(true);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    for (const QString& title : {tr("Overview"), tr("Spikes"), tr("Sinks")})
        tabs_->addTab(title);
    stack_->addWidget(overview_);
    connect(overview_, &OverviewPanes::figureRequested, this, &Workspaces::figureRequested);
    for (AnalysisWorkspace* workspace : analyses_) {
        stack_->addWidget(workspace);
        connect(workspace, &AnalysisWorkspace::watchedChanged, this, &Workspaces::watch);
        connect(workspace, &AnalysisWorkspace::figureRequested, this, &Workspaces::figureRequested);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(tabs_);
    layout->addWidget(stack_, 1);
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        stack_->setCurrentIndex(index);
        settings_.setLayout(currentName, QByteArray::number(index));
        watch();
    });
    tabs_->setCurrentIndex(std::clamp(settings_.layout(currentName).toInt(), 0, tabs_->count() - 1));
}

void Workspaces::open(Workspace workspace) {
    tabs_->setCurrentIndex(static_cast<int>(workspace));
    focusFirst();
}

Workspace Workspaces::current() const {
    return static_cast<Workspace>(tabs_->currentIndex());
}

QJsonObject Workspaces::state() const {
    return {{QStringLiteral("workspace"), workspaceWords[tabs_->currentIndex()]},
            {QStringLiteral("spikes"), spikes().page()},
            {QStringLiteral("sinks"), sinks().page()},
            {QStringLiteral("spikesPanes"), spikes().panes()},
            {QStringLiteral("sinksPanes"), sinks().panes()},
            {QStringLiteral("overview"), overview_->state()}};
}

void Workspaces::restore(const QJsonObject& state) {
    overview_->restore(state[QStringLiteral("overview")].toObject());
    spikes().restorePanes(state[QStringLiteral("spikesPanes")].toObject());
    sinks().restorePanes(state[QStringLiteral("sinksPanes")].toObject());
    spikes().choosePage(state[QStringLiteral("spikes")].toString());
    sinks().choosePage(state[QStringLiteral("sinks")].toString());
    if (const auto tab = workspaceWords.indexOf(state[QStringLiteral("workspace")].toString()); tab >= 0)
        tabs_->setCurrentIndex(static_cast<int>(tab));
}

AnalysisWorkspace* Workspaces::currentAnalyses() const {
    const int index = tabs_->currentIndex();
    return index == 0 ? nullptr : analyses_[static_cast<std::size_t>(index) - 1];
}

void Workspaces::watch() {
    const AnalysisWorkspace* shown = currentAnalyses();
    jobs_.analyses().watch(shown ? shown->watched() : std::vector<Analysis>());
}

void Workspaces::focusFirst() {
    if (AnalysisWorkspace* shown = currentAnalyses())
        shown->focusFirst();
    else
        overview_->focusFirst();
}

void Workspaces::toggleEnlarged() {
    if (AnalysisWorkspace* shown = currentAnalyses())
        shown->toggleList();
    else
        overview_->toggleEnlarged();
}

std::vector<FigureContent> Workspaces::figures() const {
    const AnalysisWorkspace* shown = currentAnalyses();
    return shown ? shown->figures() : overview_->figures();
}

QString Workspaces::help() const {
    const AnalysisWorkspace* shown = currentAnalyses();
    return shown ? shown->help() : QString();
}

} // namespace sinkscope
