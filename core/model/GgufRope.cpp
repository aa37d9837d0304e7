#include "model/GgufRope.h"

#include "model/ConfigCheck.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

/// A tensor with one factor per rotated pair; empty when the file has none of that name.
std::vector<double> readFactors(KeyReader& reader, const WeightSource& weights, const std::string& name,
                                std::int64_t pairs) {
    const StoredTensor* tensor = weights.find(name);
    if (tensor == nullptr)
        return {};
    if (tensor->shape != std::vector<std::int64_t>{pairs} || tensor->type != StoredType::f32) {
        reader.fail({"%1: the tensor %2 must hold %3 numbers in fp32.", {reader.place("rope"), name, pairs}});
        return {};
    }
    if (const auto whole = weights.whole(*tensor); !whole) {
        reader.fail(whole.error().text);
        return {};
    }
    std::vector<float> values(static_cast<std::size_t>(pairs));
    weights.read(*tensor, 0, values);
    if (!std::ranges::all_of(values, [](float value) { return std::isfinite(value) && value > 0.0F; }))
        reader.fail({"%1: the tensor %2 must hold numbers above 0 only.", {reader.place("rope"), name}});
    return {values.begin(), values.end()};
}

void readYarn(KeyReader& reader, RopeConfig& rope) {
    rope.betaFast = reader.optionalPositive("rope.scaling.yarn_beta_fast").value_or(rope.betaFast);
    rope.betaSlow = reader.optionalPositive("rope.scaling.yarn_beta_slow").value_or(rope.betaSlow);
    const double attention = reader.optionalPositive("rope.scaling.attn_factor")
                                 .value_or(reader.optionalPositive("rope.scaling.yarn_attn_factor").value_or(1.0));
    // In GGUF the stored number multiplies the rule's, it does not replace it.
    if (attention != 1.0)
        rope.attentionFactor = attention * (0.1 * std::log(std::max(rope.factor, 1.0)) + 1.0);
    if (reader.optionalPositive("rope.scaling.yarn_ext_factor").value_or(1.0) != 1.0)
        reader.fail({"%1 is not 1, which is not supported.", {reader.place("rope.scaling.yarn_ext_factor")}});
    if (reader.has("rope.scaling.yarn_log_multiplier"))
        reader.fail({"%1 is not supported.", {reader.place("rope.scaling.yarn_log_multiplier")}});
}

void readScaling(KeyReader& reader, RopeConfig& rope, std::int64_t contextLength) {
    const std::string type =
        reader.optionalText("rope.scaling.type").value_or(reader.has("rope.scale_linear") ? "linear" : "none");
    const auto factor = reader.optionalPositive("rope.scaling.factor");
    const std::int64_t original = std::max<std::int64_t>(
        reader.optionalSize("rope.scaling.original_context_length", SizeLimits::context).value_or(0), 0);
    rope.originalContext = original > 0 ? original : contextLength;
    rope.factor =
        factor.value_or(reader.optionalPositive("rope.scale_linear")
                            .value_or(static_cast<double>(contextLength) / static_cast<double>(rope.originalContext)));
    if (type == "linear") {
        rope.scaling = rope.factor == 1.0 ? RopeScaling::none : RopeScaling::linear;
    } else if (type == "yarn") {
        rope.scaling = RopeScaling::yarn;
        readYarn(reader, rope);
    } else if (type != "none" && type != "longrope") {
        reader.fail({"%1 is \"%2\"; supported are none, linear, yarn and longrope.",
                     {reader.place("rope.scaling.type"), type}});
    }
}

void readStoredFactors(KeyReader& reader, const WeightSource& weights, RopeConfig& rope) {
    const std::int64_t pairs = rope.rotaryDimensions / 2;
    const auto all = readFactors(reader, weights, "rope_freqs.weight", pairs);
    const auto longFactors = readFactors(reader, weights, "rope_factors_long.weight", pairs);
    const auto shortFactors = readFactors(reader, weights, "rope_factors_short.weight", pairs);
    if (!all.empty()) {
        if (rope.scaling != RopeScaling::none)
            reader.fail(
                {"%1 and the tensor rope_freqs.weight cannot both be followed.", {reader.place("rope.scaling.type")}});
        rope.scaling = RopeScaling::factors;
        rope.longFactors = all;
    } else if (!longFactors.empty() && !shortFactors.empty()) {
        rope.scaling = RopeScaling::longrope;
        rope.longFactors = longFactors;
        rope.shortFactors = shortFactors;
        rope.attentionFactor = reader.optionalPositive("rope.scaling.attn_factor");
    }
}

/// Clears what the chosen rule does not read, so that equal rotations compare equal.
void clearUnused(RopeConfig& rope) {
    const RopeScaling scaling = rope.scaling;
    if (scaling == RopeScaling::none || scaling == RopeScaling::factors)
        rope.factor = 1.0;
    if (scaling != RopeScaling::yarn && scaling != RopeScaling::longrope)
        rope.originalContext = 0;
}

} // namespace

GgufRope readGgufRope(KeyReader& reader, const WeightSource& weights, const GgufForm& form, const ModelConfig& config) {
    RopeConfig rope;
    rope.base = reader.optionalPositive("rope.freq_base").value_or(rope.base);
    if (rope.base <= 1.0)
        reader.fail({"%1 must be above 1.", {reader.place("rope.freq_base")}});
    rope.interleavedInFile = form.ropePairs;
    rope.truncate = form.yarnTruncates;
    const auto dimensions = reader.optionalSize("rope.dimension_count", SizeLimits::headSize).value_or(0);
    rope.rotaryDimensions = dimensions > 0 ? dimensions : config.headSize;
    GgufRope result{rope, rope};
    readScaling(reader, result.full, config.contextLength);
    readStoredFactors(reader, weights, result.full);
    clearUnused(result.full);
    if (form.localRopeBase > 0.0)
        result.window.base = reader.optionalPositive("rope.freq_base_swa").value_or(form.localRopeBase);
    else
        result.window = result.full;
    return result;
}

} // namespace sinkscope
