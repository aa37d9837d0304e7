#include "analysis/Invariance.h"

#include "PlantedRun.h"
#include "RandomModel.h"
#include "engine/Engine.h"
#include "engine/NormInput.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <cmath>

using namespace sinkscope;

namespace {

double cosine(const at::Tensor& first, const at::Tensor& second) {
    const at::Tensor a = first.to(at::kDouble), b = second.to(at::kDouble);
    return (a.dot(b) / (a.norm() * b.norm())).item<double>();
}

std::vector<Tokens> threePrompts(std::optional<std::int32_t> firstId = {}) {
    std::vector<Tokens> prompts;
    for (const std::int64_t length : {9, 5, 14}) {
        Tokens prompt = someTokens(length);
        for (Token& token : prompt)
            token.id = static_cast<std::int32_t>((token.id * length) % 61);
        if (firstId)
            prompt.front().id = *firstId;
        prompts.push_back(std::move(prompt));
    }
    return prompts;
}

} // namespace

class InvarianceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void followsATokenAlongDepth() {
        PlantedStream stream(4, 3, 16);
        stream.feedForward[1][0][5] = 3000.0F;
        stream.feedForward[3][0][5] = -3000.0F;
        const Run planted = plantedRun(stream);
        const auto found = invarianceAcrossLayers(planted, 0, 1);
        QCOMPARE(found.chosen.size(), std::size_t{5});
        for (const std::size_t row : {2, 3}) // the spike alone decides
            QVERIFY(std::abs(found.chosen[row] - 1.0) < 1e-12);
        QVERIFY(found.chosen[0] < 0.5 && found.chosen[4] < 0.5);
        // Nothing is added to the others.
        for (const double value : found.others)
            QVERIFY(std::abs(value - 1.0) < 1e-12);
    }

    void hasNoOthersInAPromptOfOneToken() {
        QVERIFY(std::isnan(invarianceAcrossLayers(plantedRun({2, 1, 16}), 0, 0).others[1]));
    }

    void comparesAllPairsOfPrompts() {
        const auto model = randomModel(smallConfig());
        const auto prompts = threePrompts();
        const auto found = invarianceAcrossPrompts(model, prompts, {});
        QVERIFY2(found, found ? "" : found.error().message().c_str());
        QCOMPARE(found->positions, 4);
        QVERIFY(!found->sameFirstToken);
        std::vector<std::shared_ptr<const Run>> runs;
        for (const Tokens& prompt : prompts)
            runs.push_back(*run(model, prompt, {}, {}));
        const auto expected = [&](std::size_t row, std::int64_t position) {
            double sum = 0.0;
            for (const auto& [a, b] : {std::pair{0, 1}, {0, 2}, {1, 2}})
                sum += cosine(runs[static_cast<std::size_t>(a)]->tensors->residual[row][position],
                              runs[static_cast<std::size_t>(b)]->tensors->residual[row][position]);
            return sum / 3.0;
        };
        for (std::size_t row = 0; row < 4; ++row) {
            double later = 0.0;
            for (std::int64_t position = 1; position <= 4; ++position)
                later += expected(row, position) / 4.0;
            // Streams are fp32 and of prompts cut to five tokens, whose products round differently.
            QVERIFY(std::abs(found->first[row] - expected(row, 0)) < 1e-5);
            QVERIFY(std::abs(found->later[row] - later) < 1e-5);
        }
        const double read = (cosine(attentionRead(*runs[0], 1)[0], attentionRead(*runs[1], 1)[0]) +
                             cosine(attentionRead(*runs[0], 1)[0], attentionRead(*runs[2], 1)[0]) +
                             cosine(attentionRead(*runs[1], 1)[0], attentionRead(*runs[2], 1)[0])) /
                            3.0;
        QVERIFY(std::abs(found->firstRead[1] - read) < 1e-5);
        QCOMPARE(found->laterRead.size(), std::size_t{3});
    }

    void tellsThatTheFirstTokenIsAlwaysTheSame() {
        const auto found = invarianceAcrossPrompts(randomModel(smallConfig()), threePrompts(7), {});
        QVERIFY(found && found->sameFirstToken);
        for (const double value : found->first)
            QVERIFY(std::abs(value - 1.0) < 1e-6);
    }

    void needsTwoPromptsOfTwoTokens() {
        const auto model = randomModel(smallConfig());
        QVERIFY(!invarianceAcrossPrompts(model, {someTokens(4)}, {}));
        QVERIFY(!invarianceAcrossPrompts(model, {someTokens(4), someTokens(1)}, {}));
    }

    void canBeCancelled() {
        std::stop_source stop;
        stop.request_stop();
        const auto found =
            invarianceAcrossPrompts(randomModel(smallConfig()), threePrompts(), Progress(stop.get_token()));
        QVERIFY(!found && found.error().kind == Error::Kind::cancelled);
    }
};

QTEST_GUILESS_MAIN(InvarianceTest)
#include "InvarianceTest.moc"
