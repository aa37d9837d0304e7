#include "model/HuggingFaceRope.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr std::int64_t largestContext = 1LL << 40;

/// The object that describes the rotation of one kind of layer, and where it stands.
struct RopeObject {
    nlohmann::json object = nlohmann::json::object();
    std::string path;
};

std::string keyOf(AttentionReach reach) {
    return reach == AttentionReach::full ? "full_attention" : "sliding_attention";
}

/// rope_scaling, where both are given, wins over rope_parameters, as in Hugging Face's own reader.
RopeObject findRopeObject(FieldReader& reader, const HuggingFaceForm& form, AttentionReach reach) {
    const bool twoBases = !form.fields.localRopeBase.empty();
    const nlohmann::json scaling = reader.object("rope_scaling");
    const nlohmann::json parameters = reader.object("rope_parameters");
    const bool nested =
        parameters.is_object() && (parameters.contains("full_attention") || parameters.contains("sliding_attention"));
    if (scaling.is_object() && !scaling.empty() && (reach == AttentionReach::full || !twoBases))
        return {scaling, "rope_scaling."};
    if (nested) {
        const auto found = parameters.find(keyOf(reach));
        if (found != parameters.end() && found->is_object())
            return {*found, "rope_parameters." + keyOf(reach) + "."};
        return {nlohmann::json::object(), "rope_parameters."};
    }
    if (parameters.is_object() && twoBases && !parameters.empty())
        reader.fail({"%1 must hold full_attention and sliding_attention for this model_type.",
                     {reader.place("rope_parameters")}});
    if (parameters.is_object() && !twoBases)
        return {parameters, "rope_parameters."};
    return {nlohmann::json::object(), "rope_scaling."};
}

std::optional<RopeScaling> scalingOf(const std::string& type, const HuggingFaceForm& form) {
    if (std::ranges::find(form.longropeSpellings, type) != form.longropeSpellings.end())
        return RopeScaling::longrope;
    if (type == "default")
        return RopeScaling::none;
    if (type == "linear")
        return RopeScaling::linear;
    if (type == "dynamic")
        return RopeScaling::dynamic;
    if (type == "llama3")
        return RopeScaling::llama3;
    if (type == "yarn")
        return RopeScaling::yarn;
    if (type == "longrope")
        return RopeScaling::longrope;
    return std::nullopt;
}

RopeScaling readScaling(FieldReader& rope, const HuggingFaceForm& form) {
    const bool older = !rope.has("rope_type") && rope.has("type");
    const std::string field = older ? "type" : "rope_type";
    const std::string type = rope.has(field) ? rope.text(field) : "default";
    if (const auto scaling = scalingOf(type, form))
        return *scaling;
    rope.fail({"%1 is \"%2\"; supported are default, linear, dynamic, llama3, yarn and longrope.",
               {rope.place(field), type}});
    return RopeScaling::none;
}

/// How many of each head's dimensions rotate.
std::int64_t readRotaryDimensions(FieldReader& reader, FieldReader& rope, const HuggingFaceForm& form,
                                  std::int64_t headSize) {
    if (const std::string& field = form.fields.rotaryDimensions; !field.empty()) {
        const std::int64_t dimensions = reader.count(field, headSize);
        if (!reader.error() && dimensions % 2 != 0)
            reader.fail({"%1 must be even, but it is %2.", {reader.place(field), dimensions}});
        return dimensions;
    }
    const auto own = rope.optionalPositive("partial_rotary_factor");
    const double share = own.value_or(reader.optionalPositive(form.fields.partialRotary).value_or(1.0));
    if (share > 1.0)
        rope.fail(
            {"%1 must be at most 1, but it is %2.", {rope.place("partial_rotary_factor"), std::to_string(share)}});
    if (form.fields.partialRotary.empty() && share != 1.0)
        rope.fail({"%1 is %2; this model_type is known only with all dimensions rotated.",
                   {rope.place("partial_rotary_factor"), std::to_string(share)}});
    const auto dimensions = static_cast<std::int64_t>(static_cast<double>(headSize) * share);
    if (!rope.error() && (dimensions < 2 || dimensions % 2 != 0))
        rope.fail({"%1: %2 of %3 dimensions of each head would rotate; the number must be even and at least 2.",
                   {rope.file(), dimensions, headSize}});
    return dimensions;
}

std::int64_t readOriginalContext(FieldReader& reader, FieldReader& rope, std::int64_t contextLength) {
    const auto outside = reader.optionalCount("original_max_position_embeddings", largestContext);
    const auto inside = rope.optionalCount("original_max_position_embeddings", largestContext);
    return outside.value_or(inside.value_or(contextLength));
}

