#pragma once

#include "RandomModel.h"
#include "engine/Engine.h"
#include "interventions/Intervene.h"
#include "io/InterventionsJson.h"

#include <QtTest>
#include <nlohmann/json.hpp>
#include <string>

namespace sinkscope {

/// Length of the tests' prompts.
constexpr std::int64_t promptTokens = 24;

inline Interventions switches(const std::string& text) {
    const auto parsed = parseInterventions(text);
    if (!parsed)
        qFatal("%s", parsed.error().message().c_str());
    return *parsed;
}

/// Changes of every kind that a model without spikes can have, each with the layer that it acts on first.
struct Case {
    const char* text;
    std::int64_t firstLayer;
};
constexpr Case cases[] = {
    {R"([{"kind": "weMask", "layers": [1, 2], "count": 3, "tokens": [0, 5]}])", 1},
    {R"([{"kind": "weMask", "layers": [2], "rate": 0.2, "tokens": [3], "ranking": "activation", "place": "beforeNorm"}])",
     2},
    {R"([{"kind": "weMask", "layers": [0], "count": 4, "tokens": [3], "ranking": "random", "seed": 5}])", 0},
    {R"([{"kind": "weMask", "layers": [1], "count": 4, "tokens": [3], "ranking": "magnitude"}])", 1},
    {R"([{"kind": "weMask", "layers": [2], "channels": [0, 9, 31], "tokens": [3]}])", 2},
    {R"([{"kind": "normSwap", "site": "attentionInput", "layers": [1], "to": "layerNorm"}])", 1},
    {R"([{"kind": "normSwap", "site": "ffnInput", "layers": [2], "to": "dynamicTanh"}])", 2},
    {R"([{"kind": "normSwap", "site": "queryKey", "layers": [0], "to": "rmsNorm"}])", 0},
    {R"([{"kind": "normSwap", "site": "attentionOutput", "layers": [1], "to": "rmsNorm"}])", 1},
    {R"([{"kind": "normSwap", "site": "ffnOutput", "layers": [1], "to": "layerNorm"}])", 1},
    {R"([{"kind": "normSwap", "site": "final", "to": "rmsNormWithoutGain"}])", 3},
    {R"([{"kind": "headAblation", "heads": [[1, 0], [2, 3]], "how": "zero"}])", 1},
    {R"([{"kind": "headAblation", "heads": [[2, 1]], "how": "mean"}])", 2},
    {R"([{"kind": "headAblation", "heads": [[0, 1]], "how": "firstToken"}])", 0},
    {R"([{"kind": "headAblation", "heads": [[1, 1]], "how": "self"}])", 1},
    {R"([{"kind": "headAblation", "heads": [[1, 2]], "how": "withoutSink"}])", 1},
    {R"([{"kind": "spikeEdit", "layer": 0, "entries": [[0, 7]], "to": "value", "value": 50}])", 1},
    {R"([{"kind": "spikeEdit", "layer": 2, "entries": [[4, 7]], "to": "scale", "scale": 0}])", 3},
    {R"([{"kind": "virtualSink", "logit": 1, "heads": [[2, 0]]}])", 2},
    {R"([{"kind": "virtualSink", "logit": 0}])", 0},
    {R"([{"kind": "selfOnly", "tokens": [6], "layers": [1]}])", 1},
    {R"([{"kind": "hide", "tokens": [0], "layers": [2]}])", 2},
    {R"([{"kind": "keepSinks", "sinks": 2, "window": 5, "layers": [1, 2]}])", 1},
    {R"([{"kind": "scaleWeight", "layer": 1, "channel": 3, "neuron": 2, "scale": -4}])", 1},
    {R"([{"kind": "capFfn", "layer": 2}])", 2},
};

inline Baseline baselineOf(const std::shared_ptr<const Model>& model, std::int64_t count = promptTokens) {
    const auto finished = run(model, someTokens(count, model->config().vocabulary), {}, {});
    return *prepareBaseline(std::make_shared<const Findings>(findings(*finished, {})), {});
}

inline std::shared_ptr<const Intervened> changed(const Baseline& baseline, const std::string& text) {
    const auto result = intervene(baseline, switches(text), {});
    if (!result)
        qFatal("%s", result.error().message().c_str());
    return *result;
}

inline QString faultOf(const Baseline& baseline, const std::string& text) {
    const auto result = intervene(baseline, switches(text), {});
    return result ? QStringLiteral("done") : QString::fromStdString(result.error().message());
}

} // namespace sinkscope
