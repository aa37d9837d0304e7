#include "model/ConfigCheck.h"
#include "model/HuggingFaceReading.h"
#include "model/HuggingFaceRope.h"

namespace sinkscope {
namespace {

/// `layer_types`, when the family heeds it and the file has it; checked for its length and words.
std::optional<std::vector<AttentionReach>> readLayerTypes(HuggingFaceReading& reading) {
    if (!reading.form.window.layerTypes)
        return std::nullopt;
    const auto types = reading.reader.optionalTexts("layer_types");
    if (!types)
        return std::nullopt;
    if (types->size() != reading.config.layers.size()) {
        reading.reader.fail({"%1 names %2 layers, but %3 is %4.",
                             {reading.reader.place("layer_types"), types->size(), reading.form.fields.layers,
                              reading.config.layerCount()}});
        return std::nullopt;
    }
    std::vector<AttentionReach> reaches;
    for (const std::string& type : *types) {
        if (type != "full_attention" && type != "sliding_attention")
            reading.reader.fail({"%1 holds \"%2\"; supported are full_attention and sliding_attention.",
                                 {reading.reader.place("layer_types"), type}});
        reaches.push_back(type == "full_attention" ? AttentionReach::full : AttentionReach::window);
    }
    return reaches;
}

/// Which layers have the window where `layer_types` does not say it.
AttentionReach usualReach(const WindowFields& window, std::int64_t layer, std::int64_t period,
                          std::int64_t firstLayer) {
    if (!window.firstLayer.empty())
        return layer >= firstLayer ? AttentionReach::window : AttentionReach::full;
    if (period > 0)
        return (layer + 1) % period == 0 ? AttentionReach::full : AttentionReach::window;
    return AttentionReach::window;
}

std::vector<AttentionReach> readReaches(HuggingFaceReading& reading) {
    const WindowFields& window = reading.form.window;
    const std::int64_t count = reading.config.layerCount();
    std::int64_t period = window.usualPeriod;
    for (const std::string& field : window.period)
        period = reading.reader.optionalCount(field, SizeLimits::layers).value_or(period);
    const auto firstLayer = reading.reader.optionalSize(window.firstLayer, SizeLimits::layers).value_or(count);
    if (const auto types = readLayerTypes(reading))
        return *types;
    std::vector<AttentionReach> reaches;
    for (std::int64_t layer = 0; layer < count; ++layer)
        reaches.push_back(window.size.empty() ? AttentionReach::full : usualReach(window, layer, period, firstLayer));
    return reaches;
}

/// Which layers rotate q and k, as far as fields say it layer by layer.
std::vector<bool> readRotatedLayers(HuggingFaceReading& reading) {
    FieldReader& reader = reading.reader;
    const ConfigFields& fields = reading.form.fields;
    const std::int64_t count = reading.config.layerCount();
    const auto period = reader.optionalCount(fields.unrotatedPeriod, SizeLimits::layers).value_or(0);
    const auto flags = fields.rotatedLayers.empty() ? std::nullopt : reader.optionalNumbers(fields.rotatedLayers);
    if (flags && std::ssize(*flags) < count)
        reader.fail({"%1 must have a number for each of the %2 layers, but it has %3.",
                     {reader.place(fields.rotatedLayers), count, flags->size()}});
    std::vector<bool> rotated;
    for (std::int64_t layer = 0; layer < count && !reader.error(); ++layer)
        rotated.push_back(flags ? (*flags)[static_cast<std::size_t>(layer)] != 0.0
                                : period == 0 || (layer + 1) % period != 0);
    return rotated;
}

} // namespace

void readLayerAttention(HuggingFaceReading& reading) {
    FieldReader& reader = reading.reader;
    const WindowFields& fields = reading.form.window;
    const auto size = reader.optionalSize(fields.size, SizeLimits::context).value_or(0);
    const bool enabled = fields.enabled.empty() || reader.flag(fields.enabled, false);
    const std::vector<AttentionReach> reaches = readReaches(reading);
    const std::vector<bool> rotated = readRotatedLayers(reading);
    if (reader.error())
        return;
    RopeConfig full, local;
    if (reading.family.positions == PositionKind::rotary) {
        full = readHuggingFaceRope(reader, reading.form, AttentionReach::full, reading.config,
                                   reading.config.ignoredFields);
        local = readHuggingFaceRope(reader, reading.form, AttentionReach::window, reading.config,
                                    reading.config.ignoredFields);
    }
    for (std::size_t index = 0; index < reaches.size(); ++index) {
        LayerConfig& layer = reading.config.layers[index];
        const bool isLocal = reaches[index] == AttentionReach::window;
        layer.rope = isLocal ? local : full;
        if (isLocal && enabled && size > 0)
            layer.window = size;
        if (!rotated[index] || (reading.form.rotatesWindowsOnly && !layer.window))
            layer.rope = {};
    }
    if (full.scaling == RopeScaling::dynamic)
        reading.config.contextLength =
            static_cast<std::int64_t>(static_cast<double>(full.originalContext) * std::max(full.factor, 1.0));
}

} // namespace sinkscope
