#include "analysis/Amplifier.h"

#include "PlantedAmplifier.h"
#include "engine/Engine.h"
#include "engine/NormInput.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace sinkscope;

namespace {

/// Of the largest value in play: fp32 products against double.
constexpr double relative = 1e-4;

std::shared_ptr<const Run> runOf(const std::shared_ptr<const Model>& model) {
    return *run(model, someTokens(12), {}, {});
}

at::Tensor tensorOf(const std::vector<double>& values) {
    return at::tensor(values, at::kDouble);
}

double largestDifference(const std::vector<double>& found, const at::Tensor& expected) {
    return ((tensorOf(found) - expected).abs().max() / expected.abs().max()).item<double>();
}

} // namespace

class AmplifierTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void predictsThePlantedChannelFromItsAngleToTheTrigger() {
        const PlantedAmplifier planted;
        const auto base = runOf(planted.model);
        const auto amplifier = channelAmplifier(*base, planted.layer, planted.channel, 3, {});
        QVERIFY(amplifier.has_value());
        const auto input = normInput(*base, planted.layer, NormSite::feedForwardInput, {}).to(at::kDouble);
        const auto cosine = at::cosine_similarity(input, planted.trigger.to(at::kDouble).unsqueeze(0), 1, 1e-12);
        QVERIFY(largestDifference(amplifier->cosine, cosine) < relative);
        const auto predicted = cosine.square() * (planted.eigenvalue * 32.0);
        QVERIFY(largestDifference(amplifier->predicted, predicted) < relative);
        QVERIFY(largestDifference(amplifier->quadratic, predicted) < relative);
    }

    void measuresWhatTheBlockComputes() {
        const auto model = randomModel(smallConfig(), 5);
        const auto base = *run(model, someTokens(12), {64, KeepOutputs::yes}, {});
        const auto amplifier = channelAmplifier(*base, 1, 9, 3, {});
        QVERIFY(amplifier.has_value());
        const auto expected = normInput(*base, 1, NormSite::feedForwardOutput, {}).select(1, 9).to(at::kDouble);
        QVERIFY(largestDifference(amplifier->measured, expected) < relative);
    }

    void comparesWhatLeavesTheActivationWithWhatEntersIt() {
        const PlantedAmplifier planted; // SiLU of one number has its sign, and σ of it as ratio
        const auto base = runOf(planted.model);
        const auto likeness = gateLikeness(*base, planted.layer, {});
        const auto read = feedForwardRead(*base, planted.layer, {});
        const auto gate = read.mv(planted.model->weights().layer(1).gateUp.weight[planted.neuron]).to(at::kDouble);
        QVERIFY(likeness.has_value());
        QVERIFY(largestDifference(likeness->normRatio, at::sigmoid(gate)) < relative);
        QVERIFY(largestDifference(likeness->cosine, at::ones_like(gate)) < relative);
    }
};

QTEST_GUILESS_MAIN(AmplifierTest)
#include "AmplifierTest.moc"
