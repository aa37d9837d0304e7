#include "model/GgufConfig.h"
#include "TestFiles.h"
#include "TinyGguf.h"
#include "model/GgufFile.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <functional>

using namespace sinkscope;

namespace {

constexpr const char* fileName = "model.gguf";

/// The keys that every file has, for width 8, 2 layers, 2 heads of 4 over one key head; without those in `left`.
TinyGguf file(const std::string& architecture, const QStringList& left = {}) {
    TinyGguf gguf;
    gguf.text("general.architecture", architecture);
    const auto integer = [&](const char* key, std::uint32_t value) {
        if (!left.contains(key))
            gguf.integer(architecture + "." + key, value);
    };
    integer("block_count", 2);
    integer("context_length", 64);
    integer("embedding_length", 8);
    integer("feed_forward_length", 12);
    integer("attention.head_count", 2);
    integer("attention.head_count_kv", 1);
    if (!left.contains("attention.layer_norm_rms_epsilon"))
        gguf.number(architecture + ".attention.layer_norm_rms_epsilon", 1e-5F);
    gguf.tensor("token_embd.weight", {16, 8}, std::vector<float>(128, 0.5F));
    return gguf;
}

Result<DescribedModel> described(const TinyGguf& gguf) {
    QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / fileName;
    gguf.write(path);
    const auto opened = openGguf(path);
    if (!opened)
        return tl::unexpected(opened.error());
    return readGgufConfig(opened->metadata, opened->weights, fileName);
}

ModelConfig config(const TinyGguf& gguf) {
    const auto model = described(gguf);
    if (!model)
        qWarning("%s", model.error().message().c_str());
    return model ? model->config : ModelConfig{};
}

} // namespace

class GgufConfigTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLlama() {
        const ModelConfig model =
            config(file("llama").number("llama.rope.freq_base", 100000.0F).text("general.name", "Tiny"));
        QCOMPARE(model.family, std::string("llama"));
        QCOMPARE(model.name, std::string("Tiny"));
        QCOMPARE(model.layerCount(), 2);
        QCOMPARE(model.vocabulary, 16);
        QCOMPARE(model.headSize, 4);
        QCOMPARE(model.layers[0].rope.base, 100000.0);
        QVERIFY(model.layers[0].rope.interleavedInFile);
        QVERIFY(model.tiedHead);
        QVERIFY(!model.biases.queryKeyValue);
    }

    void takesALlamaWithExpertsAsAMixture() {
        const ModelConfig model =
            config(file("llama").integer("llama.expert_count", 4).integer("llama.expert_used_count", 2));
        QVERIFY(model.layers[0].feedForward == FeedForwardKind::mixture);
        QCOMPARE(model.experts.experts, 4);
        QCOMPARE(model.experts.chosen, 2);
        QCOMPARE(model.experts.size, 12);
        QVERIFY(model.experts.normalizeChosen && model.layers[0].rope.interleavedInFile);
        QVERIFY(config(file("llama").integer("llama.expert_count", 0)).layers[0].feedForward == FeedForwardKind::gated);
    }

    void readsTheScalesOfGraniteAndCommandR() {
        const ModelConfig granite = config(file("granite")
                                               .number("granite.embedding_scale", 12.0F)
                                               .number("granite.residual_scale", 0.25F)
                                               .number("granite.attention.scale", 0.125F)
                                               .number("granite.logit_scale", 8.0F));
        QCOMPARE(granite.embeddingScale, 12.0);
        QCOMPARE(granite.residualMultiplier, 0.25);
        QCOMPARE(granite.attentionScale, 0.125);
        QCOMPARE(granite.logitMultiplier, 0.125);
        const ModelConfig command = config(file("command-r", {"attention.layer_norm_rms_epsilon"})
                                               .number("command-r.attention.layer_norm_epsilon", 1e-5F)
                                               .number("command-r.logit_scale", 0.5F));
        QCOMPARE(command.logitMultiplier, 0.5);
        QVERIFY(command.residual == ResidualLayout::parallel);
        QVERIFY(command.layers[0].queryKey.kind == NormKind::none);
    }

    void readsTheWindowsAndBasesOfGemma3() {
        auto gguf = file("gemma3", {"block_count"});
        gguf.integer("gemma3.block_count", 12)
            .integer("gemma3.attention.sliding_window", 512)
            .number("gemma3.rope.freq_base", 1e6F);
        gguf.text("gemma3.rope.scaling.type", "linear").number("gemma3.rope.scaling.factor", 8.0F);
        const ModelConfig model = config(gguf);
        QCOMPARE(model.layerCount(), 12);
        for (std::size_t layer = 0; layer < 12; ++layer) {
            const bool full = layer == 5 || layer == 11;
            QCOMPARE(model.layers[layer].window, full ? std::nullopt : std::optional<std::int64_t>(512));
            QCOMPARE(model.layers[layer].rope.base, full ? 1e6 : 1e4);
            QCOMPARE(model.layers[layer].rope.factor, full ? 8.0 : 1.0);
            QVERIFY(!model.layers[layer].rope.interleavedInFile);
        }
        QCOMPARE(model.embeddingScale, std::sqrt(8.0));
        QCOMPARE(model.attentionScale, 0.5);
    }

    void dividesByTheWidthInTheLargestGemma3() {
        auto gguf = file("gemma3", {"block_count"});
        gguf.integer("gemma3.block_count", 62).integer("gemma3.attention.key_length", 16);
        QCOMPARE(config(gguf).attentionScale, 0.5); // width 8 over 2 heads, not 16
    }

    void seesBiasesInTheTensors() {
        QVERIFY(config(file("llama").tensor("blk.0.attn_q.bias", {8}, std::vector<float>(8))).biases.queryKeyValue);
        QVERIFY(
            !config(file("llama").tensor("blk.0.attn_output.bias", {8}, std::vector<float>(8))).biases.queryKeyValue);
    }

    void readsYarn() {
        auto gguf = file("llama");
        gguf.text("llama.rope.scaling.type", "yarn").number("llama.rope.scaling.factor", 4.0F);
        gguf.integer("llama.rope.scaling.original_context_length", 16);
        const RopeConfig rope = config(gguf).layers[0].rope;
        QVERIFY(rope.scaling == RopeScaling::yarn);
        QCOMPARE(rope.factor, 4.0);
        QCOMPARE(rope.originalContext, 16);
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("words"); ///< that the sentence must hold
        const auto row = [](const char* name, const TinyGguf& gguf, const QStringList& words) {
            QTest::newRow(name) << QByteArray::fromStdString(gguf.bytes()) << words;
        };
        for (const char* key : {"block_count", "context_length", "embedding_length", "feed_forward_length",
                                "attention.head_count", "attention.layer_norm_rms_epsilon"})
            row(key, file("llama", {key}), {QString("llama.") + key, "missing"});
        row("no architecture", TinyGguf().text("general.name", "x"), {"general.architecture"});
        row("unknown architecture", file("rwkv7"), {"rwkv7", "llama", "gemma3"});
        row("zero layers", file("llama", {"block_count"}).integer("llama.block_count", 0), {"llama.block_count", "0"});
        row("too many layers", file("llama", {"block_count"}).integer("llama.block_count", 4000000000U),
            {"llama.block_count", "4000000000"});
        row("text for a number", file("llama", {"block_count"}).text("llama.block_count", "2"),
            {"llama.block_count", "STRING"});
        row("uneven groups", file("llama", {"attention.head_count_kv"}).integer("llama.attention.head_count_kv", 3),
            {"2", "3", "key/value"});
        row("heads that differ", file("llama", {"attention.head_count"}).integers("llama.attention.head_count", {2, 1}),
            {"llama.attention.head_count", "differs"});
        row("unknown rope", file("llama").text("llama.rope.scaling.type", "spiral"),
            {"llama.rope.scaling.type", "spiral"});
        row("experts elsewhere", file("qwen2").integer("qwen2.expert_count", 8), {"qwen2.expert_count"});
        row("experts without a choice", file("llama").integer("llama.expert_count", 8), {"llama.expert_used_count"});
        row("experts by sigmoid",
            file("llama")
                .integer("llama.expert_count", 8)
                .integer("llama.expert_used_count", 2)
                .integer("llama.expert_gating_func", 2),
            {"llama.expert_gating_func", "2"});
        row("multiplier elsewhere", file("llama").number("llama.logit_scale", 8.0F), {"llama.logit_scale"});
        row("window elsewhere", file("llama").integer("llama.attention.sliding_window", 64),
            {"llama.attention.sliding_window", "64"});
        row("value length", file("llama").integer("llama.attention.value_length", 2),
            {"llama.attention.value_length", "2"});
        row("both directions", file("gemma3").flag("gemma3.attention.causal", false), {"gemma3.attention.causal"});
        row("wrong stored factors", file("llama").tensor("rope_freqs.weight", {3}, {1, 1, 1}),
            {"rope_freqs.weight", "2"});
    }

    void refuses() {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, words);
        QTemporaryDir folder;
        const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / fileName;
        writeFile(path, bytes.toStdString());
        const auto opened = openGguf(path);
        QVERIFY(opened);
        const auto model = readGgufConfig(opened->metadata, opened->weights, fileName);
        QVERIFY(!model);
        const QString message = QString::fromStdString(model.error().message());
        QVERIFY2(message.contains(fileName), qPrintable(message));
        for (const QString& word : words)
            QVERIFY2(message.contains(word), qPrintable(message));
    }
};

QTEST_APPLESS_MAIN(GgufConfigTest)
#include "GgufConfigTest.moc"
