#include "heatmap/Tile.h"
#include "heatmap/TileImage.h"

#include <QSet>
#include <QTest>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

constexpr float missing = std::numeric_limits<float>::quiet_NaN();

TileSource sourceOf(Matrix matrix) {
    const Range rows{0, matrix.rows}, columns{0, matrix.columns};
    return {std::make_shared<const Matrix>(std::move(matrix)), rows, columns};
}

AxisView whole(std::int64_t cells, int pixels) {
    return {0.0, static_cast<double>(cells), pixels};
}

Matrix matrixOf(std::int64_t rows, std::int64_t columns, std::vector<float> values) {
    Matrix matrix(rows, columns);
    matrix.values = std::move(values);
    return matrix;
}

QImage imageOf(const Tile& tile, EmptyHalf empty) {
    return tileImage(tile, {ValueScale::Kind::linear, 0.0, 1.0}, Colormap(Palette::viridis), MissingColours(QPalette()),
                     empty, 1.0);
}

} // namespace

class TileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void halvesByTheLargestMagnitudeWithItsSign() {
        const Tile tile = reduceToPixels(sourceOf(matrixOf(2, 4, {1, -5, 2, 3, 0, 4, -1, -2})), whole(2, 1),
                                         whole(4, 2), {Reduction::maximum, Missing::passedOver});
        QCOMPARE(tile.values, matrixOf(1, 2, {-5, 3}));
        QVERIFY((tile.columns == std::vector<Range>{{0, 2}, {2, 4}}));
        QVERIFY((tile.rows == std::vector<Range>{{0, 2}}));
    }

    void halvesByTheMean() {
        const Tile tile = reduceToPixels(sourceOf(matrixOf(2, 4, {1, -5, 2, 3, 0, 4, -1, -2})), whole(2, 1),
                                         whole(4, 2), {Reduction::mean, Missing::passedOver});
        QCOMPARE(tile.values, matrixOf(1, 2, {0, 0.5F}));
    }

    void enlargesCellsWithoutSmoothing() {
        const Tile tile = reduceToPixels(sourceOf(matrixOf(1, 2, {1, 2})), whole(1, 3), whole(2, 6), {});
        QCOMPARE(tile.values, matrixOf(1, 2, {1, 2}));
        QCOMPARE(tile.columnOfPixel, (std::vector<int>{0, 0, 0, 1, 1, 1}));
        QCOMPARE(tile.rowOfPixel, (std::vector<int>{0, 0, 0}));
    }

    void everyNumberLiesInExactlyOneCellAtAnyZoom_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("pixels");
        QTest::newRow("whole, even") << 0.0 << 4096.0 << 512;
        QTest::newRow("whole, odd") << 0.0 << 4096.0 << 701;
        QTest::newRow("cut") << 13.7 << 3000.2 << 333;
        QTest::newRow("just above one") << 5.5 << 905.9 << 899;
    }
    void everyNumberLiesInExactlyOneCellAtAnyZoom() {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(int, pixels);
        const Tile tile = reduceToPixels(sourceOf(Matrix(1, 4096, 1.0F)), whole(1, 1), {low, high, pixels}, {});
        std::int64_t next = static_cast<std::int64_t>(std::floor(low));
        for (const Range& range : tile.columns) {
            QCOMPARE(range.first, next);
            next = range.last;
        }
        QCOMPARE(next, static_cast<std::int64_t>(std::ceil(high)));
        QVERIFY(tile.values.columns <= pixels);
    }

    void oneBrightColumnSurvivesEveryZoom() {
        Matrix matrix(31, 4096, 1.0F);
        matrix.at(11, 1777) = 22552.0F;
        const TileSource source = sourceOf(std::move(matrix));
        for (int pixels = 1; pixels <= 4096; pixels += 97) {
            const Tile tile = reduceToPixels(source, whole(31, 7), whole(4096, pixels), {});
            QCOMPARE(*std::max_element(tile.values.values.begin(), tile.values.values.end()), 22552.0F);
        }
    }

    void neverHoldsMoreCellsThanPixels() {
        const Tile tile = reduceToPixels(sourceOf(Matrix(31, 4096, 1.0F)), whole(31, 400), whole(4096, 700), {});
        QCOMPARE(tile.values.rows, 31);
        QCOMPARE(tile.values.columns, 700);
    }

    void reducedSourcesKeepTheirPositions() {
        TileSource source = sourceOf(matrixOf(1, 2, {1, 2}));
        source.columns = {100, 200};
        const Tile tile = reduceToPixels(source, whole(1, 1), {50.0, 200.0, 15}, {});
        QCOMPARE(tile.columnOfPixel[0], -1);
        QCOMPARE(tile.columnOfPixel[5], 0);
        QCOMPARE(tile.columnOfPixel[14], 1);
        QVERIFY((tile.columns == std::vector<Range>{{100, 150}, {150, 200}}));
    }

    void missingNumbersArePassedOverOrShown() {
        const TileSource source = sourceOf(matrixOf(1, 2, {missing, 3}));
        const auto value = [&](Reduction reduction, Missing rule) {
            return reduceToPixels(source, whole(1, 1), whole(2, 1), {reduction, rule}).values.at(0, 0);
        };
        QCOMPARE(value(Reduction::maximum, Missing::passedOver), 3.0F);
        QCOMPARE(value(Reduction::mean, Missing::passedOver), 3.0F);
        QVERIFY(std::isnan(value(Reduction::maximum, Missing::shown)));
        QVERIFY(std::isnan(value(Reduction::mean, Missing::shown)));
    }

    void missingCellsAreHatchedInNoColourOfTheScale() {
        const Tile tile = reduceToPixels(sourceOf(matrixOf(1, 2, {missing, 0.5F})), whole(1, 20), whole(2, 40), {});
        const QImage image = imageOf(tile, EmptyHalf::none);
        const MissingColours colours((QPalette()));
        QSet<QRgb> left;
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 20; ++x)
                left.insert(image.pixel(x, y));
        QCOMPARE(left, (QSet<QRgb>{colours.hatchGround, colours.hatchLine}));
        const Colormap scale(Palette::viridis);
        for (double position = 0.0; position <= 1.0; position += 0.001)
            QVERIFY(!left.contains(scale.colour(position)));
        QCOMPARE(image.pixel(30, 10), scale.colour(0.5));
    }

    void laterKeysArePlainAndMaskedOnesHatched() {
        const Tile tile =
            reduceToPixels(sourceOf(matrixOf(2, 2, {0.2F, missing, missing, 0.4F})), whole(2, 20), whole(2, 20), {});
        const QImage image = imageOf(tile, EmptyHalf::aboveDiagonal);
        const MissingColours colours((QPalette()));
        for (int step = 0; step < 10; ++step)
            QCOMPARE(image.pixel(10 + step, step), colours.plain);
        QSet<QRgb> masked;
        for (int x = 0; x < 10; ++x)
            masked.insert(image.pixel(x, 15));
        QVERIFY(masked.contains(colours.hatchLine));
    }

    void pixelsBesideTheDataAreTransparent() {
        TileSource source = sourceOf(matrixOf(1, 1, {1}));
        source.columns = {1, 2};
        const QImage image = imageOf(reduceToPixels(source, whole(1, 4), whole(2, 8), {}), EmptyHalf::none);
        QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(image.pixel(7, 0)), 255);
    }

    void anEmptySourceGivesAnEmptyTile() {
        const Tile tile = reduceToPixels({}, whole(1, 4), whole(1, 8), {});
        QVERIFY(tile.values.empty());
        QCOMPARE(tile.rowOfPixel, std::vector<int>(4, -1));
        QCOMPARE(imageOf(tile, EmptyHalf::none).size(), QSize(8, 4));
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::TileTest)
#include "TileTest.moc"
