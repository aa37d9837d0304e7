#include "heatmap/HeatmapWidget.h"
#include "heatmap/HeatmapBadges.h"
#include "heatmap/HeatmapLayout.h"
#include "heatmap/RowCsv.h"

#include <QApplication>
#include <QClipboard>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace sinkscope {
namespace {

HeatmapContent plain(std::int64_t rows, std::int64_t columns) {
    auto matrix = std::make_shared<Matrix>(rows, columns, 0.25F);
    HeatmapContent content;
    content.rows = {QStringLiteral("Layer"), rows, HeatmapAxis::Names::numbers, {}, 0};
    content.columns = {QStringLiteral("Token"), columns, HeatmapAxis::Names::numbers, {}, 0};
    content.source = {matrix, {0, rows}, {0, columns}};
    content.describe = [](const HeatmapHit& hit) {
        return QStringLiteral("%1 %2 %3").arg(hit.cell.row).arg(hit.cell.column).arg(double(hit.value));
    };
    return content;
}

void turnWheel(HeatmapWidget& widget, QPointF point) {
    QWheelEvent event(point, widget.mapToGlobal(point), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(&widget, &event);
}

HeatmapCell chosenBy(const QSignalSpy& spy) {
    return spy.last().first().value<HeatmapCell>();
}

} // namespace

class HeatmapWidgetTest : public QObject {
    Q_OBJECT

    std::unique_ptr<HeatmapWidget> shown(HeatmapContent content, QSize size = {600, 400}) {
        auto widget = std::make_unique<HeatmapWidget>();
        widget->resize(size);
        widget->setContent(std::move(content));
        widget->show();
        return widget;
    }

private Q_SLOTS:
    void zoomComesBackAtOnceOrWithItsContent() {
        auto widget = shown(plain(40, 60));
        QVERIFY(widget->zoom().isEmpty());
        widget->zoomTo({7, 50});
        const QJsonObject zoom = widget->zoom();
        const Range rows = widget->visibleRows(), columns = widget->visibleColumns();
        widget->showAll();
        widget->setZoom(zoom);
        QCOMPARE(widget->visibleRows(), rows);
        QCOMPARE(widget->visibleColumns(), columns);
        auto later = shown(plain(3, 3));
        later->setZoom(zoom);
        QCOMPARE(later->zoom(), zoom);
        QCOMPARE(later->visibleRows(), (Range{0, 3}));
        later->setContent(plain(40, 60));
        later->setSelectedCell(HeatmapCell{39, 0}); // a selection out of sight moves nothing that was just restored
        QCOMPARE(later->zoom(), zoom);
        later->setSelectedCell(HeatmapCell{38, 0});
        QVERIFY(later->zoom() != zoom);
        later->setZoom({});
        QCOMPARE(later->visibleRows(), (Range{0, 40}));
    }

    void zoomOfAnotherFileStaysWithinTheAxes_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("upside down") << 30.0 << 2.0;
        QTest::newRow("beyond") << 1e300 << -1e300;
        QTest::newRow("nothing") << 5.0 << 5.0;
        QTest::newRow("before") << -70.0 << -60.0;
    }
    void zoomOfAnotherFileStaysWithinTheAxes() {
        QFETCH(double, low);
        QFETCH(double, high);
        auto widget = shown(plain(40, 60));
        const auto axis = [&](int cells) { return QJsonObject{{"low", low}, {"high", high}, {"cells", cells}}; };
        widget->setZoom({{"rows", axis(40)}, {"columns", axis(60)}});
        for (const Range& range : {widget->visibleRows(), widget->visibleColumns()})
            QVERIFY(range.first >= 0 && range.size() >= 1 && range.last <= 60);
        QVERIFY(!widget->grab().isNull());
    }

    void clickChoosesTheCellUnderIt() {
        const auto widget = shown(plain(31, 20));
        QSignalSpy chosen(widget.get(), &HeatmapWidget::cellChosen);
        for (const HeatmapCell& cell : {HeatmapCell{0, 0}, HeatmapCell{11, 7}, HeatmapCell{30, 19}}) {
            QTest::mouseClick(widget.get(), Qt::LeftButton, {}, widget->pointOf(cell).toPoint());
            QVERIFY(chosenBy(chosen) == cell);
        }
    }

    void clickOnABrightPixelChoosesTheCellThatMadeItBright() {
        HeatmapContent content = plain(31, 4096);
        auto matrix = std::make_shared<Matrix>(31, 4096, 1.0F);
        matrix->at(11, 1777) = -22552.0F;
        content.source.values = matrix;
        const auto widget = shown(std::move(content));
        const auto hit = widget->hitAt(widget->pointOf({11, 1777}));
        QVERIFY(hit);
        QVERIFY((hit->cell == HeatmapCell{11, 1777}));
        QCOMPARE(hit->value, -22552.0F);
    }

