#include "analysis/HiddenDirections.h"

#include "RandomModel.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <cmath>

using namespace sinkscope;

namespace {

ModelConfig wideConfig() {
    ModelConfig config = smallConfig();
    config.width = 40; // two directions in each of the 20 bands
    return config;
}

std::shared_ptr<const Run> runOf(const std::shared_ptr<const Model>& model, std::int64_t tokens) {
    auto result = run(model, someTokens(tokens), {}, {});
    return result ? *result : nullptr;
}

} // namespace

class HiddenDirectionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void agreesWithADenseDecomposition() {
        const auto run = runOf(randomModel(wideConfig()), 12);
        QVERIFY(run);
        const auto energy = bandEnergy(*run, 5, {});
        QVERIFY2(energy, energy ? "" : energy.error().message().c_str());
        const at::Tensor head = run->model->weights().head.weight.to(at::kDouble);
        const auto [left, values, right] = at::linalg_svd(head, false);
        for (std::int64_t rank = 0; rank < 40; ++rank)
            // Through the Gram matrix in double a value is exact to 1e-16 times (largest / value)².
            QVERIFY(std::abs(energy->singularValues[static_cast<std::size_t>(rank)] - values[rank].item<double>()) <
                    1e-9 * values[0].item<double>());
        for (std::int64_t row = 0; row < 4; ++row) {
            const at::Tensor stream = run->tensors->residual[static_cast<std::size_t>(row)].to(at::kDouble);
            const at::Tensor shares = stream.matmul(right.t()).square() / stream.square().sum(1, true);
            for (std::int64_t band = 0; band < spectralBands; ++band) {
                const at::Tensor each = shares.narrow(1, 2 * band, 2).sum(1);
                const double own = each[5].item<double>(), others = (each.sum().item<double>() - own) / 11.0;
                // Kept as fp32.
                QVERIFY(std::abs(energy->chosen.at(band, row) - own) < 1e-6);
                QVERIFY(std::abs(energy->others.at(band, row) - others) < 1e-6);
            }
        }
    }

    void findsAPlantedDarkSignal() {
        const auto model = randomModel(wideConfig(), 1, [](ModelWeights& weights) {
            weights.head.weight.select(1, 7).mul_(1e-4); // channel 7 does not reach the logits
            weights.embedding[3].zero_();
            weights.embedding[3][7] = 5000.0; // the first token's
        });
        const auto run = runOf(model, 6);
        QVERIFY(run);
        const auto energy = bandEnergy(*run, 0, {});
        QVERIFY(energy);
        QVERIFY(energy->chosen.at(spectralBands - 1, 0) > 0.9999F);
        QVERIFY(energy->others.at(spectralBands - 1, 0) < 0.5F);
    }

    void entropyIsThatOfTheSingularValues() {
        const auto run = runOf(randomModel(wideConfig()), 50);
        QVERIFY(run);
        for (const std::int64_t most : {50, 12}) {
            const auto entropy = matrixEntropy(*run, most, {});
            QVERIFY(entropy);
            for (std::size_t row = 0; row < 4; ++row) {
                const at::Tensor stream = run->tensors->residual[row].narrow(0, 0, most).to(at::kDouble);
                const at::Tensor squares = at::linalg_svdvals(stream).square();
                const at::Tensor portions = squares / squares.sum();
                // Double precision; squares below 1e-16 of the largest are lost.
                QVERIFY(std::abs((*entropy)[row] + (portions * portions.log()).sum().item<double>()) < 1e-9);
            }
        }
    }

    void entropyOfOneTokenIsZero() {
        const auto entropy = matrixEntropy(*runOf(randomModel(wideConfig()), 1), 64, {});
        QVERIFY(entropy);
        for (const double value : *entropy)
            QVERIFY(std::abs(value) < 1e-12);
    }

    void hasNoOthersInAPromptOfOneToken() {
        const auto energy = bandEnergy(*runOf(randomModel(wideConfig()), 1), 0, {});
        QVERIFY(energy && std::isnan(energy->others.at(0, 0)));
    }

    void canBeCancelled() {
        std::stop_source stop;
        stop.request_stop();
        const auto run = runOf(randomModel(wideConfig()), 3);
        const auto energy = bandEnergy(*run, 0, Progress(stop.get_token()));
        QVERIFY(!energy && energy.error().kind == Error::Kind::cancelled);
        QVERIFY(!matrixEntropy(*run, 64, Progress(stop.get_token())));
    }
};

QTEST_GUILESS_MAIN(HiddenDirectionsTest)
#include "HiddenDirectionsTest.moc"
