#include "interventions/NormInspection.h"

#include "InterventionCases.h"
#include "engine/NormInput.h"
#include "engine/RunTensors.h"
#include "interventions/Inspection.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>

#include <cmath>
#include <numeric>

using namespace sinkscope;

namespace {

constexpr std::int64_t layer = 1, token = 4;
// Both sides are computed from the same fp32 inputs, one of them in fp64: a few units in the last place of fp32.
constexpr double fp32Tolerance = 1e-5;

NormSwap swapOf(const std::string& text) {
    return std::get<NormSwap>(switches(text).front());
}

} // namespace

class NormInspectionTest : public QObject {
    Q_OBJECT

    std::optional<Baseline> baseline_;

    Result<NormInspection> inspection(const std::string& text) const {
        return inspectNorm(baseline_->findings, swapOf(text), {layer, 2}, token, {});
    }
    const Run& run() const { return *baseline_->findings->run; }

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        baseline_ = baselineOf(randomModel(smallConfig(), 1, [](ModelWeights& weights) {
            weights.layers()[layer].attentionInput.gain = at::arange(1, 33, at::kFloat) * -0.1;
        }));
    }

    void outputsAreThoseOfTheTwoFormulas() {
        const auto found =
            inspection(R"([{"kind": "normSwap", "site": "attentionInput", "layers": [1], "to": "dynamicTanh",
                            "alpha": 0.7, "scale": 2.5}])");
        QVERIFY(found);
        const at::Tensor row = streamInto(run(), layer).select(0, token).to(at::kDouble).contiguous();
        const double epsilon = run().model->config().layers[layer].attentionInput.epsilon;
        const double rms = std::sqrt(row.square().mean().item<double>() + epsilon);
        QCOMPARE(found->channels.size(), 32U);
        for (const NormedChannel& channel : found->channels) {
            const double input = row[channel.channel].item<double>();
            QCOMPARE(channel.input, input);
            QVERIFY(std::abs(channel.before - input / rms) <= fp32Tolerance * std::abs(input / rms));
            QVERIFY(std::abs(channel.after - 2.5 * std::tanh(0.7 * input)) <= fp32Tolerance * 2.5);
        }
        QCOMPARE(*found->alpha, 0.7);
        QCOMPARE(*found->scale, 2.5);
    }

    void channelsStandByTheirInput() {
        const auto found =
            inspection(R"([{"kind": "normSwap", "site": "ffnInput", "layers": [1], "to": "layerNorm"}])");
        QVERIFY(found && !found->alpha);
        QVERIFY(std::is_sorted(found->channels.begin(), found->channels.end(),
                               [](const auto& one, const auto& other) { return one.input < other.input; }));
    }

    void barsHoldEveryInputOnce() {
        const auto found = inspection(R"([{"kind": "normSwap", "site": "final", "to": "rmsNormWithoutGain"}])");
        QVERIFY(found);
        const at::Tensor inputs = streamInto(run(), run().layerCount());
        QCOMPARE(std::accumulate(found->counts.begin(), found->counts.end(), std::int64_t{0}), inputs.numel());
        QCOMPARE(found->edges.size(), found->counts.size() + 1);
        QVERIFY(std::is_sorted(found->edges.begin(), found->edges.end()));
        QVERIFY(std::abs(found->edges.back() / inputs.max().item<double>() - 1.0) < 1e-5);
        QVERIFY(found->gainBefore && !found->gainAfter);
    }

    void flattenedGainTellsItsRange() {
        const auto found = inspection(
            R"([{"kind": "normSwap", "site": "attentionInput", "layers": [1], "to": "flattenedGain", "share": 0.5}])");
        QVERIFY(found);
        // -0.1 to -3.2 around their mean, -1.65: half as far from it.
        QVERIFY(std::abs(found->gainBefore->largest - 3.2) < fp32Tolerance);
        QVERIFY(std::abs(found->gainAfter->largest - 2.425) < fp32Tolerance);
        QVERIFY(std::abs(found->gainAfter->least - 0.875) < fp32Tolerance);
    }

    void queryOfTheHeadIsShownWhereNormsWorkOnHeads() {
        const auto found = inspection(R"([{"kind": "normSwap", "site": "queryKey", "layers": [1], "to": "rmsNorm"}])");
        QVERIFY(found && found->head);
        const std::int64_t heads = 4 + 2;
        const at::Tensor row = normInput(run(), layer, NormSite::queryKey, {}).select(0, token * heads + 2);
        QCOMPARE(found->channels.size(), 8U);
        for (const NormedChannel& channel : found->channels) {
            QCOMPARE(channel.input, row[channel.channel].item<double>());
            QCOMPARE(channel.before, channel.input); // the model has no such norm
        }
    }

    void normThatIsNotThereIsRefused() {
        Result<Inspection> none = inspect(baseline_->findings, {HeadAblation{}, {}, 0}, {});
        QVERIFY(!none && !hasInspection(HeadAblation{}));
        const auto flat = inspection(
            R"([{"kind": "normSwap", "site": "queryKey", "layers": [1], "to": "flattenedGain", "share": 0.5}])");
        QVERIFY(!flat && flat.error().message().find("flattens the gain") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(NormInspectionTest)
#include "NormInspectionTest.moc"
