#include "analysis/LifeCycle.h"

#include "PlantedRun.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace sinkscope;

namespace {

/// The story that SmolLM2 tells on a long prompt, in small: a first spike in the same channel that passes the rule too
/// and falls again, then the giant, then two blocks that take it away.
PlantedStream twoSpikes() {
    PlantedStream stream(8, 5, 32);
    stream.feedForward[1][0][7] = 800.0F;
    stream.feedForward[2][0][7] = -790.0F;
    stream.attention[4][0][7] = 30.0F;
    stream.feedForward[4][0][7] = 24000.0F;
    stream.feedForward[4][0][9] = 1800.0F;
    stream.feedForward[5][0][7] = -20.0F;
    stream.feedForward[6][0][7] = -14000.0F;
    stream.attention[7][0][7] = -5000.0F;
    return stream;
}

bool isStep(const StepBlock& block, std::int64_t layer, BlockPart part, std::int64_t channel) {
    return block.layer == layer && block.part == part && block.channel == channel;
}

} // namespace

class LifeCycleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysNothingWhenNothingIsMassive() {
        const auto cycle = lifeCycle(plantedRun({3, 4, 16}), MassiveThresholds{});
        QVERIFY(!cycle.spike && !cycle.emergence && !cycle.firstMassive && !cycle.lastMassive);
        QVERIFY(cycle.stepUp.empty() && cycle.stepDown.empty() && cycle.spikeTokens.empty());
        QCOMPARE(cycle.residual.size(), std::size_t{4});
        QCOMPARE(cycle.attention.size(), std::size_t{3});
    }

    void namesTheLayerOfTheLargestJumpAfterAnEarlierSpike() {
        auto stream = twoSpikes();
        stream.embedding[3][1] = 30.0F;
        const auto cycle = lifeCycle(plantedRun(stream), MassiveThresholds{});
        QCOMPARE(*cycle.firstMassive, 1);
        QCOMPARE(*cycle.lastMassive, 7);
        QVERIFY(cycle.emergence.has_value());
        QCOMPARE(cycle.emergence->layer, 4);
        QVERIFY(cycle.emergence->part == BlockPart::feedForward);
        QVERIFY(std::abs(cycle.emergence->jump - 24040.0 / 30.0) < 1.0);
    }

    void namesTheFirstLayerWhenTheStreamStaysLargeFromThere() {
        PlantedStream stream(4, 3, 32); // each block adds to the giant, none as many times over as the first
        for (auto& block : stream.feedForward)
            block[0][7] = 5000.0F;
        QCOMPARE(lifeCycle(plantedRun(stream), MassiveThresholds{}).emergence->layer, 0);
    }

    void namesTheSpikesTokenAndChannel() {
        const auto cycle = lifeCycle(plantedRun(twoSpikes()), MassiveThresholds{});
        QCOMPARE(cycle.spike->token, 0);
        QCOMPARE(cycle.spike->channel, 7);
        QCOMPARE(cycle.spikeTokens, std::vector<std::int64_t>{0});
        QCOMPARE(cycle.spikeChannels, (std::vector<std::int64_t>{7, 9}));
    }

    void findsStepsInBothKindsOfBlock() {
        const auto cycle = lifeCycle(plantedRun(twoSpikes()), MassiveThresholds{});
        QCOMPARE(cycle.stepUp.size(), std::size_t{1});
        QVERIFY(isStep(cycle.stepUp[0], 4, BlockPart::feedForward, 7));
        QCOMPARE(cycle.stepDown.size(), std::size_t{2});
        QVERIFY(isStep(cycle.stepDown[0], 6, BlockPart::feedForward, 7));
        QVERIFY(isStep(cycle.stepDown[1], 7, BlockPart::attention, 7));
        QVERIFY(std::abs(cycle.stepDown[1].value + 5000.0F) < 0.01F); // read from differences of numbers near 10,000
    }

    void findsTheSameStepsWithKeptOutputs() {
        const auto without = lifeCycle(plantedRun(twoSpikes()), MassiveThresholds{});
        const auto with = lifeCycle(plantedRun(twoSpikes(), KeepOutputs::yes), MassiveThresholds{});
        QCOMPARE(with.stepDown.size(), without.stepDown.size());
        QCOMPARE(with.stepDown[0].value, -14000.0F);
        for (std::size_t i = 0; i < with.stepDown.size(); ++i)
            QVERIFY(
                isStep(without.stepDown[i], with.stepDown[i].layer, with.stepDown[i].part, with.stepDown[i].channel));
    }

    void followsANegativeSpikeBySign() {
        auto stream = twoSpikes();
        for (auto* part : {&stream.attention, &stream.feedForward})
            for (auto& block : *part)
                block.neg_();
        const auto cycle = lifeCycle(plantedRun(stream), MassiveThresholds{});
        QVERIFY(cycle.spike->value < -23000.0F);
        QCOMPARE(cycle.stepUp.size(), std::size_t{1});
        QVERIFY(cycle.stepUp[0].value < 0.0F);
        QCOMPARE(cycle.stepDown.size(), std::size_t{2});
        QVERIFY(cycle.stepDown[0].value > 0.0F);
    }

    void creditsAttentionWhenItWritesTheGiant() {
        PlantedStream stream(2, 3, 16);
        stream.attention[1][2][4] = -4000.0F;
        const auto cycle = lifeCycle(plantedRun(stream), MassiveThresholds{});
        QVERIFY(cycle.emergence->part == BlockPart::attention);
        QVERIFY(isStep(cycle.stepUp.at(0), 1, BlockPart::attention, 4));
    }

    void findsAStepThatAnotherChannelsOutputHides() {
        // Four larger values keep channel 4 out of the feed-forward's three largest; the stream between the blocks
        // still tells.
        PlantedStream stream(2, 3, 16);
        stream.attention[0][1][4] = 9000.0F;
        stream.feedForward[1][1].slice(0, 8, 12).fill_(2000.0F);
        stream.feedForward[1][1][4] = -1500.0F;
        const auto cycle = lifeCycle(plantedRun(stream), MassiveThresholds{});
        QCOMPARE(cycle.stepDown.size(), std::size_t{1});
        QVERIFY(isStep(cycle.stepDown[0], 1, BlockPart::feedForward, 4));
    }

    void ignoresASmallChannelThatFallsWhileTheGiantRises() {
        PlantedStream stream(4, 3, 16);
        stream.feedForward[0][0][4] = 900.0F;
        stream.feedForward[1][0][4] = -300.0F;
        stream.feedForward[2][0][9] = 7000.0F;
        stream.feedForward[3][0][9] = -6000.0F;
        const auto cycle = lifeCycle(plantedRun(stream), MassiveThresholds{});
        QCOMPARE(cycle.stepUp.size(), std::size_t{2});
        QVERIFY(isStep(cycle.stepUp[0], 0, BlockPart::feedForward, 4));
        QVERIFY(isStep(cycle.stepUp[1], 2, BlockPart::feedForward, 9));
        QCOMPARE(cycle.stepDown.size(), std::size_t{1});
        QVERIFY(isStep(cycle.stepDown[0], 3, BlockPart::feedForward, 9));
    }

    void ranksMagnitudesOverAllTokens() {
        PlantedStream stream(1, 4, 16);
        stream.embedding[1][3] = -5.0F;
        stream.embedding[3][2] = 4.0F;
        stream.embedding[1][9] = 3.0F;
        stream.embedding[1][8] = 2.5F;
        const auto cycle = lifeCycle(plantedRun(stream), MassiveThresholds{});
        const auto& top = cycle.residual[0];
        QCOMPARE(top[0].value, -5.0F);
        QCOMPARE(top[0].token, 1);
        QCOMPARE(top[1].channel, 2);
        QCOMPARE(top[2].value, 3.0F);
    }
};

QTEST_APPLESS_MAIN(LifeCycleTest)
#include "LifeCycleTest.moc"
