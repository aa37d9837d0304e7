#include "RandomModel.h"
#include "model/ModelWeights.h"
#include "trust/NormGains.h"
#include "trust/QueryKeyMatch.h"
#include "trust/WeightStatistics.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <QtTest>
#include <algorithm>
#include <limits>

using namespace sinkscope;

namespace {

bool mentions(const TrustCheck& check, const std::string& words) {
    return plainText(check.sentence).find(words) != std::string::npos ||
           std::ranges::any_of(check.details,
                               [&](const Text& line) { return plainText(line).find(words) != std::string::npos; });
}

/// Twelve layers, two query heads of 32 for each of two key heads, width 128.
ModelConfig deepConfig() {
    ModelConfig config = smallConfig();
    config.width = 128;
    config.headSize = 32;
    config.layers.assign(12, config.layers.front());
    for (LayerConfig& layer : config.layers)
        layer.rope.rotaryDimensions = 32;
    return config;
}

at::Generator generator(std::uint64_t seed) {
    return at::detail::createCPUGenerator(seed);
}

/// Gains that drift from layer to layer, as a trained model's do.
void driftGains(ModelWeights& weights) {
    at::Generator draw = generator(5);
    at::Tensor logs = at::randn({128}, draw);
    for (LayerWeights& layer : weights.layers()) {
        layer.attentionInput.gain = logs.exp();
        logs = logs + 0.4 * at::randn({128}, draw);
    }
}

/// Rows of q that lean towards those of their key head, as a trained model's do.
void leanQueries(ModelWeights& weights) {
    at::Generator draw = generator(6);
    for (LayerWeights& layer : weights.layers()) {
        layer.attentionInput.gain = at::ones({128});
        const at::Tensor key = at::randn({64, 128}, draw), value = at::randn({64, 128}, draw);
        const at::Tensor own = key.view({2, 1, 32, 128}).expand({2, 2, 32, 128}).reshape({128, 128});
        const at::Tensor query = 0.5 * own + at::randn({128, 128}, draw);
        layer.queryKeyValue.weight = at::cat({query, key, value});
    }
}

/// Rows of each head from half-split to alternating pairs, as a file holds them that is read the wrong way.
at::Tensor alternated(const at::Tensor& rows) {
    return rows.view({-1, 2, 16, 128}).transpose(1, 2).reshape({-1, 128});
}

void alternateQueries(LayerWeights& layer) {
    at::Tensor weight = layer.queryKeyValue.weight.clone();
    weight.narrow(0, 0, 128).copy_(alternated(layer.queryKeyValue.weight.narrow(0, 0, 128)));
    layer.queryKeyValue.weight = weight;
}

TrustCheck rowsOf(const Model& model) {
    return queryKeyRowsCheck(queryKeyMatches(model.config(), model.weights(), {}));
}

} // namespace

