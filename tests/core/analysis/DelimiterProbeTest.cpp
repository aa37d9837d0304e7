#include "analysis/DelimiterProbe.h"

#include "RandomModel.h"
#include "TestFiles.h"
#include "engine/AttentionMap.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "text/Tokenizer.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <algorithm>
#include <cmath>

using namespace sinkscope;

namespace {

std::vector<DelimiterCandidate> candidatesWithIds(std::initializer_list<std::int32_t> ids) {
    std::vector<DelimiterCandidate> candidates;
    for (const std::int32_t id : ids)
        candidates.push_back({{id, "x", TokenKind::ordinary, AddedBy::ids}, CandidateKind::word});
    return candidates;
}

bool contains(const std::vector<DelimiterCandidate>& candidates, std::string_view text, CandidateKind kind) {
    return std::ranges::any_of(candidates, [&](const DelimiterCandidate& candidate) {
        return candidate.token.bytes == text && candidate.kind == kind;
    });
}

} // namespace

class DelimiterProbeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void findsEachTextAsOneToken_data() {
        QTest::addColumn<QString>("file");
        // Byte-level; SentencePiece with a space put before a text and a line end as a byte; SentencePiece without.
        for (const char* file : {"smollm", "llama2", "gemma"})
            QTest::newRow(file) << QString(file);
    }

    void findsEachTextAsOneToken() {
        QFETCH(QString, file);
        const auto tokenizer = openTokenizer(testData("tokenizers") / file.toStdString());
        QVERIFY2(tokenizer, tokenizer ? "" : tokenizer.error().message().c_str());
        const auto candidates = delimiterCandidates(**tokenizer);
        QVERIFY(contains(candidates, ".", CandidateKind::delimiter));
        QVERIFY(contains(candidates, "\n", CandidateKind::delimiter));
        for (const DelimiterCandidate& candidate : candidates)
            QVERIFY(candidate.token.kind == TokenKind::ordinary);
    }

    void saysWhatARunSaysAtThatPosition() {
        const auto model = randomModel(smallConfig());
        const DelimiterOptions options{1, {.absolute = 20.0, .relative = 20.0}};
        const auto effects = probeDelimiters(model, someTokens(6), candidatesWithIds({9, 30, 55}), options, {});
        QVERIFY2(effects, effects ? "" : effects.error().message().c_str());
        QCOMPARE(effects->size(), std::size_t{3});
        for (const DelimiterEffect& effect : *effects) {
            Tokens tokens = someTokens(6);
            tokens.push_back(effect.candidate.token);
            const auto whole = run(model, tokens, {}, {});
            QVERIFY(whole);
            const Peak peak = (*whole)->layer(effect.layer).afterFeedForward.top[6][0];
            QCOMPARE(effect.largest, peak.value);
            QCOMPARE(effect.channel, std::int64_t{peak.channel});
            for (const auto& layer : (*whole)->layers)
                QVERIFY(std::abs(layer->afterFeedForward.top[6][0].value) <= std::abs(effect.largest));
            const auto massive = massiveEntries(**whole, options.massive);
            QCOMPARE(effect.massive,
                     std::ranges::any_of(massive, [](const MassiveEntry& entry) { return entry.token == 6; }));
            double sum = 0.0;
            for (std::int64_t layer = 0; layer <= 1; ++layer)
                for (std::int64_t head = 0; head < 4; ++head)
                    sum += wholeAttentionMap(**whole, layer, head, {})->at(6, 6);
            QVERIFY(std::abs(effect.selfMean - sum / 8.0) < 1e-6); // fp32 shares
            const auto map = wholeAttentionMap(**whole, effect.selfLayer, effect.selfHead, {});
            QVERIFY(std::abs(effect.selfLargest - map->at(6, 6)) < 1e-6);
            const at::Tensor gain = model->weights().layer(0).attentionInput.gain.to(at::kDouble);
            const at::Tensor embedding = (*whole)->tensors->residual.front()[6].to(at::kDouble);
            QVERIFY(effect.gainCosine);
            QVERIFY(std::abs(*effect.gainCosine -
                             (gain.dot(embedding) / gain.norm() / embedding.norm()).item<double>()) < 1e-12);
        }
    }

    void hasNoGainCosineWithoutAGain() {
        ModelConfig config = smallConfig();
        config.layers[0].attentionInput.kind = NormKind::none;
        const auto effects = probeDelimiters(randomModel(config), someTokens(2), candidatesWithIds({9}), {}, {});
        QVERIFY(effects && !effects->front().gainCosine);
    }

    void worksAtPositionZero() {
        const auto effects = probeDelimiters(randomModel(smallConfig()), {}, candidatesWithIds({9}), {2, {}}, {});
        QVERIFY(effects);
        QVERIFY(std::abs(effects->front().selfMean - 1.0) < 1e-6); // there is nothing else to see
    }

    void canBeCancelled() {
        std::stop_source stop;
        stop.request_stop();
        const auto effects = probeDelimiters(randomModel(smallConfig()), someTokens(2), candidatesWithIds({9}), {},
                                             Progress(stop.get_token()));
        QVERIFY(!effects && effects.error().kind == Error::Kind::cancelled);
    }
};

QTEST_GUILESS_MAIN(DelimiterProbeTest)
#include "DelimiterProbeTest.moc"
