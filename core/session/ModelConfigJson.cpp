#include "session/ModelConfigJson.h"

#include "io/InterventionWords.h"
#include "io/JsonFields.h"
#include "model/ConfigCheck.h"

#include <optional>
#include <type_traits>
#include <vector>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

const WordTable<NormKind>& wordsOf(NormKind) {
    static const WordTable<NormKind> list{{"none", NormKind::none},
                                          {"rms", NormKind::rms},
                                          {"layer", NormKind::layer},
                                          {"dynamicTanh", NormKind::dynamicTanh}};
    return list;
}

const WordTable<NormParameters>& wordsOf(NormParameters) {
    static const WordTable<NormParameters> list{
        {"none", NormParameters::none}, {"gain", NormParameters::gain}, {"gainAndBias", NormParameters::gainAndBias}};
    return list;
}

const WordTable<RopeScaling>& wordsOf(RopeScaling) {
    static const WordTable<RopeScaling> list{{"none", RopeScaling::none},       {"linear", RopeScaling::linear},
                                             {"dynamic", RopeScaling::dynamic}, {"llama3", RopeScaling::llama3},
                                             {"yarn", RopeScaling::yarn},       {"longrope", RopeScaling::longrope},
                                             {"factors", RopeScaling::factors}};
    return list;
}

const WordTable<FeedForwardKind>& wordsOf(FeedForwardKind) {
    static const WordTable<FeedForwardKind> list{
        {"gated", FeedForwardKind::gated}, {"plain", FeedForwardKind::plain}, {"mixture", FeedForwardKind::mixture}};
    return list;
}

const WordTable<ResidualLayout>& wordsOf(ResidualLayout) {
    static const WordTable<ResidualLayout> list{{"serial", ResidualLayout::serial},
                                                {"parallel", ResidualLayout::parallel}};
    return list;
}

const WordTable<QueryKeyNormScope>& wordsOf(QueryKeyNormScope) {
    static const WordTable<QueryKeyNormScope> list{{"head", QueryKeyNormScope::head},
                                                   {"headWithOwnGain", QueryKeyNormScope::headWithOwnGain},
                                                   {"allHeads", QueryKeyNormScope::allHeads}};
    return list;
}

const WordTable<Activation>& wordsOf(Activation) {
    static const WordTable<Activation> list{{"silu", Activation::silu},
                                            {"gelu", Activation::gelu},
                                            {"geluTanh", Activation::geluTanh},
                                            {"relu", Activation::relu},
                                            {"reluSquared", Activation::reluSquared}};
    return list;
}

const WordTable<ExpertConfig::Scoring>& wordsOf(ExpertConfig::Scoring) {
    static const WordTable<ExpertConfig::Scoring> list{{"softmaxThenTop", ExpertConfig::Scoring::softmaxThenTop},
                                                       {"topThenSoftmax", ExpertConfig::Scoring::topThenSoftmax}};
    return list;
}

// One list of members for each struct, gone through by the writer and by the reader alike.

template <typename Visitor, typename Config>
void visitFields(Visitor& field, Config& config, const NormConfig*) {
    field("kind", config.kind);
    field("epsilon", config.epsilon);
    field("parameters", config.parameters);
    field("alpha", config.alpha);
    field("scale", config.scale);
}

template <typename Visitor, typename Config>
void visitFields(Visitor& field, Config& config, const RopeConfig*) {
    field("base", config.base);
    field("rotaryDimensions", config.rotaryDimensions);
    field("interleavedInFile", config.interleavedInFile);
    field("scaling", config.scaling);
    field("factor", config.factor);
    field("lowFrequencyFactor", config.lowFrequencyFactor);
    field("highFrequencyFactor", config.highFrequencyFactor);
    field("betaFast", config.betaFast);
    field("betaSlow", config.betaSlow);
    field("truncate", config.truncate);
    field("attentionFactor", config.attentionFactor);
    field("mscale", config.mscale);
    field("mscaleAllDimensions", config.mscaleAllDimensions);
    field("originalContext", config.originalContext);
    field("shortFactors", config.shortFactors);
    field("longFactors", config.longFactors);
}

