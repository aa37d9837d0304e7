#include "figure/FigureFile.h"
#include "figure/FigureLook.h"
#include "heatmap/HeatmapLayout.h"

#include "PlantedFigures.h"

#include <QtTest>

using namespace sinkscope;

namespace {

/// A square figure drawn again with three pixels for each cell or more: then the middle of a cell is a pixel that lies
/// in it as a whole.
constexpr double side = 120.0; // mm
constexpr int pixelsPerCell = 3, fewestPixels = 900;

HeatmapLayout layoutOf(const Figure& figure) {
    const FigureLook look(figure.options);
    const QFontMetricsF metrics(look.font);
    const auto& content = std::get<HeatmapContent>(figure.content.picture);
    const QSizeF size = figureSize(figure) / millimetresPerPoint;
    return HeatmapLayout(QRectF({}, size), content, AxisLabels(content.rows, metrics),
                         AxisLabels(content.columns, metrics), wholeSpan(content.rows.cells),
                         wholeSpan(content.columns.cells), metrics);
}

int wrongCells(const Figure& figure, const QImage& image) {
    const auto& content = std::get<HeatmapContent>(figure.content.picture);
    const HeatmapLayout layout = layoutOf(figure);
    const double scale = image.width() / (figureSize(figure).width() / millimetresPerPoint);
    const Colormap colours(content.palette);
    const Matrix& values = *content.source.values;
    int wrong = 0;
    for (std::int64_t row = 0; row < values.rows; ++row)
        for (std::int64_t column = 0; column < values.columns; ++column) {
            const QPointF middle = layout.rectangle({row, column}).center() * scale;
            const QRgb drawn = image.pixel(static_cast<int>(middle.x()), static_cast<int>(middle.y()));
            if ((drawn | 0xFF000000) != (colours.colour(content.scale.position(values.at(row, column))) | 0xFF000000))
                ++wrong;
        }
    return wrong;
}

} // namespace

class ExactCellsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QImage drawn(const QString& program, const QStringList& arguments, const QString& picture) {
        return QProcess::execute(program, arguments) == 0 ? QImage(folder_.filePath(picture)) : QImage();
    }

    static QString widthFor(const Figure& figure) {
        const HeatmapLayout layout = layoutOf(figure);
        const auto cells = static_cast<double>(std::get<HeatmapContent>(figure.content.picture).columns.cells);
        const double pixels = cells * pixelsPerCell / layout.plot.width() * side / millimetresPerPoint;
        return QString::number(std::max(fewestPixels, static_cast<int>(std::ceil(pixels))));
    }

    static Figure squareMap(int cells) {
        Figure figure = plantedHeatmap(cells, cells);
        figure.options.width = side;
        figure.options.height = side;
        return figure;
    }

private Q_SLOTS:
    void initTestCase() { QImageReader::setAllocationLimit(1024); } // MiB

    void everyCellOfPdfHasItsColour_data() {
        QTest::addColumn<int>("cells");
        QTest::newRow("rectangles") << 5;
        QTest::newRow("most rectangles") << 141;
        QTest::newRow("image") << 150;
        QTest::newRow("large image") << 2048;
    }

    void everyCellOfPdfHasItsColour() {
        QFETCH(int, cells);
        if (QStandardPaths::findExecutable("pdftoppm").isEmpty())
            QSKIP("pdftoppm is not installed");
        const Figure figure = squareMap(cells);
        const QString file = folder_.filePath("map.pdf");
        QVERIFY(writeFigure(figure, file));
        const QImage image =
            drawn("pdftoppm", {"-singlefile", "-scale-to", widthFor(figure), file, folder_.filePath("map")}, "map.ppm");
        QVERIFY(!image.isNull());
        QCOMPARE(wrongCells(figure, image), 0);
    }

    void everyCellOfSvgHasItsColour_data() { everyCellOfPdfHasItsColour_data(); }

    void everyCellOfSvgHasItsColour() {
        QFETCH(int, cells);
        if (QStandardPaths::findExecutable("rsvg-convert").isEmpty())
            QSKIP("rsvg-convert is not installed");
        const Figure figure = squareMap(cells);
        const QString file = folder_.filePath("map.svg");
        QVERIFY(writeFigure(figure, file));
        const QImage image =
            drawn("rsvg-convert", {"-w", widthFor(figure), file, "-o", folder_.filePath("map.png")}, "map.png");
        QVERIFY(!image.isNull());
        QCOMPARE(wrongCells(figure, image), 0);
    }

    void pixelsShowEveryCellThatHasOne() {
        Figure figure = squareMap(40);
        figure.options.dotsPerInch = 300;
        const auto png = figureBytes(figure, FigureFormat::png);
        QVERIFY(png);
        QCOMPARE(wrongCells(figure, QImage::fromData(*png)), 0);
    }

    void missingCellsHaveNoColourOfTheScale() {
        Figure figure = plantedHeatmap(2, 2);
        auto& content = std::get<HeatmapContent>(figure.content.picture);
        content.source.values = std::make_shared<const Matrix>(2, 2, std::numeric_limits<float>::quiet_NaN());
        const auto svg = figureBytes(figure, FigureFormat::svg);
        QVERIFY(svg);
        QVERIFY(svg->contains("#ececec"));
        content.empty = EmptyHalf::aboveDiagonal;
        const auto half = figureBytes(figure, FigureFormat::svg);
        QVERIFY(half->count("#ececec") < svg->count("#ececec"));
    }
};

QTEST_MAIN(ExactCellsTest)
#include "ExactCellsTest.moc"
