#include "tour/TourState.h"

namespace sinkscope {
namespace {

template <typename Value>
void take(const std::optional<Value>& from, Value& to) {
    if (from)
        to = *from;
}

template <typename Value>
void take(const std::optional<Value>& from, std::optional<Value>& to) {
    if (from)
        to = from;
}

} // namespace

TourState stateAt(const Tour& tour, std::size_t step) {
    TourState state;
    for (std::size_t index = 0; index <= step && index < tour.steps.size(); ++index) {
        const TourSettings& set = tour.steps[index].set;
        take(set.prompt, state.prompt);
        take(set.interventions, state.interventions);
        take(set.side, state.side);
        take(set.selection.layer, state.selection.layer);
        take(set.selection.head, state.selection.head);
        take(set.selection.query, state.selection.query);
        take(set.selection.key, state.selection.key);
        take(set.selection.channel, state.selection.channel);
        take(set.workspace, state.workspace);
        take(set.analysis, state.analysis);
        take(set.enlarged, state.enlarged);
        take(set.residualScale, state.residualScale);
    }
    return state;
}

} // namespace sinkscope
