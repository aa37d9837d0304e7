#include "interventions/GainSpectrum.h"

#include "RandomModel.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace sinkscope;

namespace {

/// Gains of layer 1: 0.5, but −3 in channel 7 and 2 in channel 20.
std::shared_ptr<const Model> modelWithTwoLargeGains() {
    return randomModel(smallConfig(), 1, [](ModelWeights& weights) {
        at::Tensor& gain = weights.layers()[1].attentionInput.gain;
        gain.fill_(0.5);
        gain[7] = -3.0;
        gain[20] = 2.0;
    });
}

std::int64_t maskedCount(const std::vector<ChannelGain>& spectrum) {
    return std::count_if(spectrum.begin(), spectrum.end(), [](const ChannelGain& channel) { return channel.masked; });
}

} // namespace

class GainSpectrumTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void largestMagnitudesStandFirstWithTheirSign() {
        const auto spectrum = gainSpectrum(*modelWithTwoLargeGains(), {}, 1);
        QCOMPARE(spectrum.size(), 32U);
        QCOMPARE(spectrum[0].channel, 7);
        QCOMPARE(spectrum[0].gain, -3.0F);
        QCOMPARE(spectrum[1].channel, 20);
        QCOMPARE(spectrum[2].channel, 0); // equal ones by channel
    }

    void maskByGainTakesTheFirst() {
        WeMask mask;
        mask.count = 2;
        const auto spectrum = gainSpectrum(*modelWithTwoLargeGains(), mask, 1);
        QVERIFY(spectrum[0].masked && spectrum[1].masked);
        QCOMPARE(maskedCount(spectrum), 2);
    }

    void maskAtRandomTakesAsManyByItsSeed() {
        WeMask mask;
        mask.count = 5;
        mask.ranking = WeMask::Ranking::random;
        const auto one = gainSpectrum(*modelWithTwoLargeGains(), mask, 1);
        mask.seed = 1;
        const auto other = gainSpectrum(*modelWithTwoLargeGains(), mask, 1);
        QCOMPARE(maskedCount(one), 5);
        QCOMPARE(maskedCount(other), 5);
        QVERIFY(!std::equal(one.begin(), one.end(), other.begin(),
                            [](const ChannelGain& a, const ChannelGain& b) { return a.masked == b.masked; }));
    }

    void maskThatFollowsValuesMarksNone() {
        WeMask mask;
        mask.ranking = WeMask::Ranking::magnitude;
        QCOMPARE(maskedCount(gainSpectrum(*modelWithTwoLargeGains(), mask, 1)), 0);
    }
};

QTEST_GUILESS_MAIN(GainSpectrumTest)
#include "GainSpectrumTest.moc"
