#include "analysis/LogitLens.h"

#include "RandomModel.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <cmath>

using namespace sinkscope;

namespace {

/// The lens by its definition in double: log-probabilities [tokens, vocabulary] read after a layer's input `row`.
at::Tensor logProbabilities(const Run& run, std::int64_t row) {
    const at::Tensor rows = run.tensors->residual[static_cast<std::size_t>(row)].to(at::kDouble);
    const ModelConfig& config = run.model->config();
    const at::Tensor scale = (rows.square().mean(-1, true) + config.finalNorm.epsilon).rsqrt();
    const at::Tensor normed = rows * scale * run.model->weights().finalNorm.gain.to(at::kDouble);
    return at::log_softmax(normed.matmul(run.model->weights().head.weight.to(at::kDouble).t()), 1);
}

/// fp32 logits of some tens differ from exact ones by 1e-5, and so do probabilities relatively and divergences.
bool near(double found, double expected) {
    return std::abs(found - expected) <= 1e-4 * std::max(1.0, std::abs(expected));
}

} // namespace

class LogitLensTest : public QObject {
    Q_OBJECT

    std::shared_ptr<const Run> run_;

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        RunOptions options;
        options.logits = KeepLogits::yes;
        auto result = run(randomModel(smallConfig()), someTokens(20), options, {});
        QVERIFY2(result, result ? "" : result.error().message().c_str());
        run_ = *result;
    }

    void readsEachLayerAsItsDefinitionSays() {
        const auto lens = logitLens(*run_, {4, 17}, {});
        QVERIFY2(lens, lens ? "" : lens.error().message().c_str());
        const at::Tensor final = logProbabilities(*run_, 3);
        for (std::int64_t row = 0; row < 4; ++row) {
            const at::Tensor expected = logProbabilities(*run_, row);
            for (std::int64_t column = 0; column < 13; ++column) {
                const at::Tensor here = expected[column + 4], own = final[column + 4];
                QVERIFY(near(lens->probability.at(row, column), here.max().exp().item<double>()));
                QCOMPARE(lens->topAt(row, column), static_cast<std::int32_t>(here.argmax().item<std::int64_t>()));
                QVERIFY(near(lens->answerProbability.at(row, column), here[own.argmax()].exp().item<double>()));
                QVERIFY(near(lens->divergence.at(row, column), (own.exp() * (own - here)).sum().item<double>()));
            }
        }
    }

    void endsInTheModelsOwnAnswer() {
        const auto lens = logitLens(*run_, {0, 20}, {});
        QVERIFY(lens);
        for (std::int64_t column = 0; column < 20; ++column) {
            QCOMPARE(lens->topAt(3, column), lens->answer[static_cast<std::size_t>(column)]);
            QVERIFY(lens->divergence.at(3, column) < 1e-5F); // the same logits, added up in another order
        }
        QCOMPARE(lens->answer.back(), run_->next.front().id);
        QVERIFY(near(lens->probability.at(3, 19), run_->next.front().probability));
    }

    void refusesPositionsOutsideThePrompt() {
        for (const Range range : {Range{0, 21}, Range{-1, 4}, Range{5, 5}})
            QVERIFY(!logitLens(*run_, range, {}));
    }

    void canBeCancelled() {
        std::stop_source stop;
        stop.request_stop();
        const auto lens = logitLens(*run_, {0, 20}, Progress(stop.get_token()));
        QVERIFY(!lens && lens.error().kind == Error::Kind::cancelled);
    }
};

QTEST_GUILESS_MAIN(LogitLensTest)
#include "LogitLensTest.moc"
