#include "analysis/Normalized.h"

#include "PlantedRun.h"
#include "RandomModel.h"
#include "engine/Engine.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr double tolerance = 1e-6; // fp32 input, double algebra

bool close(double found, double expected) {
    return std::abs(found - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

/// Before layer 1 token 0 is one channel, token 1 all channels alike, token 2 half of them.
Run plainTokens() {
    PlantedStream stream(2, 3, 64);
    stream.embedding.zero_();
    stream.embedding[0][5] = -3000.0F;
    stream.embedding[1].fill_(0.25F);
    stream.embedding[2].narrow(0, 0, 32).fill_(2.0F);
    return plantedRun(stream);
}

} // namespace

class NormalizedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reachesItsBoundsForOneChannelAndForAllAlike() {
        const Run run = plainTokens();
        const auto single = normalizedToken(run, 0)[0], even = normalizedToken(run, 1)[0];
        QVERIFY(close(single.sparsity, 63.0 / 64.0) && close(single.largestShare, 1.0));
        QVERIFY(close(single.concentration, std::log(64.0)));
        QVERIFY(close(even.sparsity, 0.0) && close(even.largestShare, 1.0 / 8.0) && close(even.concentration, 0.0));
        const auto half = normalizedToken(run, 2)[0];
        QVERIFY(close(half.sparsity, 0.5) && close(half.concentration, std::log(2.0)));
    }

    void averagesOverTheOtherTokens() {
        const Run run = plainTokens();
        const auto others = normalizedOthers(run, 0);
        QCOMPARE(others.size(), std::size_t{3});
        QVERIFY(close(others[0].sparsity, 0.25) && close(others[0].concentration, std::log(2.0) / 2.0));
    }

    void hasNoNumberForAZeroVector() {
        PlantedStream stream(1, 2, 16);
        stream.embedding.zero_();
        const Run run = plantedRun(stream);
        QVERIFY(std::isnan(normalizedToken(run, 0)[0].concentration));
        QVERIFY(std::isnan(normalizedToken(run, 0)[0].sparsity));
    }

    void averagesTheCosinesOfAllPairs() {
        Matrix first(1, 2), second(1, 2), third(1, 2);
        first.at(0, 0) = 2.0F;
        second.at(0, 1) = 5.0F;
        third.at(0, 0) = third.at(0, 1) = 1.0F;
        const std::array streams{first, second, third};
        QVERIFY(close(mutualCosine(streams)[0], (0.0 + 2.0 * std::sqrt(0.5)) / 3.0));
        QVERIFY(std::isnan(mutualCosine(std::span(streams).first(1))[0]));
    }

    void takesATokensStreamFromTheRun() {
        const auto base = *run(randomModel(smallConfig()), someTokens(5), {}, {});
        const Matrix stream = tokenStream(*base, 3);
        QCOMPARE(stream.rows, 4);
        QCOMPARE(stream.columns, 32);
        QCOMPARE(std::abs(stream.at(2, base->layer(1).afterFeedForward.top[3][0].channel)),
                 std::abs(base->layer(1).afterFeedForward.top[3][0].value));
    }
};

QTEST_GUILESS_MAIN(NormalizedTest)
#include "NormalizedTest.moc"
