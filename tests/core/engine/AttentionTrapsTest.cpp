#include "engine/Arrays.h"
#include "engine/AttentionMap.h"
#include "engine/Engine.h"
#include "engine/TensorOperations.h"

#include "RandomModel.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <cmath>

using namespace sinkscope;

namespace {

std::shared_ptr<const Run> runOf(std::shared_ptr<const Model> model, std::int64_t tokens) {
    auto result = run(std::move(model), someTokens(tokens), {}, Progress());
    if (!result)
        qFatal("%s", result.error().message().c_str());
    return *result;
}

at::Tensor vectorsOf(const Run& run, std::int64_t layer, std::int64_t head, HeadVectors what, Rotation rotation) {
    const Matrix vectors = headVectors(run, layer, head, what, rotation);
    return at::tensor(at::ArrayRef<float>(vectors.values)).view({vectors.rows, vectors.columns}).to(at::kDouble);
}

at::Tensor rms(const at::Tensor& rows, const at::Tensor& gain, double epsilon) {
    return rows * at::rsqrt(rows.square().mean(-1, true) + epsilon) * gain.to(at::kDouble);
}

/// One head's map in double precision from its q and k, capped where `cap` is given.
at::Tensor mapOf(const Run& run, std::int64_t layer, std::int64_t head, std::optional<double> cap) {
    const at::Tensor q = vectorsOf(run, layer, head, HeadVectors::query, Rotation::after);
    const at::Tensor k = vectorsOf(run, layer, head, HeadVectors::key, Rotation::after);
    at::Tensor scores = at::mm(q, k.t()) * run.model->config().attentionScale;
    if (cap)
        scores = at::tanh(scores / *cap) * *cap;
    const at::Tensor later = at::ones({q.size(0), q.size(0)}, at::kBool).triu(1);
    return at::softmax(scores.masked_fill(later, -1e300), -1);
}

double worst(const Matrix& map, const at::Tensor& expected) {
    const at::Tensor found = at::tensor(at::ArrayRef<float>(map.values)).view({map.rows, map.columns});
    return (found - expected).abs().max().item<double>();
}

} // namespace

/// Faults of attention that other tools are known for, on small models made for them.
class AttentionTrapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void keepsTheHeadSizeApartFromTheWidth() {
        ModelConfig config = smallConfig();
        config.headSize = 12; // 4 heads of it are not 32
        for (LayerConfig& layer : config.layers)
            layer.rope.rotaryDimensions = 12;
        const auto result = runOf(randomModel(config), 20);
        for (const HeadVectors what : {HeadVectors::query, HeadVectors::key, HeadVectors::value})
            QCOMPARE(headVectors(*result, 1, 3, what, Rotation::after).columns, std::int64_t{12});
        QVERIFY(worst(*wholeAttentionMap(*result, 1, 3, Progress()), mapOf(*result, 1, 3, {})) < 1e-5);
    }

    void normalizesKeysBeforeRotationWithTheConfigsEpsilon() {
        ModelConfig config = smallConfig();
        for (LayerConfig& layer : config.layers)
            layer.queryKey = {NormKind::rms, 0.5}; // so large that another epsilon shows
        const auto model = randomModel(config);
        const auto result = runOf(model, 20);
        const LayerWeights& layer = model->weights().layer(0);
        at::Tensor rows = at::empty({20, config.width}, at::kDouble);
        for (std::int64_t token = 0; token < 20; ++token)
            rows[token] = model->weights().embedding[result->tokens[static_cast<std::size_t>(token)].id];
        const at::Tensor joined = at::mm(rms(rows, layer.attentionInput.gain, config.layers[0].attentionInput.epsilon),
                                         layer.queryKeyValue.weight.to(at::kDouble).t());
        for (std::int64_t head = 0; head < config.heads; ++head) {
            const std::int64_t place = (config.heads + head / config.groupSize()) * config.headSize;
            const at::Tensor expected = rms(joined.narrow(1, place, config.headSize), layer.key.gain, 0.5);
            const at::Tensor found = vectorsOf(*result, 0, head, HeadVectors::key, Rotation::before);
            // fp32 over 32 terms, turned forth and back: 1e-5 of values of order one.
            QVERIFY((found - expected).abs().max().item<double>() < 1e-5);
        }
    }

    void keepsPhasesInFp32WhenKeysAreInBf16() {
        const ModelConfig config = smallConfig();
        constexpr std::int64_t tokens = 4001;
        const RopeTable rope = ropeTable(config.layers[0].rope, tokens, at::kCPU);
        at::manual_seed(3);
        at::Tensor half = at::randn({tokens, 8 * config.headSize}).to(at::kBFloat16);
        at::Tensor full = half.to(at::kFloat); // the same numbers, so that only the rotation differs
        HeadStatistics statistics;
        const TensorOperations operations;
        operations.prepareHeads(half, config, config.layers[0], {}, rope, statistics);
        operations.prepareHeads(full, config, config.layers[0], {}, rope, statistics);
        const at::Tensor difference = (half.to(at::kFloat) - full)[4000].abs().max();
        // bf16 keeps 8 bits: products of numbers up to 4 are known to 4 / 256 each. A phase of 4,000 in bf16 would be
        // wrong by radians.
        QVERIFY(difference.item<float>() < 0.05F);
    }

    void capsScoresBeforeMaskAndSoftmax() {
        ModelConfig config = smallConfig();
        config.attentionScale = 3.0; // large scores, so that the cap matters
        config.attentionSoftCap = 2.0;
        const auto result = runOf(randomModel(config), 30);
        const auto map = wholeAttentionMap(*result, 1, 2, Progress());
        QVERIFY(worst(*map, mapOf(*result, 1, 2, 2.0)) < 1e-5);
        QVERIFY(worst(*map, mapOf(*result, 1, 2, {})) > 0.1);
        double received = 0.0; // what the run captured went through the cap, too
        for (std::int64_t query = 0; query < 30; ++query)
            received += map->at(query, 0);
        QVERIFY(std::abs(received - result->layers[1]->heads.received.at(2, 0)) < 1e-4);
    }

    void seesOnlyItsWindowInLayersThatHaveOne() {
        ModelConfig config = smallConfig();
        config.layers[1].window = 8;
        const auto result = runOf(randomModel(config), 40);
        const auto narrow = wholeAttentionMap(*result, 1, 0, Progress());
        const auto wide = wholeAttentionMap(*result, 2, 0, Progress());
        for (std::int64_t query = 8; query < 40; ++query)
            for (std::int64_t key = 0; key + 8 <= query; ++key) {
                QVERIFY(std::isnan(narrow->at(query, key)) || narrow->at(query, key) == 0.0F);
                QVERIFY(wide->at(query, key) > 0.0F);
            }
    }

    void estimateGrowsWithTheLengthNotWithItsSquare() {
        ModelConfig config = smallConfig();
        config.contextLength = 1 << 20;
        const std::int64_t once = estimateRun(config, 8192, ComputeType::fp32, {});
        QVERIFY(estimateRun(config, 16384, ComputeType::fp32, {}) < 5 * once / 2);
        QVERIFY(once < std::int64_t{3} * 4 * 8192 * 8192 * 4 / 4); // a quarter of all maps in fp32
    }
};

QTEST_APPLESS_MAIN(AttentionTrapsTest)
#include "AttentionTrapsTest.moc"
