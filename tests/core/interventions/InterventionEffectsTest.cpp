#include "interventions/Intervene.h"

#include "InterventionCases.h"
#include "engine/AttentionMap.h"
#include "engine/BasePrediction.h"
#include "engine/InterventionPlan.h"
#include "engine/RunTensors.h"
#include "interventions/Resolve.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>

using namespace sinkscope;

namespace {

Matrix mapOf(const Run& run, std::int64_t layer, std::int64_t head) {
    return *wholeAttentionMap(run, layer, head, {});
}

} // namespace

/// What each kind of intervention does to maps, keys, outputs and the stream, against closed forms.
class InterventionEffectsTest : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;
    std::optional<Baseline> baseline_;

    const Baseline& baseline() const { return *baseline_; }

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        model_ = randomModel(smallConfig());
        baseline_ = baselineOf(model_);
    }

    void allHeadsZeroLeavesBiasesOnly() {
        const ModelConfig config = smallConfig();
        const at::Tensor bias = at::linspace(-1.0, 1.0, config.width);
        const auto model =
            randomModel(config, 1, [&](ModelWeights& weights) { weights.layers()[1].attentionProjection.bias = bias; });
        RunOptions options;
        options.blockOutputs = KeepOutputs::yes;
        const auto base = run(model, someTokens(promptTokens), options, {});
        const auto prepared = prepareBaseline(std::make_shared<const Findings>(findings(*base, {})), {});
        const auto result = changed(*prepared, R"([{"kind": "headAblation", "heads": [[1,0],[1,1],[1,2],[1,3]]}])");
        QVERIFY(
            at::equal(result->findings->run->tensors->attentionOutput[1], bias.expand({promptTokens, config.width})));
    }

    void headContributionsSumToTheAttentionOutput_data() {
        QTest::addColumn<int>("heads");
        QTest::addColumn<int>("keyHeads");
        QTest::newRow("4 heads over 2 key heads") << 4 << 2;
        QTest::newRow("14 heads over 2 key heads") << 14 << 2;
    }
    void headContributionsSumToTheAttentionOutput() {
        QFETCH(int, heads);
        QFETCH(int, keyHeads);
        ModelConfig config = smallConfig();
        config.heads = heads;
        config.keyValueHeads = keyHeads;
        RunOptions options;
        options.blockOutputs = KeepOutputs::yes;
        const auto base = run(randomModel(config), someTokens(promptTokens), options, {});
        const auto prepared = prepareBaseline(std::make_shared<const Findings>(findings(*base, {})), {});
        const at::Tensor whole = (*base)->tensors->attentionOutput[1];
        at::Tensor sum = at::zeros_like(whole);
        for (int head = 0; head < heads; ++head) {
            const std::string text =
                R"([{"kind": "headAblation", "heads": [[1, )" + std::to_string(head) + R"(]], "how": "zero"}])";
            const at::Tensor rest = changed(*prepared, text)->findings->run->tensors->attentionOutput[1];
            QVERIFY(!at::equal(rest, whole));
            sum = sum + whole - rest;
        }
        // fp32 sums of a few hundred terms in another order.
        QVERIFY((sum - whole).abs().max().item<float>() < 2e-5 * whole.abs().max().item<float>());
    }

    /// Sandwich norms: four sites a layer, each its own.
    void aSwapChangesItsOwnSiteOnly() {
        ModelConfig config = smallConfig();
        for (LayerConfig& layer : config.layers)
            layer.attentionOutput.kind = layer.feedForwardOutput.kind = NormKind::rms;
        RunOptions options;
        options.blockOutputs = KeepOutputs::yes;
        const auto base = run(randomModel(config), someTokens(promptTokens), options, {});
        const auto prepared = prepareBaseline(std::make_shared<const Findings>(findings(*base, {})), {});
        const auto result =
            changed(*prepared, R"([{"kind": "normSwap", "site": "ffnOutput", "layers": [1], "to": "none"}])");
        const RunTensors &before = *(*base)->tensors, &after = *result->findings->run->tensors;
        QVERIFY(at::equal(before.attentionOutput[1], after.attentionOutput[1]));
        QVERIFY(!at::equal(before.feedForwardOutput[1], after.feedForwardOutput[1]));
        // What the removed norm would make of the new output is the old output.
        const NormWeights& gain = (*base)->model->weights().layer(1).feedForwardOutput;
        const at::Tensor rows = after.feedForwardOutput[1];
        const at::Tensor normed =
            rows * at::rsqrt(rows.square().mean(-1, true) + config.layers[1].feedForwardOutput.epsilon) * gain.gain;
        QVERIFY((normed - before.feedForwardOutput[1]).abs().max().item<float>() < 1e-5);
    }

    void mapsShowWhatTheHeadsWereMadeToLookAt() {
        const auto first = changed(baseline(), R"([{"kind": "headAblation", "heads": [[1, 2]], "how": "firstToken"}])");
        const auto self = changed(baseline(), R"([{"kind": "headAblation", "heads": [[1, 2]], "how": "self"}])");
        const auto without =
            changed(baseline(), R"([{"kind": "headAblation", "heads": [[1, 2]], "how": "withoutSink"}])");
        const Matrix plain = mapOf(baseline().run(), 1, 2), toFirst = mapOf(*first->findings->run, 1, 2),
                     toSelf = mapOf(*self->findings->run, 1, 2), renormalised = mapOf(*without->findings->run, 1, 2);
        for (std::int64_t query = 0; query < promptTokens; ++query) {
            QCOMPARE(toFirst.at(query, 0), 1.0F);
            QCOMPARE(toSelf.at(query, query), 1.0F);
            QCOMPARE(renormalised.at(query, 0), 0.0F);
            for (std::int64_t key = 1; key <= query; ++key) // e^s / Σ over the keys left
                QVERIFY(std::abs(renormalised.at(query, key) - plain.at(query, key) / (1.0F - plain.at(query, 0))) <
                        1e-5);
        }
        QVERIFY(mapOf(*first->findings->run, 1, 1) == mapOf(baseline().run(), 1, 1));
        // The first query has no key left: its head gives zeros, and no future key leaks in.
        QCOMPARE(without->findings->run->layer(1).heads.entropy.at(2, 0), 0.0F);
        for (std::int64_t key = 0; key < promptTokens; ++key)
            QCOMPARE(renormalised.at(0, key), 0.0F);
    }

    void hiddenTokensAreSeenByThemselvesOnly() {
        const Matrix map = mapOf(*changed(baseline(), R"([{"kind": "hide", "tokens": [3]}])")->findings->run, 2, 0);
        for (std::int64_t query = 0; query < promptTokens; ++query)
            QVERIFY(query == 3 ? map.at(query, 3) > 0.0F : map.at(query, 3) == 0.0F);
    }

    void keptSinksAndWindowLeaveTheMiddleOut() {
        const Matrix map =
            mapOf(*changed(baseline(), R"([{"kind": "keepSinks", "sinks": 2, "window": 5}])")->findings->run, 2, 0);
        for (std::int64_t query = 0; query < promptTokens; ++query)
            for (std::int64_t key = 0; key <= query; ++key)
                QCOMPARE(map.at(query, key) > 0.0F, key < 2 || key > query - 5);
    }

    void aVirtualSinkTakesItsShareOfEachRow() {
        const Matrix plain = mapOf(baseline().run(), 0, 1);
        const auto result = changed(baseline(), R"([{"kind": "virtualSink", "logit": 0}])");
        const Matrix map = mapOf(*result->findings->run, 0, 1);
        const Matrix& share = result->findings->run->layer(0).heads.learnedSink;
        for (std::int64_t query = 0; query < promptTokens; ++query) {
            float sum = share.at(1, query);
            for (std::int64_t key = 0; key <= query; ++key) {
                sum += map.at(query, key);
                QVERIFY(std::abs(map.at(query, key) - plain.at(query, key) * (1.0F - share.at(1, query))) < 1e-5);
            }
            QVERIFY(std::abs(sum - 1.0F) < 1e-5);
        }
    }

    void wholeMaskOfATokenReadsZeroThere() {
        const auto plan =
            resolve(switches(R"([{"kind": "weMask", "layers": [1], "rate": 1, "tokens": [4]}])"), baseline(), {});
        const auto result = rerun(*baseline().prediction, *plan, {});
        const HeadTensors heads = splitHeads((*result)->tensors->queryKeyValue[1], model_->config());
        QCOMPARE(heads.value.select(0, 4).abs().max().item<float>(), 0.0F); // no bias: zero in, zero out
        QVERIFY(heads.value.select(0, 5).abs().max().item<float>() > 0.0F);
    }

    void listedChannelsAreReadAsZeroAndNoOthers() {
        const auto result = resolve(
            switches(R"([{"kind": "weMask", "layers": [1], "channels": [9, 2], "tokens": [4]}])"), baseline(), {});
        QCOMPARE((*result)->find(1)->masks.front().channels, (std::vector<std::int64_t>{9, 2}));
        const auto outside = resolve(
            switches(R"([{"kind": "weMask", "layers": [1], "channels": [32], "tokens": [4]}])"), baseline(), {});
        QVERIFY(!outside && outside.error().message().find("channels 0 to 31") != std::string::npos);
    }

    void gainRankingTakesTheLargestGains() {
        const auto model = randomModel(smallConfig(), 1, [](ModelWeights& weights) {
            weights.layers()[1].attentionInput.gain = at::arange(32, at::kFloat) * -0.1;
        });
        const Baseline own = baselineOf(model);
        const auto plan =
            resolve(switches(R"([{"kind": "weMask", "layers": [1], "count": 3, "tokens": [0]}])"), own, {});
        std::vector<std::int64_t> channels = (*plan)->find(1)->masks.front().channels;
        std::sort(channels.begin(), channels.end());
        QCOMPARE(channels, (std::vector<std::int64_t>{29, 30, 31}));
    }

    void editsAreReadByLaterLayersAndLeaveTheLayersOwnRecord() {
        const auto result = changed(
            baseline(), R"([{"kind": "spikeEdit", "layer": 0, "entries": [[2, 5]], "to": "value", "value": 9}])");
        const Run& run = *result->findings->run;
        QVERIFY(run.tensors->residual[1].is_same(baseline().run().tensors->residual[1]));
        QCOMPARE(streamInto(run, 1).select(0, 2)[5].item<float>(), 9.0F);
        // Layer 1 adds to the edited value.
        const float added = run.tensors->residual[2].select(0, 2)[5].item<float>() - 9.0F;
        QVERIFY(std::abs(added) < 8.0F);
    }

    void fittedTanhIsTheLeastSquaresOne() {
        const auto fitted =
            resolve(switches(R"([{"kind": "normSwap", "site": "attentionInput", "layers": [1], "to": "dynamicTanh"}])"),
                    baseline(), {});
        const NormConfig norm = (*fitted)->find(1)->config.attentionInput;
        const at::Tensor input = baseline().run().tensors->residual[1].to(at::kDouble);
        const at::Tensor output = input * at::rsqrt(input.square().mean(-1, true) + norm.epsilon);
        const auto squares = [&](double alpha, double scale) {
            return (output - scale * at::tanh(alpha * input)).square().sum().item<double>();
        };
        const double best = squares(norm.alpha, norm.scale);
        for (const double factor : {0.99, 1.01}) {
            QVERIFY(squares(norm.alpha * factor, norm.scale) > best);
            QVERIFY(squares(norm.alpha, norm.scale * factor) > best);
        }
    }
};

QTEST_APPLESS_MAIN(InterventionEffectsTest)
#include "InterventionEffectsTest.moc"
