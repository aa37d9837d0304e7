#include "exhibit/ChartView.h"

#include "PlantedExhibit.h"
#include "exhibit/ChartPlot.h"
#include "exhibit/ChartRange.h"
#include "exhibit/ChartText.h"
#include "exhibit/LevelPlace.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QtTest>

#include <cmath>

using namespace sinkscope;

class ChartViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ChartView> view_;

    ChartPlot* plot() { return view_->findChild<ChartPlot*>(); }

private Q_SLOTS:
    void init() {
        view_ = std::make_unique<ChartView>();
        view_->resize(600, 400);
        view_->setChart(plantedChart());
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
        plot()->replot(QCustomPlot::rpImmediateRefresh);
    }

    void logarithmicAxisLeavesOutZeroAndNan() {
        QVERIFY(plot()->positionOf({0, 0}));
        QVERIFY(!plot()->positionOf({0, 1}));
        QVERIFY(!plot()->positionOf({0, 2}));
        const QCPRange range = plot()->axisRect()->axis(QCPAxis::atLeft)->range();
        QVERIFY(range.lower > 0.0 && range.lower < 10.0);
        QVERIFY(range.upper > 1000.0);
    }

    void clickOnAPointGivesItsPlace() {
        QSignalSpy places(view_.get(), &ChartView::placeChosen);
        QTest::mouseClick(plot(), Qt::LeftButton, {}, plot()->positionOf({0, 3})->toPoint());
        QCOMPARE(places.size(), 1);
        QCOMPARE(places[0][0].value<Place>(), (Place{.layer = 3, .query = 4, .channel = 6}));
    }

    void clickFarFromAnyPointGivesNone() {
        QSignalSpy places(view_.get(), &ChartView::placeChosen);
        const QPointF between = (*plot()->positionOf({0, 0}) + *plot()->positionOf({0, 3})) / 2.0;
        QTest::mouseClick(plot(), Qt::LeftButton, {}, QPoint(static_cast<int>(between.x()), 40));
        QVERIFY(places.isEmpty());
    }

    void arrowKeysGoFromPointToPoint() {
        QSignalSpy places(view_.get(), &ChartView::placeChosen);
        QTest::keyClick(view_.get(), Qt::Key_Right); // the first point
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QCOMPARE(places.last()[0].value<Place>(), (Place{.layer = 1}));
        QTest::keyClick(view_.get(), Qt::Key_Down); // bars lead nowhere
        QCOMPARE(places.size(), 2);
        QVERIFY(view_->accessibleDescription().contains(QStringLiteral("added")));
    }

    void tooltipTellsSeriesNameAndExactValues() {
        QCOMPARE(chartPointText(plantedChart(), {0, 3}),
                 QStringLiteral("largest · last\nLayer: 3\nSize (nats): 1,000"));
        QCOMPARE(chartPointText(plantedChart(), {0, 2}),
                 QStringLiteral("largest\nLayer: 2\nSize (nats): not a number"));
    }

    void zoomIsToldAndKeptByTheNextChart() {
        QCPAxis* across = plot()->axisRect()->axis(QCPAxis::atBottom);
        const QCPRange whole = across->range();
        QVERIFY(plot()->zoom().isEmpty());
        across->setRange(0.5, 1.5);
        QCOMPARE(plot()->zoom(), (QJsonObject{{"x", QJsonArray{0.5, 1.5}}}));
        view_->setChart(plantedChart());
        const auto shown = [this] { return plot()->axisRect()->axis(QCPAxis::atBottom)->range(); };
        QCOMPARE(shown(), QCPRange(0.5, 1.5));
        ChartView other;
        other.setChart(plantedChart());
        other.restore(view_->state());
        QCOMPARE(other.state(), view_->state());
        for (const QJsonArray& damaged :
             {QJsonArray{}, QJsonArray{2.0, 1.0}, QJsonArray{1.0}, QJsonArray{"a", 3.0, 4.0}}) {
            view_->restore({{"chartZoom", QJsonObject{{"x", damaged}}}});
            QCOMPARE(shown(), whole);
        }
    }

    void ticksAreToldApartHoweverCloseTheyAre_data() {
        QTest::addColumn<AxisScale>("scale");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addRow("in the ten thousands") << AxisScale::linear << 25'800.0 << 25'803.0;
        QTest::addRow("a step of 2.5") << AxisScale::linear << 25'800.0 << 25'810.0;
        QTest::addRow("below zero") << AxisScale::linear << -0.99999 << -0.99991;
        QTest::addRow("tiny") << AxisScale::linear << 3.0e-9 << 3.001e-9;
        QTest::addRow("around zero") << AxisScale::linear << -0.3 << 0.9;
        QTest::addRow("decades") << AxisScale::logarithmic << 0.02 << 3.0e6;
        QTest::addRow("within a decade") << AxisScale::logarithmic << 25'800.0 << 25'803.0;
        QTest::addRow("one power in sight") << AxisScale::logarithmic << 30.0 << 400.0;
    }
    void ticksAreToldApartHoweverCloseTheyAre() {
        QFETCH(const AxisScale, scale);
        QFETCH(const double, low);
        QFETCH(const double, high);
        Chart chart = plantedChart();
        chart.yScale = scale;
        chart.series.front().y.front() = 0.5; // no axis of counts
        view_->setChart(chart);
        QCPAxis* up = plot()->axisRect()->axis(QCPAxis::atLeft);
        up->setRange(low, high);
        plot()->replot(QCustomPlot::rpImmediateRefresh);
        QStringList labels;
        for (qsizetype tick = 0; tick < up->tickVector().size(); ++tick)
            if (up->range().contains(up->tickVector()[tick]))
                labels << up->tickVectorLabels()[tick];
        QVERIFY2(labels.size() > 2, qPrintable(labels.join(u' ')));
        QCOMPARE(labels.removeDuplicates(), 0);
    }

    void ticksOfCountsAreWholeTheSmallOnesToo() {
        Chart chart = plantedChart();
        chart.yScale = AxisScale::linear;
        for (Series& series : chart.series)
            series.y = {1.0, 2.0, 4.0, 3.0};
        view_->setChart(chart);
        const auto ticker = plot()->axisRect()->axis(QCPAxis::atLeft)->ticker();
        for (const double most : {2.0, 5.0, 9.0, 40.0}) {
            QVector<double> ticks, small;
            ticker->generate({0.0, most}, QLocale(), QLatin1Char('g'), 6, ticks, &small, nullptr);
            QVERIFY(ticks.size() > 1);
            for (const double tick : ticks + small)
                QVERIFY(std::abs(tick - std::round(tick)) < 1e-9);
        }
    }

    void legendStandsAboveTheData() {
        const auto legends = plot()->findChildren<QCPLegend*>();
        QCOMPARE(legends.size(), 1);
        QCOMPARE(legends[0]->itemCount(), 2);
        QVERIFY(legends[0]->outerRect().bottom() <= plot()->axisRect()->rect().top());
    }

    void rangesHoldWhatCanBeDrawn() {
        QCOMPARE(chartRange({}, AxisScale::linear, RangeStart::fitting).lower, 0.0);
        QVERIFY(chartRange({missing, 0.0, -3.0}, AxisScale::logarithmic, RangeStart::fitting).lower > 0.0);
        const QCPRange flat = chartRange({5.0, 5.0}, AxisScale::linear, RangeStart::fitting);
        QVERIFY(flat.lower < 5.0 && flat.upper > 5.0);
        const QCPRange rounded = chartRange({25'800.0, 25'800.1}, AxisScale::linear, RangeStart::fitting);
        QVERIFY(rounded.upper - rounded.lower > 1000.0); // a difference of rounding is no cliff
        QCOMPARE(chartRange({3.0, 9.0}, AxisScale::linear, RangeStart::zero).lower, 0.0);
        QVERIFY(std::isnan(drawable(0.0, AxisScale::logarithmic)));
        QCOMPARE(drawable(0.0, AxisScale::linear), 0.0);
    }

    void legendOfAnUnevenNumberOfRowsTakesAnotherLook() {
        Chart chart = plantedChart();
        for (int more = 0; more < 5; ++more)
            chart.series.push_back(chart.series.front());
        ChartPlot plot;
        plot.setChart(chart);
        plot.fitTo({200, 200});
        plot.setLook(QPalette(Qt::black), QFont());
        QCOMPARE(plot.chart().series.size(), std::size_t{7});
    }

    void nameOfALevelCoversNoCurve() {
        const QSizeF name(0.4, 0.1);
        const LevelPlace usual{Qt::AlignRight, Qt::AlignBottom};
        QVERIFY(levelPlace(0.5, name, {}) == usual);
        QVERIFY(levelPlace(0.5, name, {{{0.0, 0.55}, {1.0, 0.55}}}) == (LevelPlace{Qt::AlignRight, Qt::AlignTop}));
        const std::vector<QPointF> across{{0.5, 0.2}, {1.0, 0.8}}; // between its points over the right end
        QVERIFY(levelPlace(0.5, name, {across}) == (LevelPlace{Qt::AlignLeft, Qt::AlignBottom}));
        QVERIFY(levelPlace(0.95, name, {}) == (LevelPlace{Qt::AlignRight, Qt::AlignTop})); // above it the frame ends
    }

    void chartsWithoutPointsAreShownEmpty() {
        Chart empty{"empty", "Nothing", plantedLayer, plantedSize, {}};
        view_->setChart(empty);
        QTest::keyClick(view_.get(), Qt::Key_Right);
        empty.series.resize(2);
        view_->setChart(empty);
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QVERIFY(!plot()->pointNear({100.0, 100.0}, 1000.0));
    }

    void barsStandAtTheirPlacesAsWideAsThoseAreApart_data() {
        QTest::addColumn<AxisScale>("scale");
        QTest::addRow("linear") << AxisScale::linear;
        QTest::addRow("logarithmic") << AxisScale::logarithmic;
    }
    void barsStandAtTheirPlacesAsWideAsThoseAreApart() {
        QFETCH(const AxisScale, scale);
        Chart chart{"histogram", "A histogram", Quantity{"x", "X"}, Quantity{"y", "Y"}, {}};
        chart.xScale = scale;
        Series few, many;
        few.style = many.style = SeriesStyle::bars;
        const auto place = [scale](double number) {
            return scale == AxisScale::linear ? number : std::pow(10.0, 0.1 * number);
        };
        for (const double number : {1.0, 2.0})
            few.x.push_back(place(number));
        for (const double number : {3.0, 4.0, 8.0, 9.0})
            many.x.push_back(place(number));
        few.y.assign(few.x.size(), 1.0);
        many.y.assign(many.x.size(), -2.0);
        chart.series = {few, many};
        view_->setChart(chart);
        for (const auto& [low, high] : {std::pair{0.0, 0.0}, {2.5, 5.5}}) {
            if (high > low) // a zoom
                plot()->axisRect()->axis(QCPAxis::atBottom)->setRange(place(low), place(high));
            plot()->replot(QCustomPlot::rpImmediateRefresh);
            const auto at = [this](std::size_t series, std::size_t index) {
                return *plot()->positionOf({series, index});
            };
            const double apart = at(1, 1).x() - at(1, 0).x();
            for (int index = 0; index < plot()->plottableCount(); ++index)
                if (auto* bars = qobject_cast<QCPBars*>(plot()->plottable(index))) {
                    QVERIFY(std::abs(bars->width() * plot()->axisRect()->width() - 0.8 * apart) < 1.5); // pixels
                    QVERIFY(!bars->barsGroup());
                }
            const QCPAxis* up = plot()->axisRect()->axis(QCPAxis::atLeft);
            const QPointF onBar(at(1, 0).x() + 0.35 * apart, up->coordToPixel(-1.0));
            QVERIFY(plot()->pointNear(onBar, 1.0) == (ChartPoint{1, 0}));
            QVERIFY(!plot()->pointNear(onBar + QPointF(0.15 * apart, 0.0), 1.0)); // between two bars
            QVERIFY(plot()->axisRect()->left() <= at(0, 0).x() - 0.4 * apart || high > low);
        }
    }

    void colourScaleCoversThePoints() {
        Chart chart = plantedChart();
        chart.yScale = AxisScale::linear;
        chart.colour = {"perplexity", "Perplexity", "", "", ""};
        chart.series.resize(1);
        chart.series[0].style = SeriesStyle::points;
        chart.series[0].colour = {9.5, 12.5, missing, 10.0};
        view_->setChart(chart);
        const auto scales = plot()->findChildren<QCPColorScale*>();
        QCOMPARE(scales.size(), 1);
        QCOMPARE(scales[0]->dataRange().lower, 9.5);
        QCOMPARE(scales[0]->dataRange().upper, 12.5);
        QVERIFY(chartPointText(chart, {0, 0}).endsWith(QStringLiteral("Perplexity: 9.5")));
    }

    void aChosenPointLeavesTheColoursToTheOthers() {
        Chart chart = plantedChart();
        chart.colour = {"perplexity", "Perplexity", "", "", ""};
        chart.series[0].style = SeriesStyle::points;
        chart.series[0].colour = {9.5, 12.5, 10.0, 10.0};
        chart.series[1] = chart.series[0];
        chart.series[1].meaning = SeriesMeaning::chosen;
        chart.series[1].colour = {31.0, 31.0, 31.0, 31.0};
        view_->setChart(chart);
        QCOMPARE(plot()->findChildren<QCPColorScale*>()[0]->dataRange().upper, 12.5);
    }
};

QTEST_MAIN(ChartViewTest)
#include "ChartViewTest.moc"
