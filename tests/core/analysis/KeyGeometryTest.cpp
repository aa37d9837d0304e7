#include "analysis/KeyGeometry.h"

#include "PlantedSinkHead.h"
#include "analysis/HeadValues.h"
#include "engine/Engine.h"

#include <QtTest>

using namespace sinkscope;

namespace {

/// fp32 vectors, sums in double.
constexpr double tolerance = 1e-4;

bool close(double found, double expected) {
    return std::abs(found - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

SinkFinding sinksOf(const Run& run) {
    return findSinks(run, SinkConvention::spike, 0.3, SinkWindow::wholePrompt);
}

/// Sum of a head's products over its vectors, the long way round.
double dot(const Matrix& a, std::int64_t row, const Matrix& b, std::int64_t other) {
    double sum = 0.0;
    for (std::int64_t place = 0; place < a.columns; ++place)
        sum += static_cast<double>(a.at(row, place)) * b.at(other, place);
    return sum;
}

} // namespace

class KeyGeometryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recoversThePlantedHead() {
        const auto base = *run(PlantedSinkHead().model, PlantedSinkHead::tokens(20), {}, {});
        const std::array<std::int64_t, 1> channel{0};
        const auto heads = keyGeometry(*base, sinksOf(*base), channel, Rotation::after, {});
        QVERIFY(heads.has_value());
        const HeadGeometry& head = heads->front();
        QVERIFY(close(head.sinkLogit, PlantedSinkHead::logit) && close(head.otherLogit, 0.0));
        QVERIFY(close(head.gap(), PlantedSinkHead::logit));
        QVERIFY(close(head.sinkCosine, 1.0) && close(head.otherCosine, 0.0));
        QVERIFY(close(head.sinkNorms, PlantedSinkHead::queryNorm * PlantedSinkHead::sinkKeyNorm));
        QVERIFY(close(head.otherNorms, PlantedSinkHead::queryNorm * PlantedSinkHead::otherKeyNorm));
        QVERIFY(close(head.keyDimension, 1.0) && close(head.queryDimension, 1.0));
        QVERIFY(close(head.spanShare, 1.0));
    }

    void findsTheShareOfTheKeyThatTheChannelsWrite() {
        const auto base = *run(PlantedSinkHead().model, PlantedSinkHead::tokens(20), {}, {});
        const std::array<std::int64_t, 1> other{1};
        const std::array<std::int64_t, 3> both{0, 0, 5}; // twice the same, and one that writes nothing
        QVERIFY(close(spanShare(*base, 0, 0, 0, other), 0.0));
        QVERIFY(close(spanShare(*base, 0, 0, 0, both), 1.0));
        QVERIFY(std::isnan(spanShare(*base, 0, 0, 0, {})));
    }

    void agreesWithSumsOverAllPairs_data() {
        QTest::addColumn<int>("window");
        QTest::newRow("all keys") << 0;
        QTest::newRow("window of 9") << 9;
    }
    void agreesWithSumsOverAllPairs() {
        QFETCH(int, window);
        auto config = smallConfig();
        if (window > 0)
            config.layers[1].window = window;
        const auto base = *run(randomModel(config), someTokens(24), {}, {});
        const auto sinks = sinksOf(*base);
        const auto heads = *keyGeometry(*base, sinks, {}, Rotation::after, {});
        const HeadGeometry& found = heads[4 + 3];
        const Matrix q = headVectors(*base, 1, 3, HeadVectors::query, Rotation::after);
        const Matrix k = headVectors(*base, 1, 3, HeadVectors::key, Rotation::after);
        double logit = 0.0, cosine = 0.0, norms = 0.0, toSink = 0.0;
        std::int64_t queries = 0;
        for (std::int64_t query = 0; query < 24; ++query) {
            const std::int64_t first = window > 0 ? std::max<std::int64_t>(0, query - window + 1) : 0;
            if (first > found.sink || query <= found.sink || query - first < 2)
                continue;
            double l = 0.0, c = 0.0, n = 0.0, count = 0.0;
            for (std::int64_t key = first; key < query; ++key) {
                if (key == found.sink)
                    continue;
                const double size = std::sqrt(dot(q, query, q, query) * dot(k, key, k, key));
                l += dot(q, query, k, key) * config.attentionScale;
                c += dot(q, query, k, key) / size;
                n += size;
                ++count;
            }
            logit += l / count;
            cosine += c / count;
            norms += n / count;
            toSink += dot(q, query, k, found.sink) * config.attentionScale;
            ++queries;
        }
        const auto mean = [&](double sum) { return sum / static_cast<double>(queries); };
        QVERIFY(queries > 3);
        QVERIFY(close(found.otherLogit, mean(logit)) && close(found.sinkLogit, mean(toSink)));
        QVERIFY(close(found.otherCosine, mean(cosine)) && close(found.otherNorms, mean(norms)));
    }

    void measuresDimensionsByTheirClosedForms() {
        Matrix line(3, 4), plane(4, 4);
        for (std::int64_t row = 0; row < 3; ++row)
            line.at(row, 1) = static_cast<float>(row + 1);
        plane.at(0, 0) = plane.at(2, 0) = plane.at(1, 3) = plane.at(3, 3) = 2.0F;
        QVERIFY(close(participationRatio(line), 1.0));
        QVERIFY(close(participationRatio(plane), 2.0));
        QVERIFY(std::isnan(participationRatio({})));
    }

    void findsMassiveValuesInQueriesAndTheirTurn() {
        auto config = smallConfig();
        const auto base = *run(randomModel(config, 2,
                                           [](ModelWeights& weights) {
                                               // Rows of one rotary pair of head 1's query: they turn into each other.
                                               at::Tensor& rows = weights.layers()[2].queryKeyValue.weight;
                                               rows.narrow(0, 8, 8).mul_(0.01);
                                               rows[8 + 3].mul_(5000.0);
                                               rows[8 + 7].mul_(5000.0);
                                           }),
                               someTokens(20), {}, {});
        const auto found = massiveHeadValues(*base, 3.0);
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found[0].vectors == HeadVectors::query);
        QCOMPARE(found[0].layer, 2);
        QCOMPARE(found[0].head, 1);
        QCOMPARE(found[0].dimension, 3);
        QCOMPARE(found[1].dimension, 7);
        QVERIFY(close(turnPerToken(*base, 2, 3), std::pow(10000.0, -6.0 / 8.0)));
        QCOMPARE(turnPerToken(*base, 2, 7), turnPerToken(*base, 2, 3));
    }
};

QTEST_GUILESS_MAIN(KeyGeometryTest)
#include "KeyGeometryTest.moc"
