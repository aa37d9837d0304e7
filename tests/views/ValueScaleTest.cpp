#include "style/ValueScale.h"
#include "style/Colormap.h"
#include "style/NumberText.h"

#include <QLocale>
#include <QTest>
#include <cmath>
#include <limits>

namespace sinkscope {

class ValueScaleTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void logarithmicPositionsAreEvenPerDecade() {
        const ValueScale scale{ValueScale::Kind::logarithmic, 1.0, 10000.0};
        // Logarithms in double precision leave errors near 1e-16.
        QVERIFY(std::abs(scale.position(-100.0) - 0.5) < 1e-12);
        QCOMPARE(scale.position(0.0), 0.0);
        QCOMPARE(scale.position(1e9), 1.0);
    }

    void centredPositionsKeepTheSign() {
        const ValueScale scale{ValueScale::Kind::centred, 0.0, 4.0};
        QCOMPARE(scale.position(0.0), 0.5);
        QCOMPARE(scale.position(-4.0), 0.0);
        QCOMPARE(scale.position(2.0), 0.75);
    }

    void ticksAreRoundAndWithinTheScale() {
        QCOMPARE((ValueScale{ValueScale::Kind::logarithmic, 0.4, 22552.0}.ticks(6)),
                 (std::vector<double>{1.0, 10.0, 100.0, 1000.0, 10000.0}));
        QCOMPARE((ValueScale{ValueScale::Kind::linear, 0.0, 1.0}.ticks(6)).size(), std::size_t{6});
        const auto narrow = ValueScale{ValueScale::Kind::logarithmic, 3.0, 8.0}.ticks(6);
        QCOMPARE(narrow, std::vector<double>{5.0});
    }

    void fittingScalesHoldTheDataWithoutNan() {
        Matrix values(1, 4);
        values.values = {std::numeric_limits<float>::quiet_NaN(), -8.0F, 0.0F, 2.0F};
        const ValueScale logarithmic = fittingScale(ValueScale::Kind::logarithmic, values);
        QCOMPARE(logarithmic.low, 2.0);
        QCOMPARE(logarithmic.high, 8.0);
        QCOMPARE(fittingScale(ValueScale::Kind::linear, values).high, 8.0);
    }

    void fittingScalesAlwaysHaveTwoEnds() {
        for (const auto kind : {ValueScale::Kind::linear, ValueScale::Kind::logarithmic, ValueScale::Kind::centred})
            for (const float value : {0.0F, 5.0F, std::numeric_limits<float>::quiet_NaN()}) {
                const ValueScale scale = fittingScale(kind, Matrix(2, 2, value));
                QVERIFY(scale.low < scale.high);
                QVERIFY(std::isfinite(scale.position(5.0)));
            }
    }

    void numbersReadWell_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("exact");
        QTest::addColumn<QString>("brief");
        QTest::newRow("giant") << 22552.4 << "22,552"
                               << "22,600";
        QTest::newRow("negative") << -14200.0 << "−14,200"
                                  << "−14,200";
        QTest::newRow("small") << 0.012345678 << "0.012346"
                               << "0.0123";
        QTest::newRow("tiny") << 1.5e-7 << "1.5·10⁻⁷"
                              << "1.5·10⁻⁷";
        QTest::newRow("power") << 1e-4 << "10⁻⁴"
                               << "10⁻⁴";
        QTest::newRow("whole") << 100.0 << "100"
                               << "100";
        QTest::newRow("zero") << 0.0 << "0"
                              << "0";
        QTest::newRow("huge") << 3.0e12 << "3·10¹²"
                              << "3·10¹²";
        QTest::newRow("missing") << std::nan("") << "not a number"
                                 << "not a number";
    }
    void numbersReadWell() {
        QFETCH(double, value);
        QFETCH(QString, exact);
        QFETCH(QString, brief);
        QCOMPARE(exactText(value), exact);
        QCOMPARE(shortText(value), brief);
    }

    void palettesRunFromDarkToLight() {
        for (const Palette palette : {Palette::viridis, Palette::cividis, Palette::magma, Palette::grey}) {
            const Colormap colours(palette);
            QVERIFY(qGray(colours.colour(0.0)) < 50);
            for (double position = 0.05; position <= 1.0; position += 0.05)
                QVERIFY(qGray(colours.colour(position)) >= qGray(colours.colour(position - 0.05)));
        }
        QCOMPARE(Colormap(Palette::viridis).colour(1.0), qRgb(0xFD, 0xE7, 0x25));
    }

    void theDivergingPaletteIsNeutralAtZero() {
        const QColor middle(Colormap(Palette::diverging).colour(0.5));
        QVERIFY(middle.saturation() < 10);
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::ValueScaleTest)
#include "ValueScaleTest.moc"
