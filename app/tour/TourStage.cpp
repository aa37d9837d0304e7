#include "tour/TourStage.h"

#include "attention/AttentionView.h"
#include "curves/LifeCycleView.h"
#include "heatmap/ResidualView.h"
#include "keyspace/KeySpaceView.h"
#include "window/OverviewPanes.h"
#include "workspace/AnalysisWorkspace.h"
#include "workspace/Workspaces.h"

namespace sinkscope {
namespace {

Pane* paneOf(const OverviewPanes& panes, TourPane pane) {
    switch (pane) {
    case TourPane::none:
        return nullptr;
    case TourPane::residual:
        return &panes.residual();
    case TourPane::attention:
        return &panes.attention();
    case TourPane::lifeCycle:
        return &panes.lifeCycle();
    case TourPane::keySpace:
        return &panes.keySpace();
    }
    return nullptr;
}

} // namespace

void TourStage::open(Workspace workspace) {
    if (workspaces_.current() != workspace)
        workspaces_.open(workspace);
}

void TourStage::show(const TourState& state) {
    OverviewPanes& panes = workspaces_.overview();
    const bool isLinear = state.residualScale == ValueScale::Kind::linear;
    panes.residual().restore(
        {{QStringLiteral("scale"), isLinear ? QStringLiteral("linear") : QStringLiteral("logarithmic")}});
    panes.enlarge(paneOf(panes, state.enlarged));
    open(state.workspace);
    if (!state.analysis)
        return;
    if (state.workspace == Workspace::spikes)
        workspaces_.spikes().choose(*state.analysis);
    if (state.workspace == Workspace::sinks)
        workspaces_.sinks().choose(*state.analysis);
}

void TourStage::keep() {
    const OverviewPanes& panes = workspaces_.overview();
    kept_ = {workspaces_.current(), workspaces_.spikes().page(), workspaces_.sinks().page(), panes.enlargedPane(),
             panes.residual().state()};
}

void TourStage::giveBack() {
    OverviewPanes& panes = workspaces_.overview();
    panes.residual().restore(kept_.residual);
    panes.enlarge(kept_.enlarged);
    workspaces_.spikes().choosePage(kept_.spikesPage);
    workspaces_.sinks().choosePage(kept_.sinksPage);
    open(kept_.workspace);
}

} // namespace sinkscope
