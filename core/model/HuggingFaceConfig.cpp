#include "model/HuggingFaceConfig.h"

#include "model/ConfigCheck.h"
#include "model/Family.h"
#include "model/FamilyStructure.h"
#include "model/FieldReader.h"
#include "model/HuggingFaceReading.h"
#include "model/RefusedFields.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

namespace sinkscope {
namespace {

std::optional<Activation> activationOf(const std::string& name) {
    if (name == "silu" || name == "swish")
        return Activation::silu;
    if (name == "gelu")
        return Activation::gelu;
    if (name == "gelu_new" || name == "gelu_pytorch_tanh" || name == "gelu_fast")
        return Activation::geluTanh;
    if (name == "relu")
        return Activation::relu;
    if (name == "relu2")
        return Activation::reluSquared;
    return std::nullopt;
}

void readActivation(HuggingFaceReading& reading) {
    const std::string& field = reading.form.fields.activation;
    if (!reading.reader.has(field))
        return;
    const std::string name = reading.reader.text(field);
    if (const auto activation = activationOf(name))
        reading.config.activation = *activation;
    else
        reading.reader.fail({"%1 is \"%2\"; supported are silu, gelu, gelu_new, gelu_pytorch_tanh, relu and relu2.",
                             {reading.reader.place(field), name}});
    if (reading.config.activation == Activation::gelu && reading.form.geluMeansTanh)
        reading.config.activation = Activation::geluTanh;
}

void readSizes(HuggingFaceReading& reading) {
    FieldReader& reader = reading.reader;
    const ConfigFields& fields = reading.form.fields;
    ModelConfig& config = reading.config;
    config.width = reader.count(fields.width, SizeLimits::width);
    config.layers.resize(static_cast<std::size_t>(reader.count(fields.layers, SizeLimits::layers)));
    config.heads = reader.count(fields.heads, SizeLimits::heads);
    config.keyValueHeads = reader.optionalCount(fields.keyValueHeads, SizeLimits::heads)
                               .value_or(reading.form.keyValueHeads.value_or(config.heads));
    config.vocabulary = reader.count(fields.vocabulary, SizeLimits::vocabulary);
    config.contextLength = reader.count(fields.contextLength, SizeLimits::context);
    if (reader.error())
        return;
    const auto headSize = reader.optionalCount(fields.headSize, SizeLimits::headSize);
    if (!headSize && config.width % config.heads != 0)
        reader.fail({"%1 = %2 is not a multiple of %3 = %4, and no head size is given.",
                     {reader.place(fields.width), config.width, fields.heads, config.heads}});
    config.headSize = headSize.value_or(config.width / config.heads);
}

void readStructure(HuggingFaceReading& reading) {
    NormConfig norm{reading.family.norm, reading.family.normEpsilon.value_or(0.0), reading.family.normParameters};
    if (!reading.family.normEpsilon)
        norm.epsilon = reading.reader.positive(reading.form.fields.normEpsilon);
    Family family = reading.family;
    if (!reading.form.fields.queryKeyNorm.empty())
        family.sites.queryKey = reading.reader.flag(reading.form.fields.queryKeyNorm, false);
    applyStructure(family, norm, reading.config);
}

bool readBias(HuggingFaceReading& reading, const BiasRule& rule) {
    if (rule.when == BiasRule::When::byField)
        return reading.reader.flag(rule.field, false);
    return rule.when == BiasRule::When::always;
}

void readBiases(HuggingFaceReading& reading) {
    const bool feedForward = readBias(reading, reading.form.feedForwardBias);
    reading.config.biases.queryKeyValue = readBias(reading, reading.form.attentionInputBias);
    reading.config.biases.attentionProjection = readBias(reading, reading.form.attentionOutputBias);
    reading.config.biases.gateUp = feedForward;
    reading.config.biases.down = feedForward;
    reading.config.biases.router = readBias(reading, reading.form.routerBias);
    reading.config.biases.head = readBias(reading, reading.form.headBias);
}

void readExperts(HuggingFaceReading& reading) {
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

void readFeedForward(HuggingFaceReading& reading) {
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

void readRest(HuggingFaceReading& reading) {
    FieldReader& reader = reading.reader;
    const ConfigFields& fields = reading.form.fields;
    ModelConfig& config = reading.config;
    const double scalar =
        reader.optionalPositive(fields.attentionScalar).value_or(static_cast<double>(config.headSize));
    config.attentionScale = reader.flag(fields.scaledAttention, true) ? 1.0 / std::sqrt(scalar) : 1.0;
    config.attentionScale = reader.optionalPositive(fields.attentionMultiplier).value_or(config.attentionScale);
    config.embeddingScale = reader.optionalPositive(fields.embeddingMultiplier).value_or(config.embeddingScale);
    config.residualMultiplier = reader.optionalPositive(fields.residualMultiplier).value_or(1.0);
    config.logitMultiplier = reader.optionalPositive(fields.logitMultiplier).value_or(1.0) /
                             reader.optionalPositive(fields.logitDivisor).value_or(1.0);
    config.attentionSoftCap = reader.optionalPositive(fields.attentionSoftCap);
    config.finalSoftCap = reader.optionalPositive(fields.finalSoftCap);
    config.queryKeyValueClip = reader.optionalPositive(fields.queryKeyValueClip);
    config.tiedHead = reader.flag(fields.tiedHead, false);
    if (!fields.parallelResidual.empty())
        config.residual =
            reader.flag(fields.parallelResidual, true) ? ResidualLayout::parallel : ResidualLayout::serial;
}

/// Whether the file's fields have the values that this family asks for.
bool isMeant(const Family& family, const nlohmann::json& fields) {
    const auto wanted = nlohmann::json::parse(family.huggingFace.when);
    return std::ranges::all_of(wanted.items(), [&](const auto& item) {
        const auto found = fields.find(item.key());
        return found != fields.end() && *found == item.value();
    });
}

Result<DescribedModel> describe(const Family& family, FieldReader& reader, const std::string& modelType) {
    HuggingFaceReading reading{family, family.huggingFace, reader, {}};
    reading.config.family = modelType;
    readSizes(reading);
    if (!reader.error()) {
        readStructure(reading);
        readActivation(reading);
        readBiases(reading);
        readLayerAttention(reading);
        readFeedForward(reading);
        readRest(reading);
        const auto wanted = nlohmann::json::parse(family.huggingFace.when);
        for (const auto& item : wanted.items())
            reader.has(item.key());
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
        return failure({"%1 holds no JSON object; the file is damaged or is no model description.", {file}});
    FieldReader outer(root, nlohmann::json::object(), file);
    const std::string modelType = outer.text("model_type");
    if (outer.error())
        return failure(*outer.error());
    const auto families = familiesOfModelType(modelType);
    if (families.empty())
        return failure({"%1 is \"%2\", which is not supported. Supported are %3.",
                        {outer.place("model_type"), modelType, knownModelTypes()}});
    const bool nested = outer.has("text_config") && outer.object("text_config").is_object();
    nlohmann::json fields = nested ? outer.object("text_config") : std::move(root);
    const auto meant = std::ranges::find_if(families, [&](const Family* family) { return isMeant(*family, fields); });
    const Family& family = meant == families.end() ? *families.back() : **meant;
    FieldReader reader(std::move(fields), nlohmann::json::parse(family.huggingFace.defaults), file,
                       nested ? "text_config." : "", family.huggingFace.spellings);
    reader.has("model_type");
    if (nested && outer.has("quantization_config"))
        reader.fail({"%1 = %2 is not supported: choose the unquantized model, or a GGUF file.",
                     {outer.place("quantization_config"), outer.shown("quantization_config")}});
    return describe(family, reader, modelType);
}

Result<DescribedModel> readHuggingFaceConfig(const std::filesystem::path& configJson) {
    std::ifstream stream(configJson, std::ios::binary);
    if (!stream)
        return failure({"%1 is missing or cannot be read; it must lie beside the weights.", {configJson.string()}});
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    return parseHuggingFaceConfig(text, configJson.string());
}

} // namespace sinkscope