    void nothingIsHitBesideTheCells() {
        const auto widget = shown(plain(31, 20));
        QVERIFY(!widget->hitAt({1.0, 1.0}));
        QSignalSpy chosen(widget.get(), &HeatmapWidget::cellChosen);
        QTest::mouseClick(widget.get(), Qt::LeftButton, {}, {2, 2});
        QCOMPARE(chosen.count(), 0);
    }

    void reducedSourcesAnswerWithTheirRange() {
        HeatmapContent content = plain(100, 100);
        content.source.values = std::make_shared<Matrix>(10, 10, 0.5F);
        const auto widget = shown(std::move(content));
        const auto hit = widget->hitAt(widget->pointOf({45, 72}));
        QVERIFY(hit && !hit->isExact());
        QVERIFY((hit->rows == Range{40, 50}));
        QVERIFY((hit->columns == Range{70, 80}));
        QCOMPARE(hit->value, 0.5F);
    }

    void paintsATileNoLargerThanTheScreenForAnyPrompt() {
        const auto widget = shown(plain(31, 4096), {500, 300});
        widget->grab();
        const Tile& tile = widget->shownTile();
        QVERIFY(tile.values.columns <= widget->visiblePixels().width());
        QVERIFY(tile.values.rows <= 31);
    }

    void wheelZoomsAtThePointerAndHomeShowsAll() {
        const auto widget = shown(plain(31, 4096));
        const QPointF point = widget->pointOf({20, 3000});
        const auto before = widget->hitAt(point);
        for (int turn = 0; turn < 5; ++turn)
            turnWheel(*widget, point);
        QVERIFY(widget->visibleColumns().size() < 2000);
        const auto after = widget->hitAt(point);
        // A pixel stands for seven tokens before the zoom.
        QVERIFY(std::abs(after->cell.column - before->cell.column) <= 8);
        QVERIFY(std::abs(after->cell.row - before->cell.row) <= 1);
        QTest::keyClick(widget.get(), Qt::Key_Home);
        QVERIFY((widget->visibleColumns() == Range{0, 4096}));
        QVERIFY((widget->visibleRows() == Range{0, 31}));
    }

    void wheelBelowTheCellsZoomsTheColumnsOnlyAndBesideThemTheRows() {
        const auto widget = shown(plain(31, 400));
        turnWheel(*widget, {widget->pointOf({0, 200}).x(), widget->height() - 3.0});
        QCOMPARE(widget->visibleRows().size(), 31);
        QVERIFY(widget->visibleColumns().size() < 400);
        widget->showAll();
        turnWheel(*widget, {3.0, widget->pointOf({15, 0}).y()});
        QVERIFY(widget->visibleRows().size() < 31);
        QCOMPARE(widget->visibleColumns().size(), 400);
    }

    void draggedRectangleZooms() {
        const auto widget = shown(plain(30, 30));
        const QPoint from = widget->pointOf({10, 10}).toPoint(), to = widget->pointOf({19, 19}).toPoint();
        QTest::mousePress(widget.get(), Qt::LeftButton, {}, from);
        QTest::mouseMove(widget.get(), (from + to) / 2);
        QTest::mouseMove(widget.get(), to);
        QTest::mouseRelease(widget.get(), Qt::LeftButton, {}, to);
        QVERIFY((widget->visibleRows() == Range{10, 20}));
        QVERIFY((widget->visibleColumns() == Range{10, 20}));
    }

    void shiftDragPansWithoutChoosing() {
        const auto widget = shown(plain(100, 100));
        widget->zoomTo({50, 50});
        const Range before = widget->visibleColumns();
        QSignalSpy chosen(widget.get(), &HeatmapWidget::cellChosen);
        const QPoint from = widget->pointOf({50, 50}).toPoint();
        QTest::mousePress(widget.get(), Qt::LeftButton, Qt::ShiftModifier, from);
        QTest::mouseMove(widget.get(), from + QPoint(-150, 0));
        QTest::mouseRelease(widget.get(), Qt::LeftButton, Qt::ShiftModifier, from + QPoint(-150, 0));
        QVERIFY(widget->visibleColumns().first > before.first);
        QCOMPARE(chosen.count(), 0);
    }

    void doubleClickZoomsUntilNumbersCanBeRead() {
        const auto widget = shown(plain(31, 4096));
        QTest::mouseDClick(widget.get(), Qt::LeftButton, {}, widget->pointOf({12, 2000}).toPoint());
        QVERIFY(widget->visibleColumns().size() < 12);
        QVERIFY(widget->visibleColumns().first > 1900);
    }