/// A list of one factor above 0 for each rotated pair.
std::vector<double> readFactors(FieldReader& rope, const std::string& field, std::int64_t pairs) {
    auto factors = rope.optionalNumbers(field).value_or(std::vector<double>{});
    const bool positive =
        std::ranges::all_of(factors, [](double factor) { return std::isfinite(factor) && factor > 0.0; });
    if (std::ssize(factors) != pairs || !positive)
        rope.fail({positive ? "%1 must be a list of %2 numbers above 0, but it has %3."
                            : "%1 must be a list of %2 numbers above 0, but it has %3, not all of them above 0.",
                   {rope.place(field), pairs, factors.size()}});
    return factors;
}

void readLlama3(FieldReader& rope, RopeConfig& result) {
    result.factor = rope.positive("factor");
    result.lowFrequencyFactor = rope.positive("low_freq_factor");
    result.highFrequencyFactor = rope.positive("high_freq_factor");
    if (!rope.error() && result.highFrequencyFactor <= result.lowFrequencyFactor)
        rope.fail({"%1 must be above low_freq_factor.", {rope.place("high_freq_factor")}});
}

void readYarn(FieldReader& rope, RopeConfig& result, std::int64_t contextLength) {
    const double ratio = static_cast<double>(contextLength) / static_cast<double>(result.originalContext);
    result.factor = rope.optionalPositive("factor").value_or(ratio);
    result.attentionFactor = rope.optionalPositive("attention_factor");
    result.mscale = rope.optionalPositive("mscale");
    result.mscaleAllDimensions = rope.optionalPositive("mscale_all_dim");
    result.betaFast = rope.optionalPositive("beta_fast").value_or(result.betaFast);
    result.betaSlow = rope.optionalPositive("beta_slow").value_or(result.betaSlow);
    result.truncate = rope.flag("truncate", true);
}

void readLongrope(FieldReader& rope, RopeConfig& result, std::int64_t contextLength) {
    const double ratio = static_cast<double>(contextLength) / static_cast<double>(result.originalContext);
    result.factor = rope.optionalPositive("factor").value_or(ratio);
    result.attentionFactor = rope.optionalPositive("attention_factor");
    result.shortFactors = readFactors(rope, "short_factor", result.rotaryDimensions / 2);
    result.longFactors = readFactors(rope, "long_factor", result.rotaryDimensions / 2);
    if (result.originalContext < 2)
        rope.fail({"%1 must be at least 2 for longrope.", {rope.place("original_max_position_embeddings")}});
}

void readRule(FieldReader& rope, RopeConfig& result, std::int64_t contextLength) {
    switch (result.scaling) {
    case RopeScaling::none:
    case RopeScaling::factors:
        return;
    case RopeScaling::linear:
        result.factor = rope.positive("factor");
        return;
    case RopeScaling::dynamic:
        result.factor = rope.positive("factor");
        result.originalContext = contextLength;
        if (result.rotaryDimensions == 2)
            rope.fail({"%1: dynamic RoPE needs more than 2 rotated dimensions in each head.", {rope.file()}});
        return;
    case RopeScaling::llama3:
        readLlama3(rope, result);
        return;
    case RopeScaling::yarn:
        readYarn(rope, result, contextLength);
        return;
    case RopeScaling::longrope:
        readLongrope(rope, result, contextLength);
        return;
    }
}

} // namespace

RopeConfig readHuggingFaceRope(FieldReader& reader, const HuggingFaceForm& form, AttentionReach reach,
                               const ModelConfig& config, std::vector<std::string>& ignored) {
    RopeObject found = findRopeObject(reader, form, reach);
    FieldReader rope(std::move(found.object), nlohmann::json::object(), reader.file(), std::move(found.path));
    const bool local = reach == AttentionReach::window && !form.fields.localRopeBase.empty();
    const auto outerBase = reader.optionalPositive(local ? form.fields.localRopeBase : form.fields.ropeBase);

    RopeConfig result;
    result.base = rope.optionalPositive("rope_theta").value_or(outerBase.value_or(form.usualRopeBase));
    if (result.base <= 1.0)
        rope.fail({"%1 must be above 1.", {rope.place("rope_theta")}});
    result.rotaryDimensions = readRotaryDimensions(reader, rope, form, config.headSize);
    result.interleavedInFile = form.ropePairs;
    result.scaling = readScaling(rope, form);
    const std::int64_t original = readOriginalContext(reader, rope, config.contextLength);
    if (result.scaling == RopeScaling::llama3 || result.scaling == RopeScaling::yarn ||
        result.scaling == RopeScaling::longrope)
        result.originalContext = original;
    if (!rope.error())
        readRule(rope, result, config.contextLength);
    for (const char* field : {"mrope_section", "short_mscale", "long_mscale", "llama_4_scaling_beta", "alpha"})
        if (rope.has(field))
            rope.fail({"%1 changes the rotation in a way that is not supported.", {rope.place(field)}});
    if (rope.error())
        reader.fail(*rope.error());
    for (std::string& field : rope.unread())
        ignored.push_back(std::move(field));
    return result;
}

} // namespace sinkscope
