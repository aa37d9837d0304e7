#include "analysis/KeySpace.h"

#include "RandomModel.h"
#include "engine/Engine.h"

#include <QtTest>
#include <cmath>

using namespace sinkscope;

namespace {

using Points = std::vector<std::array<float, 3>>;

/// Mean product of two coordinates over queries and keys together; the axes are centred, so it is their covariance.
double covariance(const KeySpace& space, std::size_t first, std::size_t second) {
    double sum = 0.0;
    for (const Points* points : {&space.queries, &space.keys})
        for (const auto& point : *points)
            sum += static_cast<double>(point[first]) * point[second];
    return sum / static_cast<double>(space.queries.size() + space.keys.size());
}

/// Mean squared distance of the original vectors from their mean.
double totalVariance(const Matrix& queries, const Matrix& keys) {
    const auto count = static_cast<double>(queries.rows + keys.rows);
    double total = 0.0;
    for (std::int64_t channel = 0; channel < queries.columns; ++channel) {
        double sum = 0.0, squares = 0.0;
        for (const Matrix* matrix : {&queries, &keys}) {
            for (std::int64_t row = 0; row < matrix->rows; ++row) {
                sum += matrix->at(row, channel);
                squares += std::pow(static_cast<double>(matrix->at(row, channel)), 2);
            }
        }
        total += squares / count - std::pow(sum / count, 2);
    }
    return total;
}

} // namespace

class KeySpaceTest : public QObject {
    Q_OBJECT

    std::shared_ptr<const Run> run_;

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        auto result = run(randomModel(smallConfig()), someTokens(40), {}, {});
        QVERIFY2(result, result ? "" : result.error().message().c_str());
        run_ = *result;
    }

    void givesUncorrelatedCentredAxes() {
        const auto space = keySpace(*run_, 1, 2, Rotation::after, *run_);
        QCOMPARE(space.queries.size(), std::size_t{40});
        QCOMPARE(space.keys.size(), std::size_t{40});
        const double scale = covariance(space, 0, 0);
        // Coordinates are rounded to fp32, so products differ by some 1e-7 of the scale.
        for (const auto& [first, second] : {std::pair{0, 1}, {0, 2}, {1, 2}})
            QVERIFY(std::abs(covariance(space, first, second)) < 1e-5 * scale);
    }

    void explainsTheShareOfVarianceThatTheAxesHold() {
        const auto space = keySpace(*run_, 1, 2, Rotation::after, *run_);
        const double total = totalVariance(headVectors(*run_, 1, 2, HeadVectors::query, Rotation::after),
                                           headVectors(*run_, 1, 2, HeadVectors::key, Rotation::after));
        for (std::size_t axis = 0; axis < 3; ++axis)
            QVERIFY(std::abs(space.explained[axis] - covariance(space, axis, axis) / total) < 1e-5);
        QVERIFY(space.explained[0] >= space.explained[1] && space.explained[1] >= space.explained[2]);
    }

    void namesTheKeyHeadThatAHeadShares() {
        QCOMPARE(keySpace(*run_, 0, 1, Rotation::after, *run_).keyValueHead, 0);
        QCOMPARE(keySpace(*run_, 0, 2, Rotation::after, *run_).keyValueHead, 1);
    }

    void showsZeroWhereTheMeanIsNot() {
        const auto space = keySpace(*run_, 2, 0, Rotation::before, *run_);
        const auto queries = headVectors(*run_, 2, 0, HeadVectors::query, Rotation::before);
        for (std::size_t token = 0; token < space.queries.size(); ++token) {
            double seen = 0.0, length = 0.0;
            for (std::size_t axis = 0; axis < 3; ++axis)
                seen += std::pow(space.queries[token][axis] - space.origin[axis], 2);
            for (const float value : queries.row(static_cast<std::int64_t>(token)))
                length += std::pow(value, 2);
            QVERIFY(std::sqrt(seen) <= std::sqrt(length) * (1.0 + 1e-5)); // a projection never lengthens
        }
    }

    void projectsAnotherRunIntoTheSameSpace() {
        auto other = run(randomModel(smallConfig()), someTokens(39), {}, {});
        QVERIFY2(other, other ? "" : other.error().message().c_str());
        const auto own = keySpace(*run_, 1, 2, Rotation::after, *run_),
                   foreign = keySpace(**other, 1, 2, Rotation::after, *run_);
        QVERIFY(foreign.origin == own.origin); // the same centre and axes
        QCOMPARE(foreign.keys.size(), std::size_t{39});
        // The same token at the same position has the same vector in both runs, up to the rounding of other tile sizes.
        for (std::size_t axis = 0; axis < 3; ++axis)
            QVERIFY(std::abs(foreign.keys[0][axis] - own.keys[0][axis]) < 1e-4F);
        const double sum = foreign.explained[0] + foreign.explained[1] + foreign.explained[2];
        QVERIFY(sum > 0.0 && sum <= 1.0 + 1e-9);
    }

    void repeatsItself() {
        const auto first = keySpace(*run_, 0, 3, Rotation::after, *run_),
                   second = keySpace(*run_, 0, 3, Rotation::after, *run_);
        QVERIFY(first.queries == second.queries && first.keys == second.keys);
    }
};

QTEST_APPLESS_MAIN(KeySpaceTest)
#include "KeySpaceTest.moc"
