#include "model/WeightBuilder.h"
#include "TestFiles.h"
#include "TinyGguf.h"
#include "TinyModel.h"
#include "model/Checkpoint.h"
#include "model/TensorPlan.h"

#include <ATen/ATen.h>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

using namespace sinkscope;

namespace {

struct Built {
    ModelConfig config;
    std::unique_ptr<const ModelWeights> weights;
    std::string error;
};

Built build(const std::filesystem::path& path, const LoadOptions& options = {}, const Progress& progress = {}) {
    auto checkpoint = openCheckpoint(path);
    if (!checkpoint)
        return {{}, nullptr, checkpoint.error().message()};
    auto weights = buildWeights(checkpoint->weights, checkpoint->model, options, progress);
    if (!weights)
        return {checkpoint->model.config, nullptr, weights.error().message()};
    return {checkpoint->model.config, std::move(*weights), {}};
}

at::Tensor stored(const TinyModel& model, const std::string& name) {
    const TinyModel::Tensor& tensor = model.tensors.at(name);
    return at::tensor(tensor.values).reshape(tensor.shape);
}

/// Hugging Face's half-split rows turned to pairs, head by head, as GGUF files of Llama hold them.
at::Tensor paired(const at::Tensor& rows, std::int64_t heads) {
    return rows.reshape({heads, 2, -1, rows.size(1)}).transpose(1, 2).reshape(rows.sizes()).contiguous();
}

void compareLayers(const LayerWeights& one, const LayerWeights& other) {
    QVERIFY(one.queryKeyValue.weight.equal(other.queryKeyValue.weight));
    QVERIFY(one.attentionProjection.weight.equal(other.attentionProjection.weight));
    QVERIFY(one.gateUp.weight.equal(other.gateUp.weight));
    QVERIFY(one.down.weight.equal(other.down.weight));
    QVERIFY(one.attentionInput.gain.equal(other.attentionInput.gain));
    QVERIFY(one.feedForwardInput.gain.equal(other.feedForwardInput.gain));
}

/// A Gemma 3 layer's tensors by GGUF's names.
const std::vector<std::pair<std::string, std::string>>& gemmaNames() {
    static const std::vector<std::pair<std::string, std::string>> names = {
        {"attn_norm", "input_layernorm"},
        {"post_attention_norm", "post_attention_layernorm"},
        {"ffn_norm", "pre_feedforward_layernorm"},
        {"post_ffw_norm", "post_feedforward_layernorm"},
        {"attn_q_norm", "self_attn.q_norm"},
        {"attn_k_norm", "self_attn.k_norm"},
        {"attn_q", "self_attn.q_proj"},
        {"attn_k", "self_attn.k_proj"},
        {"attn_v", "self_attn.v_proj"},
        {"attn_output", "self_attn.o_proj"},
        {"ffn_gate", "mlp.gate_proj"},
        {"ffn_up", "mlp.up_proj"},
        {"ffn_down", "mlp.down_proj"},
    };
    return names;
}

/// The tiny Gemma 3 as converters write it to GGUF, with 1 already added to every gain.
TinyGguf gemmaFile(const TinyModel& model) {
    TinyGguf gguf;
    gguf.text("general.architecture", "gemma3").integer("gemma3.block_count", 2).integer("gemma3.context_length", 64);
    gguf.integer("gemma3.embedding_length", 8).integer("gemma3.feed_forward_length", 12);
    gguf.integer("gemma3.attention.head_count", 2).integer("gemma3.attention.head_count_kv", 1);
    gguf.integer("gemma3.attention.key_length", 4).number("gemma3.attention.layer_norm_rms_epsilon", 1e-5F);
    const auto add = [&](const std::string& name, const std::string& source) {
        TinyModel::Tensor tensor = model.tensors.at(source + ".weight");
        if (tensor.shape.size() == 1)
            for (float& gain : tensor.values)
                gain += 1.0F;
        gguf.tensor(name + ".weight", {tensor.shape.begin(), tensor.shape.end()}, tensor.values);
    };
    add("token_embd", "model.embed_tokens");
    add("output_norm", "model.norm");
    for (const std::string layer : {"0.", "1."})
        for (const auto& [name, source] : gemmaNames())
            add("blk." + layer + name, "model.layers." + layer + source);
    return gguf;
}

} // namespace

class WeightBuilderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->path().toStdString();
    }

    void joinsQueryKeyValueAndGateUp() {
        const TinyModel model = TinyModel::llama();
        model.write(path_);
        const Built built = build(path_);
        QVERIFY2(built.weights, built.error.c_str());
        const LayerWeights& layer = built.weights->layer(1);
        const std::string name = "model.layers.1.";
        QVERIFY(layer.queryKeyValue.weight.equal(
            at::cat({stored(model, name + "self_attn.q_proj.weight"), stored(model, name + "self_attn.k_proj.weight"),
                     stored(model, name + "self_attn.v_proj.weight")})));
        QVERIFY(layer.gateUp.weight.equal(
            at::cat({stored(model, name + "mlp.gate_proj.weight"), stored(model, name + "mlp.up_proj.weight")})));
        QVERIFY(layer.down.weight.equal(stored(model, name + "mlp.down_proj.weight")));
        QVERIFY(layer.attentionInput.gain.equal(stored(model, name + "input_layernorm.weight")));
        QVERIFY(!layer.queryKeyValue.bias.defined() && !layer.attentionOutput.gain.defined() &&
                !layer.query.gain.defined());
        QVERIFY(built.weights->embedding.equal(stored(model, "model.embed_tokens.weight")));
    }

    void joinsBiases() {
        const Built built = build(testData("families/llama_bias"));
        QVERIFY2(built.weights, built.error.c_str());
        const LayerWeights& layer = built.weights->layer(0);
        QCOMPARE(layer.queryKeyValue.bias.numel(), 64);
        QCOMPARE(layer.attentionProjection.bias.numel(), 32);
        QCOMPARE(layer.gateUp.bias.numel(), 128);
        QCOMPARE(layer.down.bias.numel(), 32);
    }

    void addsOneToTheGainsOfGemma() {
        const TinyModel model = TinyModel::gemma3();
        model.write(path_);
        const Built built = build(path_);
        QVERIFY2(built.weights, built.error.c_str());
        const LayerWeights& layer = built.weights->layer(0);
        QVERIFY(layer.attentionInput.gain.equal(stored(model, "model.layers.0.input_layernorm.weight") + 1.0));
        QVERIFY(
            layer.attentionOutput.gain.equal(stored(model, "model.layers.0.post_attention_layernorm.weight") + 1.0));
        QVERIFY(
            layer.feedForwardInput.gain.equal(stored(model, "model.layers.0.pre_feedforward_layernorm.weight") + 1.0));
        QVERIFY(layer.feedForwardOutput.gain.equal(stored(model, "model.layers.0.post_feedforward_layernorm.weight") +
                                                   1.0));
        QVERIFY(layer.query.gain.equal(stored(model, "model.layers.0.self_attn.q_norm.weight") + 1.0));
        QVERIFY(built.weights->finalNorm.gain.equal(stored(model, "model.norm.weight") + 1.0));
    }

    void rotatesInterleavedRowsToHalfSplit() {
        const RowOrder order{0, 6, 6, 6};
        std::vector<std::int64_t> rows;
        for (std::int64_t row = 0; row < 12; ++row)
            rows.push_back(order.stored(row));
        QCOMPARE(rows, (std::vector<std::int64_t>{0, 2, 4, 1, 3, 5, 6, 8, 10, 7, 9, 11}));
        const RowOrder partial{0, 6, 6, 4};
        QCOMPARE(partial.stored(1), 2);
        QCOMPARE(partial.stored(4), 4);
        const at::Tensor halfSplit = at::arange(24.0).reshape({12, 2});
        const at::Tensor pairs = paired(halfSplit, 2);
        for (std::int64_t row = 0; row < 12; ++row)
            QVERIFY(pairs[order.stored(row)].equal(halfSplit[row]));
    }

    void takesGgufAndHuggingFaceFilesAlike() {
        const Built one = build(testData("families/llama")), other = build(testData("gguf/llama.gguf"));
        QVERIFY2(one.weights, one.error.c_str());
        QVERIFY2(other.weights, other.error.c_str());
        QVERIFY(one.weights->embedding.equal(other.weights->embedding));
        QVERIFY(one.weights->head.weight.equal(other.weights->head.weight));
        for (std::int64_t index = 0; index < 3; ++index)
            compareLayers(one.weights->layer(index), other.weights->layer(index));
    }

    void takesTheGainsOfAGemmaGgufFileAsTheyAre() {
        const TinyModel model = TinyModel::gemma3();
        model.write(path_);
        gemmaFile(model).write(path_ / "tiny.gguf");
        const Built one = build(path_), other = build(path_ / "tiny.gguf");
        QVERIFY2(one.weights, one.error.c_str());
        QVERIFY2(other.weights, other.error.c_str());
        for (std::int64_t index = 0; index < 2; ++index) {
            compareLayers(one.weights->layer(index), other.weights->layer(index));
            QVERIFY(one.weights->layer(index).query.gain.equal(other.weights->layer(index).query.gain));
            QVERIFY(one.weights->layer(index).feedForwardOutput.gain.equal(
                other.weights->layer(index).feedForwardOutput.gain));
        }
        QVERIFY(one.weights->finalNorm.gain.equal(other.weights->finalNorm.gain));
    }

    void readsStoredRopeFactorsOfAGgufFile() {
        const Built built = build(testData("gguf/llama3_rope.gguf"));
        QVERIFY2(built.weights, built.error.c_str());
        QVERIFY(built.config.layers[0].rope.scaling == RopeScaling::factors);
        QCOMPARE(built.config.layers[0].rope.longFactors.size(), std::size_t{4});
        QVERIFY(built.config.tiedHead);
    }

    void decidesOnTheHeadByTheFile_data() {
        QTest::addColumn<bool>("flag");
        QTest::addColumn<bool>("present");
        QTest::addColumn<bool>("shared");
        QTest::addColumn<bool>("said"); ///< whether people are told
        QTest::newRow("own head as said") << false << true << false << false;
        QTest::newRow("shared head as said") << true << false << true << false;
        QTest::newRow("said shared, has its own") << true << true << false << true;
        QTest::newRow("said own, has none") << false << false << true << true;
    }

    void decidesOnTheHeadByTheFile() {
        QFETCH(bool, flag);
        QFETCH(bool, present);
        QFETCH(bool, shared);
        QFETCH(bool, said);
        TinyModel model = TinyModel::llama();
        model.config["tie_word_embeddings"] = flag;
        if (!present)
            model.tensors.erase("lm_head.weight");
        model.write(path_);
        const Built built = build(path_);
        QVERIFY2(built.weights, built.error.c_str());
        QCOMPARE(built.config.tiedHead, shared);
        QCOMPARE(built.weights->head.weight.is_same(built.weights->embedding), shared);
        QVERIFY(
            built.weights->head.weight.equal(stored(model, shared ? "model.embed_tokens.weight" : "lm_head.weight")));
        const bool told = std::ranges::any_of(
            built.config.notes, [](const Text& note) { return plainText(note).find("lm_head") != std::string::npos; });
        QCOMPARE(told, said);
    }

    void sharesAHeadThatIsStoredTwice() {
        TinyModel model = TinyModel::llama();
        model.config["tie_word_embeddings"] = true;
        model.tensors["lm_head.weight"] = model.tensors["model.embed_tokens.weight"];
        model.write(path_);
        const Built built = build(path_);
        QVERIFY2(built.weights, built.error.c_str());
        QVERIFY(built.config.tiedHead && built.config.notes.empty());
    }

    void findsWeightsWithoutAPrefix() {
        TinyModel model = TinyModel::gemma3(), bare = model;
        bare.tensors.clear();
        for (const auto& [name, tensor] : model.tensors)
            bare.tensors["language_model." + name] = tensor;
        bare.add("vision_tower.embeddings.weight", {2, 2});
        bare.write(path_);
        const Built built = build(path_);
        QVERIFY2(built.weights, built.error.c_str());
        QVERIFY(built.weights->embedding.equal(stored(model, "model.embed_tokens.weight")));
    }

    void namesTheMissingTensor() {
        TinyModel model = TinyModel::llama();
        model.tensors.erase("model.layers.1.mlp.up_proj.weight");
        model.write(path_);
        const Built built = build(path_);
        QVERIFY(!built.weights);
        QVERIFY2(built.error.find("model.layers.1.mlp.up_proj.weight is missing") != std::string::npos,
                 built.error.c_str());
    }

    void namesTheTensorOfAnotherShape() {
        TinyModel model = TinyModel::llama();
        model.config["hidden_size"] = 16;
        model.write(path_);
        const Built built = build(path_);
        QVERIFY(!built.weights);
        QVERIFY2(built.error.find("model.embed_tokens.weight must have the shape [16, 16]") != std::string::npos,
                 built.error.c_str());
        QVERIFY2(built.error.find("has [16, 8]") != std::string::npos, built.error.c_str());
    }

    void refusesATensorThatNothingDescribes() {
        TinyModel model = TinyModel::llama();
        model.add("model.layers.0.self_attn.q_proj.bias", {8});
        model.write(path_);
        QVERIFY(build(path_).error.find("model.layers.0.self_attn.q_proj.bias") != std::string::npos);
    }

    void looksPastTablesThatAreNoWeights() {
        TinyModel model = TinyModel::llama();
        model.add("model.layers.0.self_attn.rotary_emb.inv_freq", {2});
        model.write(path_);
        const Built built = build(path_);
        QVERIFY2(built.weights, built.error.c_str());
    }

    void refusesWhatDoesNotFitIntoTheLimit_data() {
        QTest::addColumn<ComputeDevice>("device");
        QTest::newRow("cpu") << ComputeDevice::cpu;
        QTest::newRow("cuda, before it is touched") << ComputeDevice::cuda;
    }

    void refusesWhatDoesNotFitIntoTheLimit() {
        QFETCH(const ComputeDevice, device);
        TinyModel::llama().write(path_);
        LoadOptions options;
        options.device = device;
        options.memoryLimit = 4096;
        const std::string error = build(path_, options).error;
        QVERIFY2(error.find("4 KiB") != std::string::npos, error.c_str());
    }

    void stopsWhenCancelled() {
        TinyModel::llama().write(path_);
        std::stop_source stop;
        std::int64_t reports = 0, total = 0;
        const Progress progress(stop.get_token(), [&](Stage, std::int64_t, std::int64_t all) {
            total = all;
            if (++reports == 2)
                stop.request_stop();
        });
        auto checkpoint = openCheckpoint(path_);
        QVERIFY(checkpoint);
        const auto weights = buildWeights(checkpoint->weights, checkpoint->model, {}, progress);
        QVERIFY(!weights && weights.error().kind == Error::Kind::cancelled);
        QCOMPARE(reports, 2);
        QCOMPARE(total, 16 * 8 * 2 + 8 + 2 * (2 * 8 + 16 * 8 + 8 * 8 + 3 * 12 * 8)); // every element once
    }

    void saysWhichFileWasShortenedWhileItLoads() {
        TinyModel::llama().write(path_);
        auto checkpoint = openCheckpoint(path_);
        QVERIFY(checkpoint);
        const std::filesystem::path file = checkpoint->weights.files().front();
        std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
        const auto weights = buildWeights(checkpoint->weights, checkpoint->model, {}, {});
        QVERIFY(!weights);
        const std::string& said = weights.error().message();
        QVERIFY2(said.find(file.string() + " was shortened") == 0, said.c_str());
    }

    void stopsInsideALargeTensor() {
        constexpr std::int64_t rows = 1 << 20; // twice what is decoded between two looks
        TinyModel model = TinyModel::llama();
        model.config.update({{"vocab_size", rows}, {"tie_word_embeddings", true}});
        model.tensors.erase("lm_head.weight");
        model.tensors["model.embed_tokens.weight"] = {{rows, 8}, std::vector<float>(rows * 8)};
        model.write(path_);
        std::stop_source stop;
        std::int64_t decoded = 0;
        const Progress progress(stop.get_token(), [&](Stage, std::int64_t done, std::int64_t) {
            decoded = done;
            stop.request_stop();
        });
        QVERIFY(!build(path_, {}, progress).weights);
        QVERIFY(decoded > 0 && decoded < rows * 8);
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::filesystem::path path_;
};

QTEST_APPLESS_MAIN(WeightBuilderTest)
#include "WeightBuilderTest.moc"
