#include "engine/FusedOperations.h"
#include "engine/TensorOperations.h"

#include "RandomModel.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <QtTest>
#include <cmath>

using namespace sinkscope;

namespace {

/// Largest difference over the largest magnitude of `expected`; two different NaN patterns give infinity.
double difference(const Matrix& value, const Matrix& expected) {
    if (value.rows != expected.rows || value.columns != expected.columns)
        return std::numeric_limits<double>::infinity();
    double largest = 0.0, scale = 1e-2; // rows of zeros are compared absolutely
    for (std::size_t i = 0; i < value.values.size(); ++i) {
        if (std::isnan(value.values[i]) != std::isnan(expected.values[i]))
            return std::numeric_limits<double>::infinity();
        if (std::isnan(value.values[i]))
            continue;
        largest = std::max<double>(largest, std::abs(value.values[i] - expected.values[i]));
        scale = std::max<double>(scale, std::abs(expected.values[i]));
    }
    return largest / scale;
}

double difference(const at::Tensor& value, const at::Tensor& expected) {
    return ((value - expected).abs().max() / expected.abs().max()).item<double>();
}

/// Two fp32 orders of summation over at most a few hundred terms.
constexpr double tolerance = 5e-6;

} // namespace

class OperationsTest : public QObject {
    Q_OBJECT

    FusedOperations fused;
    TensorOperations plain;

    void compareAttention(ModelConfig config, const LayerConfig& layer, std::int64_t tokens, std::int64_t sinkTokens,
                          const AttentionChange* change = nullptr) {
        const auto model = randomModel(config);
        const LayerWeights& weights = model->weights().layer(0);
        at::manual_seed(4);
        at::Tensor one = at::randn({tokens, (config.heads + 2 * config.keyValueHeads) * config.headSize}) * 2.0,
                   two = one.clone();
        const RopeTable rope = ropeTable(layer.rope, tokens, at::kCPU);
        HeadStatistics a, b;
        fused.prepareHeads(one, config, layer, weights, rope, a);
        plain.prepareHeads(two, config, layer, weights, rope, b);
        QVERIFY(difference(one, two) < tolerance);
        const AttentionRule rule(config, layer, weights, change);
        const at::Tensor outOne = fused.attend(one, rule, sinkTokens, a, Progress());
        const at::Tensor outTwo = plain.attend(two, rule, sinkTokens, b, Progress());
        QVERIFY(difference(outOne, outTwo) < tolerance);
        for (Matrix HeadStatistics::*part :
             {&HeadStatistics::received, &HeadStatistics::receivedEarly, &HeadStatistics::distance,
              &HeadStatistics::entropy, &HeadStatistics::firstLogit, &HeadStatistics::learnedSink,
              &HeadStatistics::queryNorm, &HeadStatistics::keyNorm, &HeadStatistics::valueNorm})
            QVERIFY(difference(a.*part, b.*part) < tolerance);
    }

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void normsAgree() {
        at::manual_seed(1);
        const at::Tensor rows = at::randn({50, 96});
        for (const NormKind kind : {NormKind::rms, NormKind::layer}) {
            const NormConfig config{kind, 1e-5};
            const NormWeights weights{at::randn({96}), kind == NormKind::layer ? at::randn({96}) : at::Tensor()};
            QVERIFY(difference(fused.normalize(rows, config, weights), plain.normalize(rows, config, weights)) <
                    tolerance);
            QVERIFY(difference(fused.normalize(rows, config, {}), plain.normalize(rows, config, {})) < tolerance);
        }
    }

    void statisticsAgreeAndMarkBadTokens() {
        at::manual_seed(2);
        at::Tensor rows = at::randn({77, 96});
        rows[5][17] = 5000.0;
        rows[9][0] = std::numeric_limits<float>::infinity();
        const SiteStatistics a = fused.statistics(rows.narrow(0, 0, 9).contiguous()),
                             b = plain.statistics(rows.narrow(0, 0, 9));
        QCOMPARE(a.layerMedian, b.layerMedian);
        QCOMPARE(a.median, b.median);
        QCOMPARE(a.top[5][0], (Peak{5000.0F, 17}));
        QVERIFY(a.top == b.top);
        for (const SiteStatistics& bad : {fused.statistics(rows), plain.statistics(rows)}) {
            QVERIFY(std::isnan(bad.norm[9]) && std::isnan(bad.median[9]) && std::isnan(bad.top[9][0].value));
            QVERIFY(std::isfinite(bad.norm[8]) && std::isfinite(bad.norm[10]));
        }
    }

    void activationsAgree() {
        at::manual_seed(3);
        const at::Tensor gateUp = at::randn({33, 64}) * 3.0;
        for (const Activation activation :
             {Activation::silu, Activation::gelu, Activation::geluTanh, Activation::relu, Activation::reluSquared})
            for (const FeedForwardKind kind : {FeedForwardKind::gated, FeedForwardKind::plain})
                QVERIFY(difference(fused.activate(gateUp, kind, activation), plain.activate(gateUp, kind, activation)) <
                        tolerance);
    }