template <typename Visitor, typename Config>
void visitFields(Visitor& field, Config& config, const ExpertConfig*) {
    field("experts", config.experts);
    field("chosen", config.chosen);
    field("size", config.size);
    field("scoring", config.scoring);
    field("normalizeChosen", config.normalizeChosen);
    field("clampLimit", config.clampLimit);
    field("clampAlpha", config.clampAlpha);
}

template <typename Visitor, typename Config>
void visitFields(Visitor& field, Config& config, const BiasConfig*) {
    field("queryKeyValue", config.queryKeyValue);
    field("attentionProjection", config.attentionProjection);
    field("gateUp", config.gateUp);
    field("down", config.down);
    field("router", config.router);
    field("head", config.head);
}

template <typename Visitor, typename Config>
void visitFields(Visitor& field, Config& config, const LayerConfig*) {
    field("attentionInput", config.attentionInput);
    field("attentionOutput", config.attentionOutput);
    field("feedForwardInput", config.feedForwardInput);
    field("feedForwardOutput", config.feedForwardOutput);
    field("queryKey", config.queryKey);
    field("rope", config.rope);
    field("window", config.window);
    field("feedForward", config.feedForward);
    field("feedForwardSize", config.feedForwardSize);
}

template <typename Visitor, typename Config>
void visitFields(Visitor& field, Config& config, const ModelConfig*) {
    field("family", config.family);
    field("name", config.name);
    field("width", config.width);
    field("vocabulary", config.vocabulary);
    field("contextLength", config.contextLength);
    field("heads", config.heads);
    field("keyValueHeads", config.keyValueHeads);
    field("headSize", config.headSize);
    field("layers", config.layers);
    field("embeddingNorm", config.embeddingNorm);
    field("finalNorm", config.finalNorm);
    field("residual", config.residual);
    field("queryKeyNormScope", config.queryKeyNormScope);
    field("activation", config.activation);
    field("biases", config.biases);
    field("experts", config.experts);
    field("attentionScale", config.attentionScale);
    field("attentionSoftCap", config.attentionSoftCap);
    field("finalSoftCap", config.finalSoftCap);
    field("linearPositionBias", config.linearPositionBias);
    field("queryKeyValueClip", config.queryKeyValueClip);
    field("embeddingScale", config.embeddingScale);
    field("residualMultiplier", config.residualMultiplier);
    field("logitMultiplier", config.logitMultiplier);
    field("learnedPositions", config.learnedPositions);
    field("positionOffset", config.positionOffset);
    field("learnedSinks", config.learnedSinks);
    field("tiedHead", config.tiedHead);
    field("ignoredFields", config.ignoredFields);
    field("notes", config.notes);
}

template <typename Value>
constexpr bool isPlain = std::is_arithmetic_v<Value> || std::is_same_v<Value, std::string>;

template <typename Value>
Json encodedField(const Value& value);

class ConfigWriter {
public:
    template <typename Value>
    void operator()(const char* name, const Value& value) {
        json_[name] = encodedField(value);
    }
    template <typename Value>
    void operator()(const char* name, const std::vector<Value>& list) {
        Json& array = json_[name] = Json::array();
        for (const Value& value : list)
            array.push_back(encodedField(value));
    }
    template <typename Value>
    void operator()(const char* name, const std::optional<Value>& value) {
        if (value)
            json_[name] = *value;
    }
    Json take() { return std::move(json_); }

private:
    Json json_ = Json::object();
};

template <typename Value>
Json encodedField(const Value& value) {
    if constexpr (isPlain<Value>) {
        return value;
    } else if constexpr (std::is_same_v<Value, Text>) {
        return plainText(value);
    } else if constexpr (std::is_enum_v<Value>) {
        return wordOf(value, wordsOf(value));
    } else {
        ConfigWriter writer;
        visitFields(writer, value, static_cast<const Value*>(nullptr));
        return writer.take();
    }
}

