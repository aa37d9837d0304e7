#include "figure/FigureFile.h"

#include "PlantedFigures.h"
#include "SvgTexts.h"
#include "style/NumberText.h"

#include <QtTest>

#include <limits>

using namespace sinkscope;

namespace {

const Quantity layerQuantity{"layer", "Layer", "", "", ""}, nameQuantity{"name", "Name of the row", "", "", ""};

std::vector<SvgText> textsOf(const Figure& figure) {
    const auto svg = figureBytes(figure, FigureFormat::svg);
    return svg ? svgTexts(*svg) : std::vector<SvgText>();
}

qsizetype count(const std::vector<SvgText>& texts, const QString& wanted) {
    return std::ranges::count(texts, wanted, &SvgText::text);
}

/// Ten columns of numbers after the layer, which is the same in each row, and a name.
Table wideTable() {
    Table table;
    table.columns = {layerQuantity, nameQuantity};
    for (int column = 0; column < 10; ++column)
        table.columns.push_back({"value", "Measured", "tokens", "", ""});
    for (int row = 0; row < 3; ++row) {
        TableRow cells{{std::int64_t{70}, "row " + std::to_string(row)}, {}};
        for (int column = 0; column < 10; ++column)
            cells.cells.emplace_back(100.5 * row + column);
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace

/// How the parts of a figure share its room, at 82.5 mm and 8 pt.
class FigureLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsWithoutRoomGoOnBelowUnderTheNamesThatTellRowsApart() {
        const auto texts = textsOf(plantedFigure({{}, "Wide", wideTable()}));
        QVERIFY(count(texts, "row 1") > 1);
        QCOMPARE(count(texts, "70"), 3); // tells no rows apart, and is not said again
        QCOMPARE(count(texts, exactText(109.5)), 1);
        for (const SvgText& each : texts)
            QVERIFY2(!each.text.endsWith(u'…'), qPrintable(each.text));
    }

    void tableOfTwoColumnsIsNotCutApart() {
        Table table = wideTable();
        table.columns.resize(3);
        for (TableRow& row : table.rows)
            row.cells.resize(3);
        QCOMPARE(count(textsOf(plantedFigure({{}, "Narrow", table})), "row 1"), 1);
    }

    void titleOfTheColourBarIsNotCutInOneColumn() {
        const QString title = "changed − base in log₁₀ · largest magnitude";
        Figure figure = plantedHeatmap(5, 5);
        std::get<HeatmapContent>(figure.content.picture).bar.title = title;
        QCOMPARE(count(textsOf(figure), title), 1);
        figure.options.width = 171.0; // where the bar stands beside the map
        QCOMPARE(count(textsOf(figure), title), 1);
    }

    void longestBarIsNamedBeyondItsEndOnEitherSideOfZero() {
        Chart chart{"bars", {"Bars"}, layerQuantity, {"value", "Value", "", "", ""}, {}};
        Series series{{"cosine"}, SeriesStyle::bars};
        series.x = {0.0, 1.0, 2.0};
        series.y = {-0.6, 0.04, 0.05};
        series.labels = {"giant", "small", "tiny"};
        chart.series.push_back(std::move(series));
        for (const double sign : {1.0, -1.0}) {
            for (double& value : chart.series[0].y)
                value *= sign;
            const auto texts = textsOf(plantedFigure({{}, "Bars", chart}));
            QCOMPARE(count(texts, "giant"), 1);
            QCOMPARE(count(texts, "tiny"), 0);
            const auto heightOf = [&texts](const QString& text) {
                const auto found = std::ranges::find(texts, text, &SvgText::text);
                return found == texts.end() ? std::numeric_limits<double>::quiet_NaN() : found->box.center().y();
            };
            const double end = heightOf(chart.series[0].y[0] < 0.0 ? "−0.6" : "0.6");
            QVERIFY(chart.series[0].y[0] < 0.0 ? heightOf("giant") > end : heightOf("giant") < end);
        }
    }
};

QTEST_MAIN(FigureLayoutTest)
#include "FigureLayoutTest.moc"
