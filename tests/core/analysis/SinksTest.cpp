#include "analysis/Sinks.h"

#include "ChangeLayer.h"
#include <QtTest>
#include <limits>

using namespace sinkscope;

namespace {

/// One layer, one head over `tokens` queries; `received` are the column sums of its map over the first T queries and
/// keys.
Run oneHead(std::int64_t tokens, std::vector<float> received) {
    Run run;
    run.tokens.resize(static_cast<std::size_t>(tokens));
    LayerCapture layer;
    HeadStatistics& heads = layer.heads;
    heads.receivedEarly = Matrix(1, static_cast<std::int64_t>(received.size()));
    heads.receivedEarly.values = std::move(received);
    heads.distance = Matrix(1, tokens, 2.0F);
    run.layers.push_back(std::make_shared<const LayerCapture>(std::move(layer)));
    return run;
}

} // namespace

class SinksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dividesByAllQueriesAndNamesTheKey() {
        const auto finding =
            findSinks(oneHead(8, {1, 5, 0.5F, 0.5F, 0.25F, 0.25F, 0.25F, 0.25F}), SinkConvention::spike, 0.3);
        QCOMPARE(finding.tokens, 8);
        QCOMPARE(finding.strength.at(0, 0), 5.0F / 8.0F);
        QCOMPARE(finding.sinkToken(0, 0), 1);
        QCOMPARE(finding.ratio, 1.0);
    }

    void ignoresKeysOfTheSecondHalf() {
        const auto finding = findSinks(oneHead(8, {1, 1, 1, 1, 4, 0, 0, 0}), SinkConvention::spike, 0.3);
        QCOMPARE(finding.strength.at(0, 0), 1.0F / 8.0F);
        QCOMPARE(finding.sinkToken(0, 0), 0); // the first of equals
        QCOMPARE(finding.ratio, 0.0);
    }

    void looksAtTheFirstKeyOnlyByGu() {
        const auto finding =
            findSinks(oneHead(8, {1, 5, 0.5F, 0.5F, 0.25F, 0.25F, 0.25F, 0.25F}), SinkConvention::gu, 0.3);
        QCOMPARE(finding.strength.at(0, 0), 1.0F / 8.0F);
        QCOMPARE(finding.sinkToken(0, 0), 0);
        QCOMPARE(finding.ratio, 0.0);
    }

    void countsOnlyTheFirstTokensOfALongPrompt() {
        auto run = oneHead(100, {2, 1, 1, 0});
        run.options.sinkTokens = 4;
        const auto finding = findSinks(run, SinkConvention::spike, 0.5);
        QCOMPARE(finding.tokens, 4);
        QCOMPARE(finding.strength.at(0, 0), 0.5F);
        QCOMPARE(finding.ratio, 0.0); // strictly above epsilon
    }

    void acceptsAPromptOfOneToken() {
        const auto finding = findSinks(oneHead(1, {1}), SinkConvention::spike, 0.3);
        QCOMPARE(finding.strength.at(0, 0), 1.0F);
        QCOMPARE(finding.ratio, 1.0);
    }

    void keepsABadHeadApart() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const auto finding = findSinks(oneHead(4, {nan, nan, nan, nan}), SinkConvention::spike, 0.3);
        QVERIFY(std::isnan(finding.strength.at(0, 0)));
        QCOMPARE(finding.ratio, 0.0);
    }

    void averagesDistanceOverQueries() {
        auto run = oneHead(3, {1, 1, 1});
        changeLayer(run, 0, [](LayerCapture& layer) { layer.heads.distance.values = {0.0F, 1.0F, 0.5F}; });
        QCOMPARE(meanAttentionDistance(run).at(0, 0), 0.5F);
    }
};

QTEST_APPLESS_MAIN(SinksTest)
#include "SinksTest.moc"
