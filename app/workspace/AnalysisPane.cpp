#include "workspace/AnalysisPane.h"

#include "exhibit/ExhibitHelp.h"
#include "exhibit/ExhibitText.h"

namespace sinkscope {

AnalysisPane::AnalysisPane(Analysis analysis, Document& document, AnalysisJobs& jobs, QWidget* parent)
    : ExhibitView(exhibitWords(nameOf(analysis).title), parent), analysis_(analysis), document_(document), jobs_(jobs) {
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
    const bool isDifference = shown.isDifference();
    if (isDifference)
        shown.side = Shown::Side::changed;
    tellSide(shown);
    setRemark(isDifference ? tr("Analyses are of one run; this is B, the run with interventions.") : QString());
    refresh();
}

void AnalysisPane::refresh() {
    refresh(jobs_.state(analysis_));
}

void AnalysisPane::refresh(const AnalysisState& state) {
    if (state.exhibit && state.exhibit != exhibit())
        setExhibit(state.exhibit, state.tokens);
    using Stage = AnalysisState::Stage;
    switch (state.stage) {
    case Stage::nothingRun:
        return showEmpty(document_.model() ? tr("Nothing run yet: press Ctrl+Enter to run the prompt.")
                                           : tr("Open a model to see its analyses here."));
    case Stage::toBeAsked:
        return showOffer(tr("This may take up to two minutes. Other work goes on meanwhile, a little slower."),
                         tr("Compute"));
    case Stage::cancelled:
        return showOffer(tr("Cancelled."), tr("Compute"));
    case Stage::failed:
        return showError(state.sentence, {});
    case Stage::computing:
        if (!state.exhibit)
            showEmpty({});
        return showBusy(state.sentence, state.fraction);
    case Stage::waiting:
        return state.exhibit ? showContent() : showEmpty({});
    case Stage::done:
        return showContent();
    }
}

QString AnalysisPane::help() const {
    return exhibitHelp(nameOf(analysis_), exhibit().get());
}

} // namespace sinkscope
