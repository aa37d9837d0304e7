#include "analysis/SpikeGenerations.h"

#include "PlantedRun.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr std::array<std::int64_t, 1> channel{7};

/// Channel 7 of token 2 rises at layer 1 and falls at 3; that of token 0 rises at layer 5 and falls at 8.
PlantedStream twoLives() {
    PlantedStream stream(10, 4, 32);
    stream.feedForward[1][2][7] = 800.0F;
    stream.feedForward[3][2][7] = -790.0F;
    stream.feedForward[5][0][7] = -24000.0F;
    stream.feedForward[8][0][7] = 23000.0F;
    return stream;
}

} // namespace

class SpikeGenerationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsTwoLivesInOneChannelApart() {
        const auto found = spikeGenerations(plantedRun(twoLives()), channel, {});
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].first, 1);
        QCOMPARE(found[0].last, 2);
        QCOMPARE(found[0].token, 2);
        QCOMPARE(found[1].first, 5);
        QCOMPARE(found[1].last, 7);
        QCOMPARE(found[1].peakLayer, 5);
        QVERIFY(found[1].peak < -23900.0F);
    }

    void keepsAPlateauThatSagsByLessThanSeventyPercentInOnePiece() {
        auto stream = twoLives();
        stream.feedForward[6][0][7] = 15000.0F;
        stream.feedForward[7][0][7] = -14000.0F;
        const auto found = spikeGenerations(plantedRun(stream), channel, {});
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[1].first, 5);
        QCOMPARE(found[1].last, 7);
    }

    void countsNoPeakBelowTheThresholds() {
        QCOMPARE(spikeGenerations(plantedRun(twoLives()), channel, {.absolute = 1000.0, .relative = 1000.0}).size(),
                 std::size_t{1});
        QVERIFY(spikeGenerations(plantedRun({3, 4, 32}), channel, {}).empty());
    }
};

QTEST_GUILESS_MAIN(SpikeGenerationsTest)
#include "SpikeGenerationsTest.moc"
