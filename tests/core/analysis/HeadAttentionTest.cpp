#include "analysis/HeadAttention.h"

#include "PlantedSinkHead.h"
#include "engine/AttentionMap.h"
#include "engine/Engine.h"

#include <QtTest>

using namespace sinkscope;

namespace {

/// fp32 softmax rows against double sums over them.
constexpr double tolerance = 1e-4;

bool close(double found, double expected) {
    return std::abs(found - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

HeadAttention attentionOf(const Run& run) {
    return *headAttention(run, findSinks(run, SinkConvention::spike, 0.3, SinkWindow::wholePrompt), {});
}

/// Head 0's attention to the sink from query t: e^L / (e^L + t).
double sinkShare(std::int64_t query) {
    return 1.0 / (1.0 + static_cast<double>(query) * std::exp(-PlantedSinkHead::logit));
}

} // namespace

class HeadAttentionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recoversThePlantedSinkStrengths() {
        const auto base = *run(PlantedSinkHead().model, PlantedSinkHead::tokens(20), {}, {});
        double strength = 0.0, even = 0.0;
        for (std::int64_t query = 0; query < 20; ++query) {
            strength += sinkShare(query) / 20.0;
            even += 1.0 / (20.0 * static_cast<double>(query + 1));
        }
        for (const auto convention : {SinkConvention::spike, SinkConvention::gu}) {
            const auto sinks = findSinks(*base, convention, 0.3, SinkWindow::wholePrompt);
            QVERIFY(close(sinks.strength.at(0, 0), strength) && close(sinks.strength.at(0, 1), even));
            QCOMPARE(sinks.ratio, 0.5);
            QCOMPARE(sinks.sinkToken(0, 0), 0);
        }
        const auto positions = positionSinks(*base, 0.3, SinkWindow::wholePrompt);
        QCOMPARE(positions.ratio[0], 0.5);
        QVERIFY(close(positions.mean[0], (strength + even) / 2.0));
    }

    void recoversThePlantedValueDrain() {
        const auto base = *run(PlantedSinkHead().model, PlantedSinkHead::tokens(20), {}, {});
        QVERIFY(close(attentionOf(*base).valueDrain.at(0, 0), PlantedSinkHead::drain));
    }

    void leavesTheSinkOutOfTheDistance() {
        const auto base = *run(PlantedSinkHead().model, PlantedSinkHead::tokens(20), {}, {});
        double without = 0.0; // even over keys 1..t: mean distance (t - 1) / 2
        for (std::int64_t query = 1; query < 20; ++query)
            without += static_cast<double>(query - 1) / 2.0 / 19.0;
        const auto heads = attentionOf(*base);
        QVERIFY(close(heads.distanceWithoutSink.at(0, 0), without));
        QVERIFY(close(heads.distanceWithoutSink.at(0, 1), without));
    }

    void tellsTheSinkHeadByItsEntropies() {
        const auto base = *run(PlantedSinkHead().model, PlantedSinkHead::tokens(40), {}, {});
        const auto heads = attentionOf(*base);
        QVERIFY(isSinkByEntropy(heads, 0, 0, {}));
        QVERIFY(!isSinkByEntropy(heads, 0, 1, {}));
        QVERIFY(close(heads.rowEntropy.at(0, 1), 1.0)); // even rows have the largest entropy there is
    }

    void agreesWithSumsOverWholeMaps() {
        const auto base = *run(randomModel(smallConfig()), someTokens(30), {}, {});
        const auto sinks = findSinks(*base, SinkConvention::spike, 0.3, SinkWindow::wholePrompt);
        const auto heads = attentionOf(*base);
        const auto map = *wholeAttentionMap(*base, 1, 2, {});
        const std::int64_t sink = sinks.sinkToken(1, 2);
        double distance = 0.0, entropy = 0.0;
        std::int64_t queries = 0;
        for (std::int64_t query = 0; query < 30; ++query) {
            double mass = 0.0, sum = 0.0;
            for (std::int64_t key = 0; key <= query; ++key) {
                const double weight = key == sink ? 0.0 : map.at(query, key);
                mass += weight;
                sum += weight * static_cast<double>(query - key);
            }
            if (mass > 0.0) {
                distance += sum / mass;
                ++queries;
            }
        }
        for (std::int64_t key = 0; key < 15; ++key) {
            double mass = 0.0, column = 0.0;
            for (std::int64_t query = key; query < 30; ++query)
                mass += map.at(query, key);
            for (std::int64_t query = key; query < 30; ++query)
                column -= map.at(query, key) / mass * std::log(map.at(query, key) / mass);
            entropy = std::max(entropy, column / std::log(static_cast<double>(30 - key)));
        }
        QVERIFY(close(heads.distanceWithoutSink.at(1, 2), distance / static_cast<double>(queries)));
        QVERIFY(close(heads.columnEntropy.at(1, 2), entropy));
    }

    void endsWhenCancelled() {
        std::stop_source stop;
        const auto base = *run(randomModel(smallConfig()), someTokens(30), {}, {});
        stop.request_stop();
        const auto heads =
            headAttention(*base, findSinks(*base, SinkConvention::spike, 0.3), Progress(stop.get_token()));
        QVERIFY(!heads && heads.error().kind == Error::Kind::cancelled);
    }
};

QTEST_GUILESS_MAIN(HeadAttentionTest)
#include "HeadAttentionTest.moc"
