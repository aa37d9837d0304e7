#include "interventions/GainSpectrum.h"

#include "InterventionCases.h"
#include "engine/RunTensors.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace sinkscope;

namespace {

constexpr std::int64_t layer = 1, token = 4;

/// Gains of layer 1: 0.5, but −3 in channel 7 and 2 in channel 20.
std::shared_ptr<const Model> modelWithTwoLargeGains() {
    return randomModel(smallConfig(), 1, [](ModelWeights& weights) {
        at::Tensor& gain = weights.layers()[layer].attentionInput.gain;
        gain.fill_(0.5);
        gain[7] = -3.0;
        gain[20] = 2.0;
    });
}

WeMask maskOf(WeMask::Ranking ranking, std::int64_t count) {
    WeMask mask;
    mask.layers = {LayerSet::Kind::listed, {layer}};
    mask.tokens = {TokenSet::Kind::listed, {2, token}};
    mask.ranking = ranking;
    mask.count = count;
    return mask;
}

std::set<std::int64_t> maskedIn(const GainSpectrum& spectrum) {
    std::set<std::int64_t> channels;
    for (const ChannelGain& channel : spectrum.channels)
        if (channel.masked)
            channels.insert(channel.channel);
    return channels;
}

/// The largest magnitudes of one token, by a sort.
std::set<std::int64_t> largest(const at::Tensor& rows, std::int64_t count) {
    const at::Tensor order = rows.select(0, token).abs().argsort(0, true).contiguous();
    return {order.data_ptr<std::int64_t>(), order.data_ptr<std::int64_t>() + count};
}

} // namespace

class GainSpectrumTest : public QObject {
    Q_OBJECT

    std::optional<Baseline> baseline_;

    GainSpectrum spectrum(const WeMask& mask, std::int64_t of = token) const {
        return gainSpectrum(*baseline_->findings, mask, layer, of);
    }

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        baseline_ = baselineOf(modelWithTwoLargeGains());
    }

    void largestMagnitudesStandFirstWithTheirSign() {
        const GainSpectrum gains = spectrum(maskOf(WeMask::Ranking::gain, 2));
        QCOMPARE(gains.channels.size(), 32U);
        QCOMPARE(gains.channels[0].channel, 7);
        QCOMPARE(gains.channels[0].gain, -3.0F);
        QCOMPARE(gains.channels[1].channel, 20);
        QCOMPARE(gains.channels[2].channel, 0); // equal ones by channel
    }

    void maskByGainTakesTheFirst() {
        const GainSpectrum gains = spectrum(maskOf(WeMask::Ranking::gain, 2));
        QCOMPARE(maskedIn(gains), (std::set<std::int64_t>{7, 20}));
        QVERIFY(!gains.token); // every masked token loses the same
    }

    void maskAtRandomTakesAsManyByItsSeed() {
        WeMask mask = maskOf(WeMask::Ranking::random, 5);
        const auto one = maskedIn(spectrum(mask));
        mask.seed = 1;
        const auto other = maskedIn(spectrum(mask));
        QCOMPARE(one.size(), 5U);
        QCOMPARE(other.size(), 5U);
        QVERIFY(one != other);
    }

    void listedChannelsAreMarkedAsTheyAre() {
        WeMask mask = maskOf(WeMask::Ranking::listed, 1);
        mask.channels = {3, 30};
        QCOMPARE(maskedIn(spectrum(mask)), (std::set<std::int64_t>{3, 30}));
    }

    void rankingsByValuesMarkTheTokensOwnLargest() {
        const at::Tensor stream = streamInto(*baseline_->findings->run, layer);
        const auto byResidual = spectrum(maskOf(WeMask::Ranking::magnitude, 3));
        QCOMPARE(maskedIn(byResidual), largest(stream, 3));
        QCOMPARE(*byResidual.token, token);
        // The norm divides a token by one number, so its output ranks as residual times gain.
        const at::Tensor gain = baseline_->findings->run->model->weights().layer(layer).attentionInput.gain;
        QCOMPARE(maskedIn(spectrum(maskOf(WeMask::Ranking::activation, 3))), largest(stream * gain, 3));
    }

    void tokenThatIsNotMaskedGivesWayToOneThatIs() {
        QCOMPARE(*spectrum(maskOf(WeMask::Ranking::magnitude, 3), 9).token, 2);
    }

    void nothingIsMarkedWhereTheMaskDoesNotAct() {
        WeMask mask = maskOf(WeMask::Ranking::gain, 2);
        mask.layers = {LayerSet::Kind::listed, {2}};
        QVERIFY(!spectrum(mask).acts);
        QVERIFY(maskedIn(spectrum(mask)).empty());
        mask.layers.kind = LayerSet::Kind::afterEmergence; // this run has no ME layer
        QVERIFY(!spectrum(mask).acts);
    }
};

QTEST_GUILESS_MAIN(GainSpectrumTest)
#include "GainSpectrumTest.moc"
