#include "report/ReportPane.h"

#include "report/ReportAnalyses.h"
#include "report/ReportFile.h"
#include "report/ReportView.h"
#include "settings/Settings.h"
#include "style/CoreText.h"
#include "style/ElidedLabel.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

namespace sinkscope {

ReportPane::ReportPane(Document& document, AnalysisJobs& jobs, Settings& settings, QWidget* parent)
    : Pane(tr("Report"), parent),
      document_(document),
      jobs_(jobs),
      settings_(settings),
      view_(new ReportView(this)),
      outcome_(new ElidedLabel(this)),
      save_(new QPushButton(tr("Save as PDF…"), this)) {
    outcome_->setForegroundRole(QPalette::PlaceholderText);
    outcome_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    controls()->addWidget(outcome_, 1);
    controls()->addWidget(save_);
    setContent(view_);
    connect(save_, &QPushButton::clicked, this, &ReportPane::chooseFile);
    connect(this, &Pane::cancelRequested, &jobs_, &AnalysisJobs::cancel);
    connect(&document_, &Document::findingsChanged, this, &ReportPane::refresh);
    connect(&document_, &Document::modelChanged, this, &ReportPane::refresh);
    connect(&jobs_, &AnalysisJobs::stateChanged, this, [this](Analysis analysis) {
        const std::vector<Analysis> used = reportAnalyses();
        if (std::ranges::find(used, analysis) != used.end())
            refresh();
    });
    refresh();
}

void ReportPane::refresh() {
    Shown shown = document_.shown();
    if (shown.isDifference())
        shown.side = Shown::Side::changed;
    tellSide(shown);
    save_->setEnabled(shown.findings() != nullptr);
    if (!shown.findings())
        return showEmpty(document_.model() ? tr("Nothing run yet: press Ctrl+Enter to run the prompt.")
                                           : tr("Open a model to see its report here."));
    if (!isVisible())
        return; // painted when it is shown
    view_->setContent(reportContent(*shown.findings(), document_.prompt(), jobs_));
    for (const Analysis analysis : reportAnalyses())
        if (const AnalysisState state = jobs_.state(analysis); state.stage == AnalysisState::Stage::computing)
            return showBusy(state.sentence, state.fraction);
    showContent();
}

void ReportPane::showEvent(QShowEvent* event) {
    Pane::showEvent(event);
    refresh();
}

void ReportPane::chooseFile() {
    const QString folder = settings_.reportFolder().isEmpty() ? QDir::homePath() : settings_.reportFolder();
    auto* dialog = new QFileDialog(this, tr("Save the report"), folder, tr("PDF (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(tr("%1 report.pdf").arg(view_->content().model).replace(QLatin1Char('/'), QLatin1Char('-')));
    connect(dialog, &QFileDialog::fileSelected, this, &ReportPane::save);
    dialog->open();
}

void ReportPane::save(const QString& path) {
    const Result<void> saved = saveReport(view_->content(), path);
    if (saved)
        settings_.setReportFolder(QFileInfo(path).absolutePath());
    const QString sentence = saved ? tr("Saved as %1").arg(path) : coreText(saved.error().text);
    outcome_->setWholeText(sentence);
}

} // namespace sinkscope
