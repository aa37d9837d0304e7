#include "model/HuggingFaceConfig.h"

#include "model/ConfigCheck.h"
#include "model/Family.h"
#include "model/FamilyStructure.h"
#include "model/FieldReader.h"
#include "model/HuggingFaceRope.h"
#include "model/RefusedFields.h"

#include <cmath>
#include <fstream>
#include <iterator>

namespace sinkscope {
namespace {

/// One config.json being read for its family.
struct Reading {
    const Family& family;
    const HuggingFaceForm& form;
    FieldReader& reader;
    ModelConfig config;
};

std::optional<Activation> activationOf(const std::string& name) {
    if (name == "silu" || name == "swish")
        return Activation::silu;
    if (name == "gelu")
        return Activation::gelu;
    if (name == "gelu_new" || name == "gelu_pytorch_tanh" || name == "gelu_fast")
        return Activation::geluTanh;
    if (name == "relu")
        return Activation::relu;
    return std::nullopt;
}

void readActivation(Reading& reading) {
    const std::string& field = reading.form.fields.activation;
    if (!reading.reader.has(field))
        return;
    const std::string name = reading.reader.text(field);
    if (const auto activation = activationOf(name))
        reading.config.activation = *activation;
    else
        reading.reader.fail(reading.reader.place(field) + " is \"" + name +
                            "\"; supported are silu, gelu, gelu_new, gelu_pytorch_tanh and relu.");
    if (reading.config.activation == Activation::gelu && reading.form.geluMeansTanh)
        reading.config.activation = Activation::geluTanh;
}

void readSizes(Reading& reading) {
    FieldReader& reader = reading.reader;
    const ConfigFields& fields = reading.form.fields;
    ModelConfig& config = reading.config;
    config.width = reader.count(fields.width, SizeLimits::width);
    config.layers.resize(static_cast<std::size_t>(reader.count(fields.layers, SizeLimits::layers)));
    config.heads = reader.count(fields.heads, SizeLimits::heads);
    config.keyValueHeads = reader.optionalCount(fields.keyValueHeads, SizeLimits::heads).value_or(config.heads);
    config.vocabulary = reader.count(fields.vocabulary, SizeLimits::vocabulary);
    config.contextLength = reader.count(fields.contextLength, SizeLimits::context);
    if (reader.error())
        return;
    const auto headSize = reader.optionalCount(fields.headSize, SizeLimits::headSize);
    if (!headSize && config.width % config.heads != 0)
        reader.fail(reader.place(fields.width) + " = " + std::to_string(config.width) + " is not a multiple of " +
                    fields.heads + " = " + std::to_string(config.heads) + ", and no head size is given.");
    config.headSize = headSize.value_or(config.width / config.heads);
}

void readStructure(Reading& reading) {
    NormConfig norm{reading.family.norm, reading.family.normEpsilon.value_or(0.0), reading.family.normParameters};
    if (!reading.family.normEpsilon)
        norm.epsilon = reading.reader.positive(reading.form.fields.normEpsilon);
    applyStructure(reading.family, norm, reading.config);
}

bool readBias(Reading& reading, const BiasRule& rule) {
    if (rule.when == BiasRule::When::byField)
        return reading.reader.flag(rule.field, false);
    return rule.when == BiasRule::When::always;
}

void readBiases(Reading& reading) {
    const bool feedForward = readBias(reading, reading.form.feedForwardBias);
    reading.config.biases.queryKeyValue = readBias(reading, reading.form.attentionInputBias);
    reading.config.biases.attentionProjection = readBias(reading, reading.form.attentionOutputBias);
    reading.config.biases.gateUp = feedForward;
    reading.config.biases.down = feedForward;
    reading.config.biases.router = readBias(reading, reading.form.routerBias);
}

/// `layer_types`, when the family heeds it and the file has it; checked for its length and words.
std::optional<std::vector<AttentionReach>> readLayerTypes(Reading& reading) {
    if (!reading.form.window.layerTypes)
        return std::nullopt;
    const auto types = reading.reader.optionalTexts("layer_types");
    if (!types)
        return std::nullopt;
    if (types->size() != reading.config.layers.size()) {
        reading.reader.fail(reading.reader.place("layer_types") + " names " + std::to_string(types->size()) +
                            " layers, but " + reading.form.fields.layers + " is " +
                            std::to_string(reading.config.layerCount()) + ".");
        return std::nullopt;
    }
    std::vector<AttentionReach> reaches;
    for (const std::string& type : *types) {
        if (type != "full_attention" && type != "sliding_attention")
            reading.reader.fail(reading.reader.place("layer_types") + " holds \"" + type +
                                "\"; supported are full_attention and sliding_attention.");
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

std::vector<AttentionReach> readReaches(Reading& reading) {
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

/// Windows and rotations, layer by layer. A window of 0 or null means that every token is seen.
void readAttention(Reading& reading) {
    FieldReader& reader = reading.reader;
    const WindowFields& fields = reading.form.window;
    const auto size = reader.optionalSize(fields.size, SizeLimits::context).value_or(0);
    const bool enabled = fields.enabled.empty() || reader.flag(fields.enabled, false);
    const std::vector<AttentionReach> reaches = readReaches(reading);
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
    }
    if (full.scaling == RopeScaling::dynamic)
        reading.config.contextLength =
            static_cast<std::int64_t>(static_cast<double>(full.originalContext) * std::max(full.factor, 1.0));
}

void readExperts(Reading& reading) {
    FieldReader& reader = reading.reader;
    const ConfigFields& fields = reading.form.fields;
    ExpertConfig& experts = reading.config.experts;
    const auto given =
        std::ranges::find_if(fields.experts, [&](const std::string& field) { return reader.has(field); });
    experts.experts =
        reader.count(given == fields.experts.end() ? fields.experts.front() : *given, SizeLimits::experts);
    experts.chosen = reader.count(fields.chosenExperts, SizeLimits::experts);
    experts.size = reader.count(fields.expertSize, SizeLimits::feedForward);
    experts.normalizeChosen = fields.normalizeChosen.empty() || reader.flag(fields.normalizeChosen, false);
    if (!fields.clampLimit.empty()) {
        experts.clampLimit = reader.positive(fields.clampLimit);
        experts.clampAlpha = reader.positive(fields.clampAlpha);
    }
}

/// Layers of a mixture that have an ordinary feed-forward all the same.
bool isDense(std::int64_t layer, std::int64_t step, const std::vector<double>& dense) {
    return (layer + 1) % step != 0 || std::ranges::find(dense, static_cast<double>(layer)) != dense.end();
}

void readFeedForward(Reading& reading) {
    FieldReader& reader = reading.reader;
    const ConfigFields& fields = reading.form.fields;
    const std::int64_t multiple = reading.form.feedForwardMultiple * reading.config.width;
    const std::int64_t size = multiple > 0 && !reader.has(fields.feedForwardSize)
                                  ? multiple
                                  : reader.count(fields.feedForwardSize, SizeLimits::feedForward);
    const bool mixture = reading.family.feedForward == FeedForwardKind::mixture;
    if (mixture)
        readExperts(reading);
    const auto step = reader.optionalCount(fields.expertStep, SizeLimits::layers).value_or(1);
    const auto dense = fields.denseLayers.empty() ? std::nullopt : reader.optionalNumbers(fields.denseLayers);
    for (std::int64_t layer = 0; layer < reading.config.layerCount(); ++layer) {
        LayerConfig& target = reading.config.layers[static_cast<std::size_t>(layer)];
        target.feedForwardSize = size;
        if (mixture && isDense(layer, step, dense.value_or(std::vector<double>{})))
            target.feedForward = FeedForwardKind::gated;
    }
}

void readRest(Reading& reading) {
    FieldReader& reader = reading.reader;
    const ConfigFields& fields = reading.form.fields;
    ModelConfig& config = reading.config;
    const double scalar =
        reader.optionalPositive(fields.attentionScalar).value_or(static_cast<double>(config.headSize));
    config.attentionScale = reader.flag(fields.scaledAttention, true) ? 1.0 / std::sqrt(scalar) : 1.0;
    config.attentionSoftCap = reader.optionalPositive(fields.attentionSoftCap);
    config.finalSoftCap = reader.optionalPositive(fields.finalSoftCap);
    config.queryKeyValueClip = reader.optionalPositive(fields.queryKeyValueClip);
    config.tiedHead = reader.flag(fields.tiedHead, false);
    if (!fields.parallelResidual.empty())
        config.residual =
            reader.flag(fields.parallelResidual, true) ? ResidualLayout::parallel : ResidualLayout::serial;
}

Result<DescribedModel> describe(const Family& family, FieldReader& reader, const std::string& modelType) {
    Reading reading{family, family.huggingFace, reader, {}};
    reading.config.family = modelType;
    readSizes(reading);
    if (!reader.error()) {
        readStructure(reading);
        readActivation(reading);
        readBiases(reading);
        readAttention(reading);
        readFeedForward(reading);
        readRest(reading);
        refuseFields(reader, family.huggingFace, reading.config.ignoredFields);
    }
    if (reader.error())
        return failure(*reader.error());
    if (auto checked = checkConfig(reading.config, reader.file()); !checked)
        return tl::unexpected(checked.error());
    return DescribedModel{std::move(reading.config), family.huggingFace.layout};
}

} // namespace

Result<DescribedModel> parseHuggingFaceConfig(std::string_view text, const std::string& file) {
    nlohmann::json root = nlohmann::json::parse(text, nullptr, false);
    if (!root.is_object())
        return failure(file + " holds no JSON object; the file is damaged or is no model description.");
    FieldReader outer(root, nlohmann::json::object(), file);
    const std::string modelType = outer.text("model_type");
    if (outer.error())
        return failure(*outer.error());
    const Family* family = familyOfModelType(modelType);
    if (family == nullptr)
        return failure(outer.place("model_type") + " is \"" + modelType + "\", which is not supported. Supported are " +
                       knownModelTypes() + ".");
    const auto defaults = nlohmann::json::parse(family->huggingFace.defaults);
    if (outer.has("text_config") && outer.object("text_config").is_object()) {
        FieldReader reader(outer.object("text_config"), defaults, file, "text_config.");
        if (outer.has("quantization_config"))
            reader.fail(outer.place("quantization_config") + " = " + outer.shown("quantization_config") +
                        " is not supported: choose the unquantized model, or a GGUF file.");
        return describe(*family, reader, modelType);
    }
    FieldReader reader(std::move(root), defaults, file);
    reader.has("model_type");
    return describe(*family, reader, modelType);
}

Result<DescribedModel> readHuggingFaceConfig(const std::filesystem::path& configJson) {
    std::ifstream stream(configJson, std::ios::binary);
    if (!stream)
        return failure(configJson.string() + " is missing or cannot be read; it must lie beside the weights.");
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    return parseHuggingFaceConfig(text, configJson.string());
}

} // namespace sinkscope