    void attentionAgrees_data() {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<QString>("variant");
        for (const int tokens : {1, 7, 64, 65, 300})
            for (const char* variant : {"plain", "window", "softCap", "learnedSink", "headNorm", "ownHeadNorm",
                                        "allHeadsNorm", "clip", "partialRotary", "linearBias", "linearBiasInWindow"})
                QTest::addRow("%s %d", variant, tokens) << tokens << QString(variant);
    }
    void attentionAgrees() {
        QFETCH(int, tokens);
        QFETCH(QString, variant);
        ModelConfig config = smallConfig();
        LayerConfig& layer = config.layers[0];
        if (variant == "window")
            layer.window = 8;
        if (variant == "softCap")
            config.attentionSoftCap = 5.0;
        config.learnedSinks = variant == "learnedSink";
        if (variant == "headNorm" || variant == "allHeadsNorm")
            layer.queryKey.kind = NormKind::rms;
        if (variant == "ownHeadNorm") {
            layer.queryKey.kind = NormKind::layer;
            config.queryKeyNormScope = QueryKeyNormScope::headWithOwnGain;
        }
        if (variant == "allHeadsNorm")
            config.queryKeyNormScope = QueryKeyNormScope::allHeads;
        if (variant == "clip")
            config.queryKeyValueClip = 1.0;
        config.linearPositionBias = variant.startsWith("linearBias");
        if (variant == "linearBiasInWindow")
            layer.window = 8;
        if (variant == "partialRotary")
            layer.rope.rotaryDimensions = 4;
        compareAttention(config, layer, tokens, 64);
    }

    void attentionAgreesUnderEveryIntervention_data() {
        QTest::addColumn<QString>("variant");
        for (const char* variant : {"selfOnly", "hidden", "kept", "sights", "all at once"})
            for (const char* sink : {"", " with sink"})
                QTest::addRow("%s%s", variant, sink) << QString(variant) + QString(sink);
    }
    void attentionAgreesUnderEveryIntervention() {
        QFETCH(QString, variant);
        const bool all = variant.startsWith("all");
        AttentionChange change;
        if (all || variant.startsWith("selfOnly"))
            change.selfOnly = {0, 5, 299};
        if (all || variant.startsWith("hidden"))
            change.hidden = {0, 1, 64, 200};
        if (all || variant.startsWith("kept"))
            change.kept = {{4, 16}, {2, 100}};
        if (all || variant.startsWith("sights"))
            change.heads = {HeadSight::all, HeadSight::onlyFirst, HeadSight::onlySelf, HeadSight::withoutFirst};
        ModelConfig config = smallConfig();
        config.learnedSinks = variant.endsWith("sink");
        compareAttention(config, config.layers[0], 300, 64, &change);
        config.layers[0].window = 8;
        config.attentionSoftCap = 5.0;
        compareAttention(config, config.layers[0], 300, 64, &change);
    }

    void attentionDoesNotDependOnTheNumberOfThreads() {
        const ModelConfig config = smallConfig();
        const auto model = randomModel(config);
        at::manual_seed(5);
        const at::Tensor joined = at::randn({300, (config.heads + 2 * config.keyValueHeads) * config.headSize});
        const AttentionRule rule(config, config.layers[0], model->weights().layer(0), nullptr);
        const int threads = at::get_num_threads();
        HeadStatistics one, many;
        at::set_num_threads(1);
        const at::Tensor outOne = fused.attend(joined, rule, 64, one, Progress());
        at::set_num_threads(threads);
        const at::Tensor outMany = fused.attend(joined, rule, 64, many, Progress());
        QVERIFY(at::equal(outOne, outMany));
        QVERIFY(one.received == many.received && one.entropy == many.entropy && one.distance == many.distance);
    }

    void distanceAndEntropyOfUniformAttentionAreKnown() {
        ModelConfig config = smallConfig();
        config.layers[0].rope.rotaryDimensions = 0;
        const auto model = randomModel(config);
        const at::Tensor zero = at::zeros({40, (config.heads + 2 * config.keyValueHeads) * config.headSize});
        HeadStatistics heads;
        fused.attend(zero, {config, config.layers[0], model->weights().layer(0), nullptr}, 16, heads, Progress());
        // All scores equal: each of t + 1 visible keys gets 1 / (t + 1), mean distance t / 2, entropy log(t + 1).
        QVERIFY(std::abs(heads.distance.at(1, 39) - 19.5) < 1e-4);
        QVERIFY(std::abs(heads.entropy.at(1, 39) - std::log(40.0)) < 1e-5);
        double expected = 0.0;
        for (int query = 0; query < 16; ++query)
            expected += 1.0 / (query + 1);
        QVERIFY(std::abs(heads.receivedEarly.at(2, 0) - expected) < 1e-5);
    }
};

QTEST_APPLESS_MAIN(OperationsTest)
#include "OperationsTest.moc"