    void arrowsAskForTheNeighbourOfTheSelection() {
        const auto widget = shown(plain(31, 20));
        QSignalSpy chosen(widget.get(), &HeatmapWidget::cellChosen);
        widget->setSelectedCell(HeatmapCell{5, 5});
        QTest::keyClick(widget.get(), Qt::Key_Right);
        QVERIFY((chosenBy(chosen) == HeatmapCell{5, 6}));
        QTest::keyClick(widget.get(), Qt::Key_Up);
        QVERIFY((chosenBy(chosen) == HeatmapCell{4, 5}));
        widget->setSelectedCell(HeatmapCell{0, 0});
        const auto before = chosen.count();
        QTest::keyClick(widget.get(), Qt::Key_Left);
        QCOMPARE(chosen.count(), before);
    }

    void newSelectionComesIntoSight() {
        const auto widget = shown(plain(31, 4096));
        widget->zoomTo({12, 100});
        widget->setSelectedCell(HeatmapCell{12, 3500});
        QVERIFY(widget->visibleColumns().first <= 3500 && widget->visibleColumns().last > 3500);
    }

    void selectionIsReadAloud() {
        const auto widget = shown(plain(31, 20));
        widget->setSelectedCell(HeatmapCell{3, 4});
        QVERIFY(widget->accessibleDescription().contains(QStringLiteral("3 4 0.25")));
    }

    void copyTakesTheSelectedValue() {
        const auto widget = shown(plain(31, 20));
        widget->setSelectedCell(HeatmapCell{3, 4});
        QTest::keyClick(widget.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("3 4 0.25"));
    }

    void rowsBecomeCsvWithQuotedNamesAndEmptyMissingValues() {
        HeatmapContent content = plain(1, 2);
        content.columns.names = {QStringLiteral("a\"b"), QStringLiteral("c,d")};
        auto matrix = std::make_shared<Matrix>(1, 2, 0.5F);
        matrix->at(0, 1) = std::numeric_limits<float>::quiet_NaN();
        content.source.values = matrix;
        QCOMPARE(rowCsv(content, 0), QStringLiteral("first,last,name,value\n0,0,\"a\"\"b\",0.5\n1,1,\"c,d\",\n"));
        QVERIFY(rowCsv(content, 7).isEmpty());
    }

    void keepsTheVisiblePartWhileTheAxesStay() {
        const auto widget = shown(plain(31, 400));
        widget->zoomTo({12, 100});
        const Range before = widget->visibleColumns();
        widget->setContent(plain(31, 400));
        QVERIFY(widget->visibleColumns() == before);
        widget->setContent(plain(31, 300));
        QVERIFY((widget->visibleColumns() == Range{0, 300}));
    }

    void aSideColumnStandsInTheColoursOfTheScaleBesideItsRows() {
        HeatmapContent content = plain(4, 20);
        content.scale = {ValueScale::Kind::linear, 0.0, 1.0};
        auto shares = std::make_shared<Matrix>(4, 1);
        for (std::int64_t row = 0; row < 4; ++row)
            shares->at(row, 0) = static_cast<float>(row) / 3.0F;
        const auto plotWithout = shown(content)->areaOf({0, 4}, {0, 20});
        content.side = SideColumn{QStringLiteral("aside"), shares,
                                  [](std::int64_t row) { return QStringLiteral("row %1").arg(row); }};
        const auto widget = shown(std::move(content));
        const QRectF plot = widget->areaOf({0, 4}, {0, 20});
        QCOMPARE(plot.right(), plotWithout.right());
        QCOMPARE(plot.left(), plotWithout.left() + sideColumnWidth + sideColumnGap);
        const QImage picture = widget->grab().toImage();
        const Colormap colours(Palette::viridis);
        for (std::int64_t row = 0; row < 4; ++row) {
            const QPointF middle(plot.left() - sideColumnGap - sideColumnWidth / 2.0, widget->pointOf({row, 0}).y());
            QCOMPARE(picture.pixelColor(middle.toPoint()), QColor(colours.colour(static_cast<double>(row) / 3.0)));
            QVERIFY(!widget->hitAt(middle)); // a click there chooses no key
        }
    }

    void badgesAreSpreadApartWithinTheirStrip() {
        const std::vector<double> spread = spreadApart({10.0, 12.0, 14.0, 95.0, 99.0}, 10.0, 0.0, 100.0);
        for (std::size_t index = 1; index < spread.size(); ++index)
            QVERIFY(spread[index] - spread[index - 1] >= 10.0);
        QVERIFY(spread.front() >= 5.0 && spread.back() <= 95.0);
    }

    void repaintsForANewPalette() {
        const auto widget = shown(plain(31, 20));
        const QImage light = widget->grab().toImage();
        QPalette dark(Qt::black, Qt::black);
        dark.setColor(QPalette::WindowText, Qt::white);
        widget->setPalette(dark);
        QVERIFY(widget->grab().toImage() != light);
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::HeatmapWidgetTest)
#include "HeatmapWidgetTest.moc"
