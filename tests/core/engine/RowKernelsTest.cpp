#include "engine/kernels/RowKernels.h"
#include "model/ModelConfig.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

using namespace sinkscope;

namespace {

std::vector<float> drawn(std::size_t count, unsigned seed) {
    std::mt19937 generator(seed);
    std::normal_distribution<float> normal;
    std::vector<float> values(count);
    std::generate(values.begin(), values.end(), [&] { return normal(generator); });
    return values;
}

float lowerMedian(std::vector<float> values) {
    for (float& value : values)
        value = std::fabs(value);
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

bool near(double value, double expected, double relative) {
    return std::abs(value - expected) <= relative * std::abs(expected);
}

} // namespace

class RowKernelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void medianIsExactForOddAndEvenRowsWhateverIsGuessed() {
        for (const std::size_t count : {1U, 2U, 3U, 64U, 575U, 576U, 4097U}) {
            const std::vector<float> row = drawn(count, static_cast<unsigned>(count));
            for (const float guess : {0.0F, 1e-30F, 0.67F, 24000.0F, std::numeric_limits<float>::infinity(),
                                      std::numeric_limits<float>::quiet_NaN()})
                QCOMPARE(rowKernels().figures(row.data(), static_cast<std::int64_t>(count), guess).median,
                         lowerMedian(row));
        }
    }

    void selectionIsExactAtEveryPlaceOfRowsWithEqualValuesAndGiants() {
        std::vector<float> row = drawn(200, 11);
        std::fill(row.begin() + 20, row.begin() + 90, -0.5F);
        std::fill(row.begin() + 90, row.begin() + 120, 0.0F);
        row[7] = 24000.0F;
        row[8] = -3e38F;
        std::vector<float> sorted = row;
        std::transform(sorted.begin(), sorted.end(), sorted.begin(), [](float value) { return std::fabs(value); });
        std::sort(sorted.begin(), sorted.end());
        for (std::size_t place = 0; place < sorted.size(); ++place)
            QCOMPARE(rowKernels().select(row.data(), 200, static_cast<std::int64_t>(place), 0.5F), sorted[place]);
    }

    void threeLargestMagnitudesComeSignedWithTheirChannels() {
        std::vector<float> row = drawn(576, 3);
        row[507] = 23000.0F;
        row[3] = -1800.0F;
        row[575] = 900.0F;
        const RowFigures figures = rowKernels().figures(row.data(), 576, 1.0F);
        QCOMPARE(figures.topValue[0], 23000.0F);
        QCOMPARE(figures.topPlace[0], 507);
        QCOMPARE(figures.topValue[1], -1800.0F);
        QCOMPARE(figures.topPlace[1], 3);
        QCOMPARE(figures.topValue[2], 900.0F);
        QCOMPARE(figures.topPlace[2], 575);
    }

    void shortRowLeavesMissingPeaksUnplaced() {
        const std::vector<float> row{-2.0F, 0.0F};
        const RowFigures figures = rowKernels().figures(row.data(), 2, 1.0F);
        QCOMPARE(figures.topPlace[0], 0);
        QCOMPARE(figures.topPlace[1], 1);
        QCOMPARE(figures.topPlace[2], -1);
    }

    void infinityAndNotANumberAreSeenInTheBits() {
        for (const float bad : {std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity(),
                                std::numeric_limits<float>::quiet_NaN()}) {
            std::vector<float> row = drawn(100, 5);
            QVERIFY(rowKernels().figures(row.data(), 100, 1.0F).largestBits < 0x7f800000);
            row[71] = bad;
            QVERIFY(rowKernels().figures(row.data(), 100, 1.0F).largestBits >= 0x7f800000);
        }
    }

