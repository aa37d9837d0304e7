#include "model/HuggingFaceConfig.h"
#include "TestFiles.h"
#include "TinyModel.h"

#include <QtTest>
#include <cmath>

using namespace sinkscope;
using nlohmann::json;

namespace {

ModelConfig parsed(const json& config) {
    const auto model = parseHuggingFaceConfig(config.dump(), "config.json");
    if (!model)
        qWarning("%s", model.error().message().c_str());
    return model ? model->config : ModelConfig{};
}

ModelConfig parsedFamily(const char* name) {
    const auto model = readHuggingFaceConfig(testData("families") / name / "config.json");
    if (!model)
        qWarning("%s", model.error().message().c_str());
    return model ? model->config : ModelConfig{};
}

json llama(const json& changes = json::object()) {
    json config = TinyModel::llama().config;
    config.update(changes);
    return config;
}

json gemma3(const json& changes = json::object()) {
    json config = TinyModel::gemma3().config;
    config.update(changes);
    return config;
}

} // namespace

class HuggingFaceConfigTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLlama() {
        const ModelConfig config = parsedFamily("llama");
        QCOMPARE(config.family, std::string("llama"));
        QCOMPARE(config.width, 32);
        QCOMPARE(config.layerCount(), 3);
        QCOMPARE(config.heads, 4);
        QCOMPARE(config.keyValueHeads, 2);
        QCOMPARE(config.headSize, 8);
        QCOMPARE(config.vocabulary, 64);
        QCOMPARE(config.contextLength, 128);
        QVERIFY(!config.tiedHead);
        QCOMPARE(config.attentionScale, 1.0 / std::sqrt(8.0));
        QCOMPARE(config.embeddingScale, 1.0);
        const LayerConfig& layer = config.layers[1];
        QCOMPARE(layer.attentionInput, (NormConfig{NormKind::rms, 1e-6, NormParameters::gain}));
        QCOMPARE(layer.attentionOutput, NormConfig{});
        QCOMPARE(layer.feedForwardSize, 64);
        QCOMPARE(layer.rope.base, 10000.0);
        QCOMPARE(layer.rope.rotaryDimensions, 8);
        QVERIFY(!layer.window);
        QVERIFY(config.activation == Activation::silu);
    }

    void readsBiasesByTheirFlags() {
        const ModelConfig config = parsedFamily("llama_bias");
        QVERIFY(config.biases == (BiasConfig{true, true, true, true, false}));
        QVERIFY(parsedFamily("llama").biases == BiasConfig{});
    }

    void readsEachRopeRule() {
        const RopeConfig llama3 = parsedFamily("llama3_rope").layers[0].rope;
        QVERIFY(llama3.scaling == RopeScaling::llama3);
        QCOMPARE(llama3.base, 500000.0);
        QCOMPARE(llama3.factor, 8.0);
        QCOMPARE(llama3.originalContext, 16);
        const RopeConfig linear = parsedFamily("llama_linear").layers[0].rope;
        QVERIFY(linear.scaling == RopeScaling::linear && linear.factor == 4.0);
        const RopeConfig yarn = parsedFamily("llama_yarn_v5").layers[0].rope;
        QVERIFY(yarn.scaling == RopeScaling::yarn && yarn.factor == 4.0 && yarn.originalContext == 16 && yarn.truncate);
    }

    void stretchesTheContextOfDynamicRope() {
        const ModelConfig config = parsedFamily("llama_dynamic");
        QVERIFY(config.layers[0].rope.scaling == RopeScaling::dynamic);
        QCOMPARE(config.layers[0].rope.originalContext, 16);
        QCOMPARE(config.contextLength, 32);
    }

    void readsGemma3() {
        const ModelConfig config = parsedFamily("gemma3");
        QCOMPARE(config.headSize, 12);
        QCOMPARE(config.attentionScale, 0.25);
        QCOMPARE(config.embeddingScale, std::sqrt(32.0));
        QVERIFY(config.activation == Activation::geluTanh);
        QVERIFY(config.tiedHead);
        QVERIFY(config.queryKeyNormScope == QueryKeyNormScope::head);
        for (std::int64_t index = 0; index < 6; ++index) {
            const LayerConfig& layer = config.layers[static_cast<std::size_t>(index)];
            QCOMPARE(layer.window, index == 5 ? std::nullopt : std::optional<std::int64_t>(8));
            QCOMPARE(layer.rope.base, index == 5 ? 1000000.0 : 10000.0);
            QVERIFY(layer.attentionOutput.kind == NormKind::rms && layer.feedForwardOutput.kind == NormKind::rms);
            QVERIFY(layer.queryKey.kind == NormKind::rms);
        }
    }

    void readsTheNewerFormAsTheOlder() {
        json newer = llama({{"rope_parameters", {{"rope_theta", 10000.0}, {"rope_type", "linear"}, {"factor", 2.0}}}});
        newer.erase("rope_theta");
        const json older = llama({{"rope_scaling", {{"type", "linear"}, {"factor", 2.0}}}});
        QVERIFY(parsed(newer).layers == parsed(older).layers);
        json nested =
            gemma3({{"rope_parameters",
                     {{"full_attention", {{"rope_theta", 1000000.0}, {"rope_type", "linear"}, {"factor", 8.0}}},
                      {"sliding_attention", {{"rope_theta", 10000.0}, {"rope_type", "default"}}}}}});
        nested.erase("rope_theta");
        nested.erase("rope_local_base_freq");
        QVERIFY(parsed(nested).layers ==
                parsed(gemma3({{"rope_scaling", {{"rope_type", "linear"}, {"factor", 8.0}}}})).layers);
        QVERIFY(parsed(nested).layers[0].rope.scaling == RopeScaling::none);
        QVERIFY(parsed(nested).layers[1].rope.scaling == RopeScaling::linear);
    }

    void placesFullLayersByThePatternInBothSpellings() {
        for (const char* field : {"sliding_window_pattern", "_sliding_window_pattern"}) {
            json config = gemma3({{field, 2}, {"num_hidden_layers", 4}});
            config.erase("layer_types");
            const ModelConfig model = parsed(config);
            QVERIFY(model.layers[0].window && !model.layers[1].window && model.layers[2].window &&
                    !model.layers[3].window);
        }
    }

    void takesAWindowOfZeroOrNullAsNone() {
        QVERIFY(!parsed(gemma3({{"sliding_window", 0}})).layers[0].window);
        QVERIFY(!parsed(gemma3({{"sliding_window", nullptr}})).layers[0].window);
    }

    void readsTheLanguageModelOfAGemmaThatSees() {
        json text = gemma3();
        text.erase("vocab_size");
        text.erase("num_key_value_heads");
        text["num_attention_heads"] = 8;
        const ModelConfig config =
            parsed({{"model_type", "gemma3"}, {"text_config", text}, {"vision_config", {{"hidden_size", 1}}}});
        QCOMPARE(config.family, std::string("gemma3"));
        QCOMPARE(config.width, 8);
        QCOMPARE(config.vocabulary, 262208);
        QCOMPARE(config.keyValueHeads, 4);
    }

    void readsTheMultipliersOfGranite() {
        const ModelConfig config = parsedFamily("granite");
        QCOMPARE(config.embeddingScale, 6.0);
        QCOMPARE(config.residualMultiplier, 0.4);
        QCOMPARE(config.attentionScale, 0.2);
        QCOMPARE(config.logitMultiplier, 1.0 / 3.0);
    }

    void rotatesTheLayersThatSmolLm3Names() {
        const auto rotated = [](const ModelConfig& config) {
            std::vector<bool> layers;
            for (const LayerConfig& layer : config.layers)
                layers.push_back(layer.rope.rotaryDimensions > 0);
            return layers;
        };
        QCOMPARE(rotated(parsedFamily("smollm3")), (std::vector<bool>{true, false, true}));
        json config = llama({{"model_type", "smollm3"}, {"num_hidden_layers", 8}, {"num_key_value_heads", nullptr}});
        QCOMPARE(rotated(parsed(config)), (std::vector<bool>{true, true, true, false, true, true, true, false}));
    }

    void keepsOlmo3sScalingOutOfItsWindows() {
        const ModelConfig config = parsedFamily("olmo3");
        QVERIFY(config.layers[0].window && config.layers[0].rope.scaling == RopeScaling::none);
        QVERIFY(!config.layers[3].window && config.layers[3].rope.scaling == RopeScaling::yarn);
        QCOMPARE(config.layers[0].rope.base, 500000.0);
    }

    void rotatesOnlyTheWindowsOfCohere2() {
        const ModelConfig config = parsedFamily("cohere2");
        for (std::size_t layer = 0; layer < 4; ++layer)
            QCOMPARE(config.layers[layer].rope.rotaryDimensions > 0, layer != 3);
    }

    void choosesTheKindOfFalconAndStableLmByTheirFields() {
        QCOMPARE(parsedFamily("falcon").keyValueHeads, 1);
        QCOMPARE(parsedFamily("falcon2").keyValueHeads, 2);
        QVERIFY(parsedFamily("falcon2").layers[0].feedForwardInput.kind == NormKind::none);
        QVERIFY(parsedFamily("falcon_large_v5").layers[0].feedForwardInput.kind == NormKind::layer);
        QVERIFY(parsedFamily("stablelm").residual == ResidualLayout::serial);
        const ModelConfig parallel = parsedFamily("stablelm_parallel");
        QVERIFY(parallel.residual == ResidualLayout::parallel);
        QVERIFY(parallel.queryKeyNormScope == QueryKeyNormScope::headWithOwnGain);
        QVERIFY(parallel.layers[0].queryKey.parameters == NormParameters::gain);
    }

    void givesBloomSlopesInsteadOfRotations() {
        const ModelConfig config = parsedFamily("bloom");
        QVERIFY(config.linearPositionBias && !config.learnedPositions);
        QCOMPARE(config.layers[0].rope.rotaryDimensions, 0);
        QVERIFY(config.embeddingNorm.kind == NormKind::layer);
        QCOMPARE(config.layers[0].feedForwardSize, 4 * config.width);
        QVERIFY(!parsedFamily("llama").linearPositionBias);
    }

    void readsFieldsUnderTheirOlderNames() {
        const json config = {{"model_type", "falcon"}, {"n_embed", 8},  {"n_layer", 2}, {"n_head", 2},
                             {"vocab_size", 16},       {"alibi", false}};
        QCOMPARE(parsed(config).width, 8);
        QCOMPARE(parsed(config).layerCount(), 2);
        json wrong = config;
        wrong["n_head"] = 0;
        const auto refused = parseHuggingFaceConfig(wrong.dump(), "config.json");
        QVERIFY(!refused && QString::fromStdString(refused.error().message()).contains("n_head"));
    }

    void takesTheHeadSizeFromTheWidthOnlyWhenNoneIsGiven() {
        QCOMPARE(parsed(llama()).headSize, 4);
        QCOMPARE(parsed(llama({{"head_dim", 6}})).headSize, 6);
        QCOMPARE(parsed(llama({{"head_dim", nullptr}})).headSize, 4);
    }

    void namesFieldsWithoutEffect() {
        const ModelConfig config =
            parsed(llama({{"use_cache", true},
                          {"pretraining_tp", 1},
                          {"rope_scaling", {{"rope_type", "linear"}, {"factor", 2}, {"finetuned", true}}}}));
        QCOMPARE(config.ignoredFields, (std::vector<std::string>{"rope_scaling.finetuned", "rope_scaling.finetuned",
                                                                 "pretraining_tp", "use_cache"}));
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QStringList>("words"); ///< that the sentence must hold
        const auto row = [](const char* name, const json& config, const QStringList& words) {
            QTest::newRow(name) << QByteArray::fromStdString(config.dump()) << words;
        };
        const auto without = [](const char* field) {
            json config = llama();
            config.erase(field);
            return config;
        };
        for (const char* field : {"model_type", "hidden_size", "num_hidden_layers", "num_attention_heads",
                                  "intermediate_size", "vocab_size", "max_position_embeddings", "rms_norm_eps"})
            row(field, without(field), {field, "missing"});
        row("unknown architecture", llama({{"model_type", "mamba"}}), {"model_type", "mamba", "llama", "gemma3_text"});
        row("unknown rope type", llama({{"rope_scaling", {{"rope_type", "spiral"}, {"factor", 2.0}}}}),
            {"rope_type", "spiral", "llama3"});
        row("no rope factor", llama({{"rope_scaling", {{"rope_type", "linear"}}}}), {"rope_scaling.factor", "missing"});
        row("negative width", llama({{"hidden_size", -8}}), {"hidden_size", "-8"});
        row("zero layers", llama({{"num_hidden_layers", 0}}), {"num_hidden_layers", "0"});
        row("huge layers", llama({{"num_hidden_layers", 9000000000000000000LL}}), {"num_hidden_layers"});
        row("width as text", llama({{"hidden_size", "8"}}), {"hidden_size", "\"8\""});
        row("half a head", llama({{"num_attention_heads", 3}}), {"hidden_size", "num_attention_heads", "3"});
        row("uneven groups", llama({{"num_key_value_heads", 2}, {"num_attention_heads", 1}}), {"1", "2", "key/value"});
        row("unknown activation", llama({{"hidden_act", "mish"}}), {"hidden_act", "mish"});
        row("quantized", llama({{"quantization_config", {{"quant_method", "gptq"}}}}), {"quantization_config", "gptq"});
        row("soft-cap elsewhere", llama({{"attn_logit_softcapping", 50.0}}), {"attn_logit_softcapping", "50"});
        row("both directions", gemma3({{"use_bidirectional_attention", true}}),
            {"use_bidirectional_attention", "true"});
        row("window elsewhere", llama({{"sliding_window", 4096}}), {"sliding_window", "4096"});
        row("partial rotation elsewhere", llama({{"partial_rotary_factor", 0.5}}), {"partial_rotary_factor", "0.5"});
        row("unknown kind of layer", gemma3({{"layer_types", {"sliding_attention", "linear_attention"}}}),
            {"layer_types", "linear_attention"});
        row("too few kinds", gemma3({{"layer_types", {"sliding_attention"}}}), {"layer_types", "num_hidden_layers"});
        row("negative window", gemma3({{"sliding_window", -1}}), {"sliding_window", "-1"});
        row("odd head", llama({{"head_dim", 5}}), {"5", "even"});
        row("epsilon of nothing", llama({{"rms_norm_eps", 0.0}}), {"rms_norm_eps"});
        const json falcon = {{"model_type", "falcon"},
                             {"hidden_size", 8},
                             {"num_hidden_layers", 2},
                             {"num_attention_heads", 2},
                             {"vocab_size", 16}};
        const auto falconWith = [&](const char* field, const json& value) {
            json config = falcon;
            config[field] = value;
            return config;
        };
        row("alibi", falconWith("alibi", true), {"alibi", "true"});
        row("serial falcon", falconWith("parallel_attn", false), {"parallel_attn", "false"});
        row("falcon with all key heads", falconWith("multi_query", false), {"multi_query", "false"});
        json large = falconWith("new_decoder_architecture", true);
        large["num_ln_in_parallel_attn"] = 3;
        row("norms of a large falcon", large, {"num_ln_in_parallel_attn", "3"});
        row("unrotated layers elsewhere", llama({{"no_rope_layers", {1, 0}}}), {"no_rope_layers"});
        row("too few rotated layers", llama({{"model_type", "smollm3"}, {"no_rope_layers", {1}}}),
            {"no_rope_layers", "2 layers"});
        row("window of smollm3", llama({{"model_type", "smollm3"}, {"use_sliding_window", true}}),
            {"use_sliding_window", "true"});
        row("multiplier elsewhere", llama({{"logits_scaling", 8.0}}), {"logits_scaling", "8.0"});
        row("negative multiplier", llama({{"model_type", "granite"}, {"residual_multiplier", -1.0}}),
            {"residual_multiplier", "above 0"});
        row("odd rotation",
            {{"model_type", "gptj"},
             {"n_embd", 8},
             {"n_layer", 2},
             {"n_head", 2},
             {"n_positions", 16},
             {"vocab_size", 16},
             {"rotary_dim", 3}},
            {"rotary_dim", "even", "3"});
        row("list", json::array({1, 2}), {"no JSON object"});
    }

    void refuses() {
        QFETCH(QByteArray, config);
        QFETCH(QStringList, words);
        const auto model = parseHuggingFaceConfig(config.toStdString(), "config.json");
        QVERIFY(!model);
        const QString message = QString::fromStdString(model.error().message());
        QVERIFY2(message.contains("config.json"), qPrintable(message));
        for (const QString& word : words)
            QVERIFY2(message.contains(word), qPrintable(message));
    }

    void refusesWhatIsNoJson() {
        for (const char* text : {"", "{", "\xFF\xFE", "{\"model_type\": "})
            QVERIFY(!parseHuggingFaceConfig(text, "config.json"));
    }
};

QTEST_APPLESS_MAIN(HuggingFaceConfigTest)
#include "HuggingFaceConfigTest.moc"
