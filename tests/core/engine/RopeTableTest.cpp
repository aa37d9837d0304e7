#include "engine/RopeTable.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <cmath>
#include <numbers>

using namespace sinkscope;

namespace {

constexpr std::int64_t dimensions = 64;
/// fp32 powers and divisions: a few units in the last place.
constexpr double frequencyTolerance = 1e-6;

RopeConfig rope(RopeScaling scaling, double base, double factor, std::int64_t originalContext) {
    RopeConfig config;
    config.base = base;
    config.rotaryDimensions = dimensions;
    config.scaling = scaling;
    config.factor = factor;
    config.originalContext = originalContext;
    return config;
}

double plain(double base, std::int64_t pair) {
    return std::pow(base, -2.0 * static_cast<double>(pair) / static_cast<double>(dimensions));
}

double llama3(const RopeConfig& config, std::int64_t pair) {
    const double frequency = plain(config.base, pair);
    const double turns = static_cast<double>(config.originalContext) * frequency / (2.0 * std::numbers::pi);
    if (turns > config.highFrequencyFactor)
        return frequency;
    if (turns < config.lowFrequencyFactor)
        return frequency / config.factor;
    const double share = (turns - config.lowFrequencyFactor) / (config.highFrequencyFactor - config.lowFrequencyFactor);
    return frequency * ((1.0 - share) / config.factor + share);
}

double yarn(const RopeConfig& config, std::int64_t pair) {
    const auto pairOfTurns = [&](double turns) {
        return static_cast<double>(dimensions) *
               std::log(static_cast<double>(config.originalContext) / (2.0 * std::numbers::pi * turns)) /
               (2.0 * std::log(config.base));
    };
    const double low = std::max(0.0, std::floor(pairOfTurns(config.betaFast)));
    const double high = std::min(static_cast<double>(dimensions - 1), std::ceil(pairOfTurns(config.betaSlow)));
    const double ramp = std::clamp((static_cast<double>(pair) - low) / (high - low), 0.0, 1.0);
    const double frequency = plain(config.base, pair);
    return frequency * (1.0 - ramp) + frequency / config.factor * ramp;
}

/// Compares frequencies, and cos and sin at positions 0, 1,000, 8,000 and 20,000, with a closed form in double
/// precision.
void compare(const RopeConfig& config, std::int64_t tokens, double factor,
             const std::function<double(std::int64_t)>& frequencyOf) {
    const at::Tensor frequencies = ropeFrequencies(config, tokens);
    const RopeTable table = ropeTable(config, tokens, at::Device(at::kCPU));
    QCOMPARE(frequencies.numel(), dimensions / 2);
    QCOMPARE(frequencies.scalar_type(), at::kFloat);
    for (std::int64_t pair = 0; pair < dimensions / 2; ++pair) {
        const double expected = frequencyOf(pair);
        const double found = frequencies[pair].item<float>();
        QVERIFY2(std::abs(found - expected) <= frequencyTolerance * expected, qPrintable(QString::number(pair)));
        for (const std::int64_t position : {0, 1000, 8000, 20000}) {
            if (position >= tokens)
                continue;
            const double phase = expected * static_cast<double>(position);
            // A phase of 8,000 radians in fp32 is known to 5e-4; the frequency's own error grows with the position.
            const double tolerance = 2e-6 + 2e-7 * phase;
            QVERIFY(std::abs(table.cosine[position][pair].item<float>() - factor * std::cos(phase)) <=
                    tolerance * factor);
            QVERIFY(std::abs(table.sine[position][pair].item<float>() - factor * std::sin(phase)) <=
                    tolerance * factor);
        }
    }
}

} // namespace

class RopeTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsThePowersOfTheBase() {
        compare(rope(RopeScaling::none, 10000.0, 1.0, 0), 8001, 1.0, [](auto pair) { return plain(10000.0, pair); });
    }

    void dividesAllFrequenciesWhenLinear() {
        compare(rope(RopeScaling::linear, 10000.0, 4.0, 0), 8001, 1.0,
                [](auto pair) { return plain(10000.0, pair) / 4.0; });
    }

    void keepsDynamicFrequenciesWithinTheContextOfTraining() {
        compare(rope(RopeScaling::dynamic, 10000.0, 2.0, 8192), 8001, 1.0,
                [](auto pair) { return plain(10000.0, pair); });
    }

    void growsTheBaseBeyondTheContextOfTraining() {
        const double base = 10000.0 * std::pow(2.0 * 8001.0 / 2048.0 - 1.0, 64.0 / 62.0);
        compare(rope(RopeScaling::dynamic, 10000.0, 2.0, 2048), 8001, 1.0,
                [&](auto pair) { return plain(base, pair); });
    }

    void blendsTheThreeBandsOfLlama3() {
        auto config = rope(RopeScaling::llama3, 500000.0, 8.0, 8192);
        compare(config, 8001, 1.0, [&](auto pair) { return llama3(config, pair); });
        QCOMPARE(ropeFrequencies(config, 1)[0].item<float>(), 1.0F); // short waves stay
        QVERIFY(ropeFrequencies(config, 1)[31].item<float>() <
                1.01 * plain(500000.0, 31) / 8.0); // long ones are divided
        const double middle = ropeFrequencies(config, 1)[16].item<float>() / plain(500000.0, 16);
        QVERIFY(middle > 1.0 / 8.0 && middle < 1.0);
    }

    void blendsThemByEitherFactorOfLlama3() {
        for (const double factor : {8.0, 32.0}) {
            const auto config = rope(RopeScaling::llama3, 500000.0, factor, 8192);
            compare(config, 20001, 1.0, [&](auto pair) { return llama3(config, pair); });
        }
    }

    void rampsBetweenTheTwoEndsOfYarn() {
        const auto config = rope(RopeScaling::yarn, 10000.0, 4.0, 2048);
        compare(config, 8001, 0.1 * std::log(4.0) + 1.0, [&](auto pair) { return yarn(config, pair); });
    }

    void takesTheGivenAttentionFactorOfYarn() {
        auto config = rope(RopeScaling::yarn, 10000.0, 4.0, 2048);
        config.attentionFactor = 1.5;
        QCOMPARE(ropeAttentionFactor(config), 1.5);
        config.attentionFactor.reset();
        config.mscale = 2.0;
        config.mscaleAllDimensions = 1.0;
        QCOMPARE(ropeAttentionFactor(config), (0.2 * std::log(4.0) + 1.0) / (0.1 * std::log(4.0) + 1.0));
    }

    void choosesLongropeFactorsByTheLengthOfThePrompt() {
        auto config = rope(RopeScaling::longrope, 10000.0, 8.0, 4096);
        config.shortFactors.assign(dimensions / 2, 1.0);
        config.longFactors.assign(dimensions / 2, 5.0);
        const double factor = std::sqrt(1.0 + std::log(8.0) / std::log(4096.0));
        compare(config, 4096, factor, [](auto pair) { return plain(10000.0, pair); });
        compare(config, 8001, factor, [](auto pair) { return plain(10000.0, pair) / 5.0; });
    }

    void dividesByStoredFactors() {
        auto config = rope(RopeScaling::factors, 10000.0, 1.0, 0);
        for (std::int64_t pair = 0; pair < dimensions / 2; ++pair)
            config.longFactors.push_back(1.0 + static_cast<double>(pair));
        compare(config, 8001, 1.0, [](auto pair) { return plain(10000.0, pair) / (1.0 + static_cast<double>(pair)); });
    }

    void rotatesPartOfAHead() {
        auto config = rope(RopeScaling::none, 10000.0, 1.0, 0);
        config.rotaryDimensions = 16;
        const at::Tensor frequencies = ropeFrequencies(config, 1);
        QCOMPARE(frequencies.numel(), 8);
        QVERIFY(std::abs(frequencies[1].item<float>() - std::pow(10000.0, -2.0 / 16.0)) < 1e-6);
    }

    void rotatesNothingWithoutDimensions() {
        QVERIFY(!ropeFrequencies(RopeConfig{}, 4).defined());
        QVERIFY(!ropeTable(RopeConfig{}, 4, at::Device(at::kCPU)).cosine.defined());
    }
};

QTEST_APPLESS_MAIN(RopeTableTest)
#include "RopeTableTest.moc"