    void softmaxAndItsSumsEqualDoublePrecision() {
        // Tolerance 2e-6: sums of 700 fp32 terms, each exact to about 2e-7.
        for (const float sinkLogit : {-std::numeric_limits<float>::infinity(), 1.5F}) {
            std::vector<float> scores = drawn(700, 7), received(700, 1.0F);
            const std::vector<float> raw = scores;
            const float scale = 3.0F;
            double maximum = sinkLogit;
            for (const float score : raw)
                maximum = std::max<double>(maximum, scale * score);
            double total = std::exp(sinkLogit - maximum), keys = 0.0, weighted = 0.0, distance = 0.0;
            for (std::size_t i = 0; i < raw.size(); ++i) {
                const double below = scale * raw[i] - maximum, weight = std::exp(below);
                keys += weight;
                weighted += weight * below;
                distance += weight * static_cast<double>(699 - static_cast<int>(i));
            }
            total += keys;
            const SoftmaxRow row = rowKernels().softmax(scores.data(), 700, scale, sinkLogit, 699, received.data());
            QVERIFY(near(row.total, total, 2e-6));
            QVERIFY(near(row.keys, keys, 2e-6));
            QVERIFY(near(row.weighted, weighted, 2e-6));
            QVERIFY(near(row.distance, distance, 2e-6));
            for (std::size_t i = 0; i < raw.size(); ++i) {
                const double weight = std::exp(scale * raw[i] - maximum) / total;
                QVERIFY(std::abs(scores[i] - weight) <= 2e-6 * weight);
                QVERIFY(std::abs(received[i] - 1.0 - weight) <= 1e-6);
            }
        }
    }

    void veryNegativeScoresVanish() {
        std::vector<float> scores{0.0F, -1e30F, -200.0F}, received(3, 0.0F);
        rowKernels().softmax(scores.data(), 3, 1.0F, -std::numeric_limits<float>::infinity(), 2, received.data());
        QCOMPARE(scores[0], 1.0F);
        QVERIFY(scores[1] < 1e-37F && scores[2] < 1e-37F);
    }

    void logSumExpEqualsDoublePrecision() {
        std::vector<float> row = drawn(49152, 11);
        row[40000] = 30.0F;
        double sum = 0.0;
        for (const float value : row)
            sum += std::exp(static_cast<double>(value) - 30.0);
        QVERIFY(near(rowKernels().logSumExp(row.data(), 49152), 30.0 + std::log(sum), 1e-7));
    }

    void activationsEqualTheirFormulas() {
        const std::vector<float> gate{-100.0F, -5.0F, -0.3F, 0.0F, 0.7F, 4.0F, 90.0F},
            up{1.0F, -2.0F, 3.0F, 4.0F, -5.0F, 6.0F, 0.5F};
        std::vector<float> out(gate.size());
        const auto compare = [&](Activation activation, auto formula) {
            rowKernels().activate(activation, gate.data(), up.data(), out.data(),
                                  static_cast<std::int64_t>(gate.size()));
            for (std::size_t i = 0; i < gate.size(); ++i)
                QVERIFY2(std::abs(out[i] - formula(static_cast<double>(gate[i])) * up[i]) < 1e-5,
                         qPrintable(QString::number(gate[i])));
        };
        compare(Activation::silu, [](double x) { return x / (1.0 + std::exp(-x)); });
        compare(Activation::geluTanh, [](double x) {
            return 0.5 * x * (1.0 + std::tanh(std::sqrt(2.0 / M_PI) * (x + 0.044715 * x * x * x)));
        });
        compare(Activation::relu, [](double x) { return std::max(0.0, x); });
    }

    void softCapEqualsTanh() {
        std::vector<float> scores{-1000.0F, -3.0F, 0.0F, 2.0F, 1000.0F};
        const std::vector<float> raw = scores;
        rowKernels().softCap(scores.data(), 0.5F, 5.0F, 5);
        for (std::size_t i = 0; i < raw.size(); ++i)
            QVERIFY(std::abs(scores[i] - 5.0 * std::tanh(0.5 * raw[i] / 5.0)) < 2e-6);
    }
};

QTEST_APPLESS_MAIN(RowKernelsTest)
#include "RowKernelsTest.moc"