/// Checks of the trust report that look at loaded weights alone.
class WeightChecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundWeightsAreGreen() {
        const auto model = randomModel(smallConfig());
        const TrustCheck check = weightStatisticsCheck(model->config(), model->weights(), {});
        QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
    }

    void notANumberIsRedAndNamed_data() {
        QTest::addColumn<float>("value");
        QTest::newRow("NaN") << std::numeric_limits<float>::quiet_NaN();
        QTest::newRow("infinity") << -std::numeric_limits<float>::infinity();
    }

    void notANumberIsRedAndNamed() {
        QFETCH(float, value);
        const auto model = randomModel(smallConfig(), 1, [value](ModelWeights& weights) {
            weights.layers()[1].queryKeyValue.weight[40][3] = value; // 32 rows of q, then 16 of k
        });
        const TrustCheck check = weightStatisticsCheck(model->config(), model->weights(), {});
        QVERIFY(check.verdict == TrustVerdict::red);
        QVERIFY(mentions(check, "NaN or infinity: layer 1 key"));
    }

    void emptyAndConstantTensorsAreNoted() {
        const auto model = randomModel(smallConfig(), 1, [](ModelWeights& weights) {
            weights.layers()[0].down.weight.zero_();
            weights.layers()[2].attentionProjection.weight.fill_(0.5);
        });
        const TrustCheck check = weightStatisticsCheck(model->config(), model->weights(), {});
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY(mentions(check, "all zero: layer 0 down"));
        QVERIFY(mentions(check, "one number only: layer 2 attention projection"));
    }

    void zeroBiasAndFlatGainAreSound() {
        const auto model = randomModel(smallConfig(), 1, [](ModelWeights& weights) {
            weights.layers()[0].down.bias = at::zeros({32});
            weights.layers()[0].attentionInput.gain.fill_(1.0);
        });
        const TrustCheck check = weightStatisticsCheck(model->config(), model->weights(), {});
        QVERIFY(check.verdict == TrustVerdict::green);
        QVERIFY(mentions(check, "bias all zero, without effect: layer 0 down bias"));
    }

    void swappedGainsAreNamed() {
        const auto model = randomModel(deepConfig(), 1, [](ModelWeights& weights) {
            driftGains(weights);
            std::swap(weights.layers()[2].attentionInput, weights.layers()[9].attentionInput);
        });
        const TrustCheck check = normGainsCheck(model->config(), model->weights());
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY2(mentions(check, "attention input norms of layers 2 and 9 look swapped"),
                 plainText(check.sentence).c_str());
    }

    void driftingAndRandomGainsAreSound() {
        const auto drifting = randomModel(deepConfig(), 1, driftGains);
        QVERIFY(normGainsCheck(drifting->config(), drifting->weights()).verdict == TrustVerdict::green);
        const auto random = randomModel(deepConfig());
        const TrustCheck check = normGainsCheck(random->config(), random->weights());
        QVERIFY(check.verdict == TrustVerdict::green);
        QVERIFY(mentions(check, "cannot be judged"));
    }

    void rowsThatFitTogetherAreSound() {
        const auto model = randomModel(deepConfig(), 1, leanQueries);
        const TrustCheck check = rowsOf(*model);
        QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
        QVERIFY(mentions(check, "fit together in every layer"));
    }

    void randomRowsCannotBeJudged() {
        const TrustCheck check = rowsOf(*randomModel(deepConfig()));
        QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
        QVERIFY(mentions(check, "cannot be judged"));
    }

    void queriesInTheOtherOrderAreNamed() {
        const auto model = randomModel(deepConfig(), 1, [](ModelWeights& weights) {
            leanQueries(weights);
            alternateQueries(weights.layers()[7]);
        });
        const TrustCheck check = rowsOf(*model);
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY2(mentions(check, "In layer 7 q and k fit together only when"), plainText(check.sentence).c_str());
    }

    void shuffledQueriesAreNamed() {
        const auto model = randomModel(deepConfig(), 1, [](ModelWeights& weights) {
            leanQueries(weights);
            at::Tensor weight = weights.layers()[4].queryKeyValue.weight;
            weight.narrow(0, 0, 128).copy_(weight.narrow(0, 0, 128).index_select(0, at::randperm(128, generator(3))));
        });
        const TrustCheck check = rowsOf(*model);
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY2(mentions(check, "In layer 4 the rows of q and k do not fit"), plainText(check.sentence).c_str());
    }

    void countsHeadsThatMatchTheirOwnKeyHead() {
        const auto model = randomModel(deepConfig(), 1, leanQueries);
        for (const QueryKeyMatch& match : queryKeyMatches(model->config(), model->weights(), {})) {
            QCOMPARE(match.headsCompared, 4);
            QCOMPARE(match.headsBestWithOwnKey, 4);
        }
    }
};

QTEST_APPLESS_MAIN(WeightChecksTest)
#include "WeightChecksTest.moc"