/// Fills one struct; the first fault of it or of what it holds is kept by `fields`.
class ConfigReader {
public:
    ConfigReader(JsonFields& fields, std::string where) : fields_(fields), where_(std::move(where)) {}

    void operator()(const char* name, double& value) {
        required(name, [&] { fields_.read(name, value); });
    }
    void operator()(const char* name, std::int64_t& value) {
        required(name, [&] { fields_.read(name, value, 0); });
    }
    void operator()(const char* name, std::string& value) {
        required(name, [&] { fields_.read(name, value); });
    }
    void operator()(const char* name, bool& value) {
        required(name, [&] { fields_.read(name, value); });
    }
    void operator()(const char* name, std::optional<double>& value) { fields_.read(name, value); }
    void operator()(const char* name, std::optional<std::int64_t>& value) {
        if (fields_.has(name))
            fields_.read(name, value.emplace(), 0);
    }
    template <typename Value>
    void operator()(const char* name, std::vector<Value>& list) {
        required(name, [&] {
            const Json& array = *fields_.find(name);
            if (!array.is_array())
                return fields_.expected(name, "a list");
            list.clear();
            for (const Json& item : array)
                readItem(name, item, list.emplace_back());
        });
    }
    template <typename Value>
    void operator()(const char* name, Value& value) {
        if constexpr (std::is_enum_v<Value>)
            required(name, [&] { fields_.read(name, value, wordsOf(value)); });
        else
            required(name, [&] { readItem(name, *fields_.find(name), value); });
    }

private:
    template <typename Read>
    void required(const char* name, const Read& read) {
        fields_.require(name);
        if (fields_.has(name))
            read();
    }
    void readItem(const char* name, const Json& item, std::string& value) {
        item.is_string() ? void(value = item.get<std::string>()) : fields_.expected(name, "a list of texts");
    }
    void readItem(const char* name, const Json& item, Text& value) {
        item.is_string() ? void(value = Text::verbatim(item.get<std::string>()))
                         : fields_.expected(name, "a list of texts");
    }
    void readItem(const char* name, const Json& item, double& value) {
        item.is_number() ? void(value = item.get<double>()) : fields_.expected(name, "a list of numbers");
    }
    template <typename Value>
    void readItem(const char* name, const Json& item, Value& value) {
        const std::string where = where_ + "." + name;
        JsonFields fields(item, Text::verbatim(where));
        ConfigReader reader(fields, where);
        visitFields(reader, value, static_cast<const Value*>(nullptr));
        if (const auto good = fields.finish(); !good)
            fields_.fault(good.error().text);
    }

    JsonFields& fields_;
    std::string where_;
};

/// Whether every size lies where a model's can; products of them then fit, and none is divided by zero.
Result<void> checkSizes(const ModelConfig& config) {
    const auto within = [](std::int64_t value, std::int64_t most) { return value >= 1 && value <= most; };
    const bool good = within(config.layerCount(), SizeLimits::layers) && within(config.heads, SizeLimits::heads) &&
                      within(config.keyValueHeads, config.heads) && within(config.headSize, SizeLimits::headSize) &&
                      within(config.width, SizeLimits::width) && within(config.vocabulary, SizeLimits::vocabulary) &&
                      within(config.contextLength, SizeLimits::context);
    if (!good)
        return failure("The model's description has a size that no model has.");
    return {};
}

} // namespace

Json modelConfigJson(const ModelConfig& config) {
    return encodedField(config);
}

Result<ModelConfig> parseModelConfig(const Json& json) {
    const std::string where = "The model's description";
    ModelConfig config;
    JsonFields fields(json, Text::verbatim(where));
    ConfigReader reader(fields, where);
    visitFields(reader, config, static_cast<const ModelConfig*>(nullptr));
    if (const auto good = fields.finish(); !good)
        return tl::unexpected(good.error());
    if (const auto good = checkSizes(config); !good)
        return tl::unexpected(good.error());
    if (const auto good = checkConfig(config, where); !good)
        return tl::unexpected(good.error());
    return config;
}

} // namespace sinkscope
