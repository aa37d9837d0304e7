#include "analysis/Massive.h"

#include "PlantedRun.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <limits>

using namespace sinkscope;

namespace {

/// The definition, written once more without any shortcut.
std::vector<MassiveEntry> bySearchingEverything(const Run& run, const MassiveThresholds& thresholds) {
    std::vector<MassiveEntry> entries;
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const auto state = run.tensors->residual[static_cast<std::size_t>(layer) + 1];
        const float median = state.abs().median().item<float>();
        for (std::int64_t token = 0; token < state.size(0); ++token) {
            for (std::int64_t channel = 0; channel < state.size(1); ++channel) {
                const float value = state[token][channel].item<float>();
                if (std::abs(value) > thresholds.absolute && std::abs(value) > thresholds.relative * median)
                    entries.push_back({layer, token, channel, value, std::abs(value) / median});
            }
        }
    }
    return entries;
}

void compareEntries(const std::vector<MassiveEntry>& found, const std::vector<MassiveEntry>& expected) {
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        QCOMPARE(found[i].layer, expected[i].layer);
        QCOMPARE(found[i].token, expected[i].token);
        QCOMPARE(found[i].channel, expected[i].channel);
        QCOMPARE(found[i].value, expected[i].value);
        QCOMPARE(found[i].ratio, expected[i].ratio);
    }
}

} // namespace

class MassiveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNothingInASmallStream() { QVERIFY(massiveEntries(plantedRun({3, 4, 16}), {}).empty()); }

    void namesLayerTokenChannelAndRatio() {
        PlantedStream stream(3, 4, 16);
        stream.feedForward[1][2][5] = -500.0F;
        const auto run = plantedRun(stream);
        const auto entries = massiveEntries(run, {});
        QCOMPARE(entries.size(), std::size_t{2}); // after layers 1 and 2
        QCOMPARE(entries[0].layer, 1);
        QCOMPARE(entries[0].token, 2);
        QCOMPARE(entries[0].channel, 5);
        QVERIFY(entries[0].value < -499.0F);
        QCOMPARE(entries[0].ratio, -entries[0].value / run.layers[1]->afterFeedForward.layerMedian);
    }

    void needsBothThresholds() {
        PlantedStream stream(1, 2, 8);
        stream.embedding.fill_(1.0F);
        stream.feedForward[0][0][0] = 899.0F; // 900: above 100, below 1000 medians
        QVERIFY(massiveEntries(plantedRun(stream), {}).empty());
        stream.embedding.fill_(0.01F);
        stream.feedForward[0][0][0] = 99.0F; // 9,900 medians, but below 100
        QVERIFY(massiveEntries(plantedRun(stream), {}).empty());
        QCOMPARE(massiveEntries(plantedRun(stream), {0.0, 1000.0}).size(), std::size_t{1});
    }

    void excludesAValueThatOnlyEqualsTheThreshold() {
        PlantedStream stream(1, 1, 8);
        stream.embedding.fill_(0.0625F);
        stream.feedForward[0][0][3] = 100.0F - 0.0625F;
        QVERIFY(massiveEntries(plantedRun(stream), {100.0, 0.0}).empty());
        QVERIFY(!massiveEntries(plantedRun(stream), {99.5, 0.0}).empty());
    }

    void looksPastATokensThreeLargest() {
        PlantedStream stream(2, 6, 64);
        for (const int channel : {60, 3, 17, 31, 32})
            stream.feedForward[0][4][channel] = 1000.0F + channel;
        stream.attention[1][0][9] = 700.0F;
        stream.feedForward[1][5].slice(0, 10, 14).fill_(-300.0F);
        const auto run = plantedRun(stream);
        const auto entries = massiveEntries(run, {});
        QCOMPARE(entries.size(), std::size_t{5 + 1 + 5 + 4});
        compareEntries(entries, bySearchingEverything(run, {}));
    }

    void agreesWithAFullSearchOfNoise() {
        at::manual_seed(7);
        PlantedStream stream(4, 20, 48);
        for (auto& block : stream.feedForward)
            block = at::randn({20, 48}).pow(5);
        const auto run = plantedRun(stream);
        const MassiveThresholds thresholds{2.0, 10.0};
        const auto entries = massiveEntries(run, thresholds);
        QVERIFY(entries.size() > 100);
        compareEntries(entries, bySearchingEverything(run, thresholds));
    }

    void survivesBadNumbers() {
        PlantedStream stream(2, 3, 8);
        stream.feedForward[0][1][2] = std::numeric_limits<float>::infinity();
        stream.feedForward[1].fill_(std::numeric_limits<float>::quiet_NaN());
        const auto entries = massiveEntries(plantedRun(stream), {});
        QCOMPARE(entries.size(), std::size_t{1});
        QCOMPARE(entries.front().layer, 0);
    }
};

QTEST_APPLESS_MAIN(MassiveTest)
#include "MassiveTest.moc"
