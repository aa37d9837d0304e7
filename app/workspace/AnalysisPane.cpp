#include "workspace/AnalysisPane.h"

#include "exhibit/ExhibitHelp.h"
#include "exhibit/ExhibitText.h"
#include "figure/FigureContent.h"
#include "figure/PanelNames.h"
#include "prompt/CalibrationPrompts.h"

#include <algorithm>
#include <utility>

namespace sinkscope {
namespace {

/// What was asked, as far as it is not what comes with the program.
ViewChoice choiceOf(Analysis analysis, const AnalysisInput& input) {
    const AnalysisInput usual = readInput(analysis, {SinkWindow::published, calibrationPrompts(), longText(), {}}, {});
    ViewChoice choice;
    choice.place = input.selection;
    choice.sinkWindow = input.sinkWindow;
    if (input.prompts != usual.prompts)
        choice.prompts = input.prompts;
    if (input.longText != usual.longText)
        choice.longText = input.longText;
    return choice;
}

} // namespace

AnalysisPane::AnalysisPane(Analysis analysis, Document& document, AnalysisJobs& jobs, QWidget* parent)
    : ExhibitView(coreWords(nameOf(analysis).title), parent), analysis_(analysis), document_(document), jobs_(jobs) {
    connect(this, &ExhibitView::selectionRequested, &document_, &Document::select);
    connect(&document_, &Document::selectionChanged, this, &ExhibitView::setSelection);
    connect(&document_, &Document::findingsChanged, this, &AnalysisPane::showSide);
    connect(&document_, &Document::modelChanged, this, qOverload<>(&AnalysisPane::refresh));
    connect(this, &Pane::cancelRequested, &jobs_, &AnalysisJobs::cancel);
    connect(this, &Pane::offerAccepted, this, [this] { jobs_.ask(analysis_); });
    connect(&jobs_, &AnalysisJobs::stateChanged, this, [this](Analysis changed) {
        if (changed == analysis_)
            refresh();
    });
    setSelection(document_.selection());
    showSide();
}

void AnalysisPane::showSide() {
    Shown shown = document_.shown();
    if (shown.isDifference())
        shown.side = Shown::Side::changed;
    tellSide(shown);
    refresh();
}

void AnalysisPane::refresh() {
    refresh(jobs_.state(analysis_));
}

void AnalysisPane::tellRemarks(const AnalysisState& state) {
    QStringList remarks;
    if (document_.shown().isDifference())
        remarks += tr("Analyses are of one run; this is B, the run with interventions.");
    if (state.stage == AnalysisState::Stage::done && !state.sentence.isEmpty())
        remarks += state.sentence;
    setRemark(remarks.join(QLatin1Char(' ')));
}

void AnalysisPane::refresh(const AnalysisState& state) {
    setExhibit(state.exhibit, state.tokens);
    tellRemarks(state);
    using Stage = AnalysisState::Stage;
    // Each report of progress would put off the line that tells of it, which waits a moment before it shows.
    const bool isNew = std::exchange(shown_, state.stage) != state.stage;
    switch (state.stage) {
    case Stage::nothingRun:
        return showEmpty(document_.model() ? tr("Nothing run yet: press Ctrl+Enter to run the prompt.")
                                           : tr("Open a model to see its analyses here."));
    case Stage::toBeAsked:
        return showOffer(
            afterStopOf(analysis_) == AfterStop::goesOn
                ? tr("This may take up to two minutes. It gives way to all other work, and when it is "
                     "cancelled it goes on later where it stopped.")
                : tr("This may take up to two minutes; other pictures wait for it meanwhile. Esc cancels it."),
            tr("Compute"));
    case Stage::cancelled:
        return showOffer(tr("Cancelled."), tr("Compute"));
    case Stage::failed:
        return showError(state.sentence, {});
    case Stage::computing:
        if (!state.exhibit && isNew)
            showEmpty({});
        return showBusy(state.sentence, state.fraction);
    case Stage::waiting:
        if (!jobs_.busy())
            return state.exhibit ? showContent() : showEmpty({});
        if (!state.exhibit && isNew)
            showEmpty({});
        return showBusy(tr("Waits for another analysis…"), -1.0);
    case Stage::done:
        return showContent();
    }
}

std::vector<FigureContent> AnalysisPane::figures() const {
    std::vector<FigureContent> figures;
    if (!exhibit())
        return figures;
    const AnalysisState state = jobs_.state(analysis_);
    ViewChoice choice = choiceOf(analysis_, state.input);
    choice.side = document_.shown().side == Shown::Side::base ? Shown::Side::base : Shown::Side::changed;
    const std::vector<std::string> names = panelNames(nameOf(analysis_).key, *exhibit());
    for (std::size_t index = 0; index < names.size(); ++index) {
        choice.view = names[index];
        const GridColours colours = gridColours(index);
        choice.scale = colours.scale;
        choice.palette = colours.palette;
        choice.keptScale = colours.range;
        figures.push_back(panelFigure(choice, exhibit()->panels[index], state.tokens));
    }
    if (const int current = currentPanel(); current > 0)
        std::rotate(figures.begin(), figures.begin() + current, figures.begin() + current + 1);
    return figures;
}

QString AnalysisPane::help() const {
    return exhibitHelp(nameOf(analysis_), exhibit().get());
}

} // namespace sinkscope
