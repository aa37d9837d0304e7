#include "document/StartingSelection.h"

#include <algorithm>

namespace sinkscope {

namespace {

/// The head with the strongest sink among layers [first, last).
Selection strongestSink(const SinkFinding& sinks, std::int64_t first, std::int64_t last) {
    Selection selection{.layer = first};
    float strongest = -1.0F;
    for (std::int64_t layer = first; layer < last; ++layer)
        for (std::int64_t head = 0; head < sinks.strength.columns; ++head)
            if (const float strength = sinks.strength.at(layer, head); strength > strongest) {
                strongest = strength;
                selection.layer = layer;
                selection.head = head;
                selection.key = sinks.sinkToken(layer, head);
            }
    return selection;
}

} // namespace

Selection startingSelection(const Findings& findings) {
    const LifeCycle& life = findings.lifeCycle;
    const SinkFinding& sinks = findings.sinks;
    const std::int64_t layers = sinks.strength.rows;
    Selection selection;
    if (life.emergence && layers > 0) {
        const std::int64_t layer = std::min(life.emergence->layer + 1, layers - 1);
        selection = strongestSink(sinks, layer, layer + 1);
    } else {
        selection = strongestSink(sinks, 0, layers);
    }
    if (life.spike)
        selection.channel = life.spike->channel;
    else if (!life.residual.empty())
        selection.channel = life.residual.back()[0].channel;
    selection.query = std::min(selection.key + 1, findings.run->tokenCount() - 1);
    return selection;
}

Selection withinRun(const Selection& selection, const Run& run) {
    const auto within = [](std::int64_t value, std::int64_t count) {
        return std::clamp<std::int64_t>(value, 0, std::max<std::int64_t>(count - 1, 0));
    };
    const ModelConfig& config = run.model->config();
    return {within(selection.layer, run.layerCount()), within(selection.head, config.heads),
            within(selection.query, run.tokenCount()), within(selection.key, run.tokenCount()),
            within(selection.channel, config.width)};
}

} // namespace sinkscope
