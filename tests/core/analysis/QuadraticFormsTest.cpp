#include "analysis/QuadraticForms.h"

#include "PlantedAmplifier.h"
#include "RandomModel.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace sinkscope;

namespace {

/// Products in fp32 over at most 48 neurons and 32 channels lie within 1e-5 of double; the issue asks for 1e-4.
constexpr double relative = 1e-4;

bool close(double found, double expected, double scale) {
    return std::abs(found - expected) <= relative * std::abs(scale);
}

/// U_k written out, [width, width] in double.
at::Tensor denseForm(const Model& model, std::int64_t layer, std::int64_t channel) {
    const LayerWeights& weights = model.weights().layer(layer);
    const auto both = weights.gateUp.weight.to(at::kDouble) * weights.feedForwardInput.gain.to(at::kDouble);
    const auto parts = both.chunk(2, 0);
    const auto down = weights.down.weight[channel].to(at::kDouble);
    return parts[0].t().matmul(down.unsqueeze(1) * parts[1]);
}

} // namespace

class QuadraticFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheNormsOfDenseAlgebra() {
        const auto model = randomModel(smallConfig());
        const auto norms = quadraticNorms(*model, {});
        QVERIFY(norms.has_value());
        for (std::int64_t layer = 0; layer < 3; ++layer)
            for (std::int64_t channel = 0; channel < 32; ++channel) {
                const double expected = denseForm(*model, layer, channel).norm().item<double>();
                QVERIFY(close(norms->at(layer, channel), expected, expected));
            }
    }

    void givesTheSameNormsWhenTilesDoNotDivideTheNeurons() {
        auto config = smallConfig();
        config.layers.resize(1);
        config.layers[0].feedForwardSize = 1100; // two tiles of 512 and a rest
        const auto model = randomModel(config, 3);
        const auto norms = quadraticNorms(*model, {});
        const double expected = denseForm(*model, 0, 9).norm().item<double>();
        QVERIFY(norms && close(norms->at(0, 9), expected, expected));
    }

    void givesTheEigenpairsOfDenseAlgebra() {
        const auto model = randomModel(smallConfig(), 7);
        for (const std::int64_t channel : {0, 11, 31}) {
            const auto spectrum = quadraticSpectrum(*model, 2, channel, 6, {});
            QVERIFY(spectrum.has_value());
            const auto form = denseForm(*model, 2, channel);
            const auto [values, vectors] = at::linalg_eigh((form + form.t()) * 0.5);
            const auto order = values.abs().argsort(0, true);
            QCOMPARE(spectrum->eigenvalues.size(), std::size_t{6});
            for (std::int64_t place = 0; place < 6; ++place)
                QVERIFY(close(spectrum->eigenvalues[static_cast<std::size_t>(place)],
                              values[order[place]].item<double>(), values[order[0]].item<double>()));
            const auto trigger = at::tensor(spectrum->trigger, at::kDouble);
            const double likeness = trigger.dot(vectors.select(1, order[0].item<std::int64_t>())).item<double>();
            QVERIFY(std::abs(std::abs(likeness) - 1.0) < relative);
        }
    }

    void recoversThePlantedEigenvalueAndTrigger() {
        const PlantedAmplifier planted;
        const auto norms = quadraticNorms(*planted.model, {});
        const auto spectrum = quadraticSpectrum(*planted.model, planted.layer, planted.channel, 4, {});
        QVERIFY(norms && spectrum);
        QVERIFY(close(norms->at(planted.layer, planted.channel), planted.eigenvalue, planted.eigenvalue));
        QVERIFY(std::abs(norms->at(planted.layer, 6)) < relative);
        QVERIFY(close(spectrum->eigenvalues[0], planted.eigenvalue, planted.eigenvalue));
        for (std::size_t place = 1; place < spectrum->eigenvalues.size(); ++place)
            QVERIFY(close(spectrum->eigenvalues[place], 0.0, planted.eigenvalue));
        const auto likeness = at::tensor(spectrum->trigger, at::kDouble).dot(planted.trigger.to(at::kDouble));
        QVERIFY(std::abs(likeness.item<double>() - 1.0) < relative);
    }

    void saysWhichLayersHaveNoSuchForm() {
        auto config = smallConfig();
        config.layers[0].feedForward = FeedForwardKind::plain;
        config.layers[1].feedForwardInput.kind = NormKind::layer;
        const auto model = randomModel(config);
        QVERIFY(quadraticForm(*model, 0) == QuadraticForm::plainFeedForward);
        QVERIFY(quadraticForm(*model, 1) == QuadraticForm::otherNorm);
        QVERIFY(quadraticForm(*model, 2) == QuadraticForm::exists);
        const auto norms = quadraticNorms(*model, {});
        QVERIFY(std::isnan(norms->at(0, 0)) && std::isnan(norms->at(1, 31)) && norms->at(2, 0) > 0.0F);
    }

    void endsWhenCancelled() {
        std::stop_source stop;
        stop.request_stop();
        const auto model = randomModel(smallConfig());
        const auto norms = quadraticNorms(*model, Progress(stop.get_token()));
        QVERIFY(!norms && norms.error().kind == Error::Kind::cancelled);
    }
};

QTEST_GUILESS_MAIN(QuadraticFormsTest)
#include "QuadraticFormsTest.moc"
