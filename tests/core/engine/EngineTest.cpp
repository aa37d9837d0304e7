#include "engine/Engine.h"

#include "RandomModel.h"
#include "TestDevices.h"
#include "engine/Arrays.h"
#include "engine/RunTensors.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <cmath>
#include <stop_token>

using namespace sinkscope;

namespace {

/// Llama's forward pass written once more, directly in double precision: returns residual rows after each layer and the
/// logits.
struct PlainPass {
    std::vector<at::Tensor> residual;
    at::Tensor logits;
};

at::Tensor rms(const at::Tensor& x, const at::Tensor& gain, double epsilon) {
    return x * at::rsqrt(x.square().mean(-1, true) + epsilon) * gain.to(at::kDouble);
}

at::Tensor rotate(const at::Tensor& x, double base) { // [tokens, heads, size]
    const std::int64_t half = x.size(2) / 2;
    at::Tensor out = x.clone();
    for (std::int64_t t = 0; t < x.size(0); ++t)
        for (std::int64_t i = 0; i < half; ++i) {
            const double angle =
                static_cast<double>(t) * std::pow(base, -static_cast<double>(i) / static_cast<double>(half));
            const at::Tensor first = x.select(0, t).select(1, i), second = x.select(0, t).select(1, i + half);
            out.select(0, t).select(1, i).copy_(first * std::cos(angle) - second * std::sin(angle));
            out.select(0, t).select(1, i + half).copy_(second * std::cos(angle) + first * std::sin(angle));
        }
    return out;
}

PlainPass plainPass(const Model& model, const Tokens& tokens) {
    const ModelConfig& config = model.config();
    const ModelWeights& weights = model.weights();
    const auto count = static_cast<std::int64_t>(tokens.size());
    at::Tensor x = at::empty({count, config.width}, at::kDouble);
    for (std::int64_t t = 0; t < count; ++t)
        x[t] = weights.embedding[tokens[static_cast<std::size_t>(t)].id].to(at::kDouble);
    PlainPass pass{{x}, {}};
    const auto times = [](const at::Tensor& rows, const LinearWeights& linear) {
        return at::mm(rows, linear.weight.to(at::kDouble).t());
    };
    const at::Tensor mask = at::ones({count, count}, at::kBool).triu(1);
    for (std::int64_t l = 0; l < config.layerCount(); ++l) {
        const LayerWeights& layer = weights.layer(l);
        const double epsilon = config.layers[static_cast<std::size_t>(l)].attentionInput.epsilon;
        const at::Tensor joined = times(rms(x, layer.attentionInput.gain, epsilon), layer.queryKeyValue);
        const HeadTensors heads = splitHeads(joined, config);
        const at::Tensor q = rotate(heads.query, 10000.0), k = rotate(heads.key, 10000.0);
        std::vector<at::Tensor> mixed;
        for (std::int64_t h = 0; h < config.heads; ++h) {
            const std::int64_t g = h / config.groupSize();
            const at::Tensor scores = at::mm(q.select(1, h), k.select(1, g).t()) * config.attentionScale;
            mixed.push_back(at::mm(at::softmax(scores.masked_fill(mask, -1e300), -1), heads.value.select(1, g)));
        }
        x = x + times(at::cat(mixed, 1), layer.attentionProjection);
        const std::vector<at::Tensor> gateUp =
            times(rms(x, layer.feedForwardInput.gain, epsilon), layer.gateUp).chunk(2, 1);
        x = x + times(at::silu(gateUp[0]) * gateUp[1], layer.down);
        pass.residual.push_back(x);
    }
    pass.logits = times(rms(x, weights.finalNorm.gain, config.finalNorm.epsilon), weights.head);
    return pass;
}

std::shared_ptr<const Run> mustRun(std::shared_ptr<const Model> model, Tokens tokens, const RunOptions& options = {}) {
    auto result = run(std::move(model), std::move(tokens), options, Progress());
    if (!result)
        qFatal("%s", result.error().message().c_str());
    return *result;
}

std::string refusal(std::shared_ptr<const Model> model, Tokens tokens) {
    const auto result = run(std::move(model), std::move(tokens), {}, Progress());
    return result ? std::string() : result.error().message();
}

} // namespace

class EngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void residualAndLogitsEqualADoublePrecisionPass_data() { addDeviceRows(); }
    void residualAndLogitsEqualADoublePrecisionPass() {
        QFETCH(int, device);
        if (deviceIsMissing(static_cast<ComputeDevice>(device)))
            QSKIP("This machine has no CUDA device.");
        LoadOptions load;
        load.device = static_cast<ComputeDevice>(device);
        const PlainPass expected = plainPass(*randomModel(smallConfig()), someTokens(90));
        RunOptions options;
        options.logits = KeepLogits::yes;
        const auto result = mustRun(randomModel(smallConfig(), 1, {}, load), someTokens(90), options);
        for (std::size_t l = 0; l < expected.residual.size(); ++l) {
            // fp32 against double: 2e-5 of each token's largest magnitude, as for the reference models.
            const at::Tensor difference =
                (result->tensors->residual[l].cpu().to(at::kDouble) - expected.residual[l]).abs();
            QVERIFY(
                (std::get<0>(difference.max(1)) / std::get<0>(expected.residual[l].abs().max(1))).max().item<double>() <
                2e-5);
        }
        const at::Tensor logits = result->tensors->logits.cpu().to(at::kDouble);
        QVERIFY(((logits - expected.logits).abs().max() / expected.logits.abs().max()).item<double>() < 2e-5);
        const at::Tensor losses = -at::log_softmax(expected.logits, 1);
        for (std::size_t t = 0; t + 1 < result->tokens.size(); ++t)
            QVERIFY(std::abs(result->lossPerToken[t] -
                             losses[static_cast<std::int64_t>(t)][result->tokens[t + 1].id].item<double>()) < 1e-4);
        QCOMPARE(result->next[0].id, static_cast<std::int32_t>(expected.logits[89].argmax().item<std::int64_t>()));
        QCOMPARE(result->next.size(), std::size_t{10});
    }

    void repeatedRunIsBitEqual() {
        const auto model = randomModel(smallConfig());
        const auto first = mustRun(model, someTokens(200)), second = mustRun(model, someTokens(200));
        QVERIFY(at::equal(first->tensors->residual[3], second->tensors->residual[3]));
        QCOMPARE(first->lossPerToken, second->lossPerToken);
    }

    void blockOutputsAddUpToTheResidual() {
        RunOptions options;
        options.blockOutputs = KeepOutputs::yes;
        const auto result = mustRun(randomModel(smallConfig()), someTokens(20), options);
        for (std::size_t l = 0; l < 3; ++l)
            QVERIFY(at::equal(result->tensors->residual[l] + result->tensors->attentionOutput[l] +
                                  result->tensors->feedForwardOutput[l],
                              result->tensors->residual[l + 1]));
    }

    void oneTokenRunsAndHasNoLoss() {
        const auto result = mustRun(randomModel(smallConfig()), someTokens(1));
        QVERIFY(result->lossPerToken.empty());
        QCOMPARE(result->layers[0]->heads.received.at(0, 0), 1.0F);
    }

    void mixtureOfEqualExpertsEqualsOneFeedForward() {
        ModelConfig dense = smallConfig(), mixed = dense;
        mixed.experts.experts = 4;
        mixed.experts.chosen = 2;
        for (LayerConfig& layer : mixed.layers)
            layer.feedForward = FeedForwardKind::mixture;
        const auto expected = mustRun(randomModel(dense), someTokens(30));
        ModelConfig drawnAs = dense;
        const auto source = randomModel(drawnAs);
        auto weights = std::make_unique<ModelWeights>(source->weights());
        for (LayerWeights& layer : weights->layers()) {
            layer.expertGateUp.assign(4, layer.gateUp);
            layer.expertDown.assign(4, layer.down);
            layer.router = {at::randn({4, 32}), {}};
        }
        const auto model = std::make_shared<Model>(mixed, std::move(weights), nullptr,
                                                   std::vector<std::filesystem::path>{}, LoadOptions{}, 0.0);
        const auto result = mustRun(model, someTokens(30));
        QVERIFY(at::allclose(result->tensors->residual[3], expected->tensors->residual[3], 1e-5, 1e-5));
    }

    void badNumberIsNamedByLayerSiteAndToken() {
        const auto overflow = [](ModelWeights& weights) {
            weights.layers()[1].down.weight[5][0] = std::numeric_limits<float>::infinity();
        };
        const auto result = mustRun(randomModel(smallConfig(), 1, overflow), someTokens(12));
        QVERIFY(result->badNumber.has_value());
        QCOMPARE(*result->badNumber, (BadNumber{1, Site::feedForwardOutput, 0}));
        QVERIFY(std::isnan(result->layers[2]->afterFeedForward.norm[0]));
        QVERIFY(std::isfinite(result->layers[0]->afterFeedForward.norm[0]));
    }

    void badEmbeddingRowIsNamed() {
        const auto model =
            randomModel(smallConfig(), 1, [](ModelWeights& weights) { weights.embedding[10][3] = std::nanf(""); });
        const auto result = mustRun(model, someTokens(12)); // the second token has the id 10
        QCOMPARE(*result->badNumber, (BadNumber{-1, Site::embedding, 1}));
    }

    void emptyPromptIsRefused() { QVERIFY(refusal(randomModel(smallConfig()), {}).find("empty") != std::string::npos); }

    void idOutsideTheVocabularyIsRefusedByPlaceAndId() {
        for (const std::int32_t id : {-1, 64, 2'000'000'000}) {
            Tokens tokens = someTokens(4);
            tokens[2].id = id;
            const std::string message = refusal(randomModel(smallConfig()), tokens);
            QVERIFY(message.find("Token 2") != std::string::npos &&
                    message.find(std::to_string(id)) != std::string::npos);
        }
    }

    void promptLongerThanTheContextIsRefusedWithBothNumbers() {
        ModelConfig config = smallConfig();
        config.contextLength = 16;
        const std::string message = refusal(randomModel(config), someTokens(17));
        QVERIFY(message.find("17") != std::string::npos && message.find("16") != std::string::npos);
    }

    void promptThatCannotFitIntoMemoryIsRefusedWithNumbers() {
        LoadOptions options;
        options.memoryLimit = 1 << 20;
        const std::string message = refusal(randomModel(smallConfig(), 1, {}, options), someTokens(4000));
        QVERIFY(message.find("1 MiB") != std::string::npos && message.find("4000 tokens") != std::string::npos);
    }

    void estimateGrowsWithWhatIsKept() {
        RunOptions more;
        more.logits = KeepLogits::yes;
        more.blockOutputs = KeepOutputs::yes;
        const std::int64_t plain = estimateRun(smallConfig(), 1000, ComputeType::fp32, {});
        QCOMPARE(estimateRun(smallConfig(), 1000, ComputeType::fp32, more) - plain,
                 std::int64_t{1000 * 4 * (64 + 2 * 3 * 32)});
        QVERIFY(estimateRun(smallConfig(), 2000, ComputeType::fp32, {}) > plain);
    }

    void cancelledRunIsCancelledNotFailed() {
        std::stop_source source;
        std::int64_t layersSeen = 0;
        const Progress progress(source.get_token(), [&](Stage, std::int64_t done, std::int64_t) {
            layersSeen = done;
            if (done == 1)
                source.request_stop();
        });
        const auto result = run(randomModel(smallConfig()), someTokens(50), {}, progress);
        QVERIFY(!result);
        QCOMPARE(result.error().kind, Error::Kind::cancelled);
        QCOMPARE(layersSeen, std::int64_t{1});
    }

    void channelValuesFollowOneChannelThroughDepth() {
        const auto result = mustRun(randomModel(smallConfig()), someTokens(9));
        const Matrix values = channelValues(*result, 5);
        QCOMPARE(values.rows, std::int64_t{4});
        QCOMPARE(values.at(2, 7), result->tensors->residual[2][7][5].item<float>());
        QCOMPARE(residualVector(*result, 1, 7)[5], values.at(2, 7));
    }

    void keysBeforeRotationComeBack() {
        const auto result = mustRun(randomModel(smallConfig()), someTokens(60));
        const Matrix after = headVectors(*result, 1, 3, HeadVectors::key, Rotation::after);
        const Matrix before = headVectors(*result, 1, 3, HeadVectors::key, Rotation::before);
        const at::Tensor rotated =
            rotate(at::tensor(at::ArrayRef<float>(before.values)).view({60, 1, 8}).to(at::kDouble), 10000.0);
        for (std::int64_t t = 0; t < 60; ++t)
            for (std::int64_t d = 0; d < 8; ++d)
                QVERIFY(std::abs(rotated[t][0][d].item<double>() - after.at(t, d)) < 1e-5);
        QVERIFY(after.row(0)[0] == before.row(0)[0]); // position 0 is not turned
        QVERIFY(std::abs(after.at(59, 0) - before.at(59, 0)) > 1e-3F);
    }
};

QTEST_APPLESS_MAIN(EngineTest)
#include "EngineTest.moc"
