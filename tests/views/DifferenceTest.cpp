#include "style/Difference.h"

#include "style/ValueScale.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

constexpr float missing = std::numeric_limits<float>::quiet_NaN();

std::shared_ptr<const Matrix> row(std::vector<float> values) {
    auto matrix = std::make_shared<Matrix>(1, static_cast<std::int64_t>(values.size()));
    matrix->values = std::move(values);
    return matrix;
}

} // namespace

class DifferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isChangedMinusBase() {
        const Matrix change = difference({row({1.0F, -4.0F}), row({3.0F, -5.0F})});
        QCOMPARE(change.values, (std::vector<float>{2.0F, -1.0F}));
    }

    void ofMagnitudesIgnoresSigns() {
        const Matrix change = magnitudeDifference({row({1.0F, -4.0F}), row({-3.0F, 5.0F})});
        QCOMPARE(change.values, (std::vector<float>{2.0F, 1.0F}));
    }

    void isMissingWhereOneSideIs() {
        const Sides<Matrix> sides{row({missing, 1.0F}), row({1.0F, missing})};
        for (const Matrix& change : {difference(sides), magnitudeDifference(sides), logRatio(sides)})
            QVERIFY(std::isnan(change.at(0, 0)) && std::isnan(change.at(0, 1)));
    }

    void ratioCountsDecadesOfTheMagnitude() {
        const Matrix ratio = logRatio({row({10.0F, -1000.0F, 2.0F}), row({-1000.0F, 10.0F, 2.0F})});
        QCOMPARE(ratio.values, (std::vector<float>{2.0F, -2.0F, 0.0F}));
    }

    void ratioWithZeroIsMissingUnlessBothAreZero() {
        const Matrix ratio = logRatio({row({0.0F, 0.0F, 1.0F}), row({0.0F, 1.0F, 0.0F})});
        QCOMPARE(ratio.at(0, 0), 0.0F);
        QVERIFY(std::isnan(ratio.at(0, 1)) && std::isnan(ratio.at(0, 2)));
    }

    void oneScaleHoldsBothSides() {
        const Sides<Matrix> sides{row({2.0F, 30.0F}), row({-0.5F, 4.0F})};
        QCOMPARE(fittingScale(ValueScale::Kind::logarithmic, sides),
                 (ValueScale{ValueScale::Kind::logarithmic, 0.5, 30.0}));
        QCOMPARE(fittingScale(ValueScale::Kind::linear, Sides<Matrix>{row({2.0F}), nullptr}),
                 (ValueScale{ValueScale::Kind::linear, 0.0, 2.0}));
    }
};

} // namespace sinkscope

QTEST_APPLESS_MAIN(sinkscope::DifferenceTest)
#include "DifferenceTest.moc"
