#include "exhibit/ExhibitView.h"

#include "PlantedExhibit.h"
#include "exhibit/ChartView.h"
#include "exhibit/ExhibitHelp.h"
#include "exhibit/ExhibitText.h"
#include "exhibit/GridContent.h"
#include "exhibit/GridView.h"
#include "exhibit/PlaceSelection.h"
#include "exhibit/SentenceList.h"
#include "exhibit/TableView.h"
#include "heatmap/HeatmapWidget.h"
#include "style/ScaleMenu.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QtTest>

using namespace sinkscope;

namespace {

Tokens threeTokens() {
    return {{1, "The", TokenKind::ordinary, AddedBy::text},
            {2, " light", TokenKind::ordinary, AddedBy::text},
            {3, " house", TokenKind::ordinary, AddedBy::text}};
}

} // namespace

class ExhibitViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<ExhibitView> view_;

    int tabsShown() {
        int count = 0;
        for (const QTabWidget* tabs : view_->findChildren<QTabWidget*>())
            count += tabs->isVisible() ? 1 : 0;
        return count;
    }

private Q_SLOTS:
    void init() {
        view_ = std::make_unique<ExhibitView>(QStringLiteral("Planted"));
        view_->resize(840, 600);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
        view_->setExhibit(std::make_shared<const Exhibit>(plantedExhibit()), threeTokens());
        view_->showContent();
    }

    void tabsOrderFilterAndZoomComeBackAlsoBeforeThereIsAnExhibit() {
        auto* table = view_->findChild<TableView*>();
        table->findChild<QLineEdit*>()->setText(QStringLiteral("e"));
        table->findChild<QTableView*>()->sortByColumn(1, Qt::DescendingOrder);
        auto* map = view_->findChild<GridView*>()->findChild<HeatmapWidget*>();
        const auto firstOf = [](const HeatmapAxis& axis) {
            return QJsonObject{{"low", 0}, {"high", 1}, {"cells", static_cast<qint64>(axis.cells)}};
        };
        map->setZoom({{"rows", firstOf(map->content().rows)}, {"columns", firstOf(map->content().columns)}});
        auto* tabs = view_->findChild<QTabWidget*>();
        tabs->setCurrentIndex(tabs->count() - 1);
        const QString csv = table->shownCsv();
        const QJsonObject state = view_->state();
        QVERIFY(!map->zoom().isEmpty());
        ExhibitView other(QStringLiteral("Planted"));
        other.resize(view_->size());
        other.restore(state);
        QCOMPARE(other.state(), state);
        other.show();
        other.setExhibit(view_->exhibit(), threeTokens());
        QCOMPARE(other.state(), state);
        QCOMPARE(other.findChild<TableView*>()->shownCsv(), csv);
        QCOMPARE(other.currentPanel(), view_->currentPanel());
    }

    void fillsPatternsWithoutReadingMarksOfTokens() {
        QCOMPARE(coreText(plantedExhibit().statements[0]), QStringLiteral("The largest is 22,552 of ‘100 %1 <b>’."));
        QCOMPARE(coreText({"100 % of %2", {std::int64_t{-1500}}}), QStringLiteral("100 % of %2"));
        QCOMPARE(coreText({"%1", {std::int64_t{-1500}}}), QStringLiteral("−1500"));
        QCOMPARE(coreText({"%1", {std::int64_t{-15000}}}), QStringLiteral("−15,000"));
        QCOMPARE(coreText({"‘%1’", {std::string("\x0C\x7F\xEF\xBF\xBE\n")}}), QStringLiteral("‘␌␡⟨U+FFFE⟩␊’"));
        QCOMPARE(coreText({"‘%1’", {std::string("\xEF\xB8\x89")}}), QStringLiteral("‘◌\uFE09’"));
        QCOMPARE(coreText({"‘%1’ ‘%2’", {std::string("  "), std::string(" a")}}), QStringLiteral("‘␣␣’ ‘ a’"));
    }

    void showsStatementsAboveAndNotesBelow() {
        const auto lists = view_->findChildren<SentenceList*>();
        QCOMPARE(lists.size(), 2);
        QVERIFY(lists[0]->text().contains(QStringLiteral("22,552 of ‘100 %1 &lt;b&gt;’")));
        QVERIFY(lists[1]->text().contains(QStringLiteral("No gate")));
        QVERIFY(lists[0]->mapTo(view_.get(), QPoint()).y() < lists[1]->mapTo(view_.get(), QPoint()).y());
    }

    void remarkStandsBeforeTheNotes() {
        view_->setRemark(QStringLiteral("This is B."));
        const QString text = view_->findChildren<SentenceList*>()[1]->text();
        QVERIFY(text.indexOf(QStringLiteral("This is B.")) < text.indexOf(QStringLiteral("No gate")));
    }

    void tablesStandBesidePicturesWhereThereIsRoom() {
        QTRY_COMPARE(tabsShown(), 1);
        view_->resize(1500, 700);
        QTRY_COMPARE(tabsShown(), 2);
        view_->resize(840, 600);
        QTRY_COMPARE(tabsShown(), 1);
    }

    void clickInAnyPanelAsksForTheSelection() {
        view_->setSelection({.layer = 1, .head = 2, .query = 3, .key = 4, .channel = 5});
        QSignalSpy asked(view_.get(), &ExhibitView::selectionRequested);
        Q_EMIT view_->findChild<TableView*>()->placeChosen({.layer = 9, .query = 0});
        QCOMPARE(asked.last()[0].value<Selection>(),
                 (Selection{.layer = 9, .head = 2, .query = 0, .key = 0, .channel = 5}));
        Q_EMIT view_->findChild<ChartView*>()->placeChosen({.key = 1, .channel = 6});
        QCOMPARE(asked.last()[0].value<Selection>(),
                 (Selection{.layer = 1, .head = 2, .query = 3, .key = 1, .channel = 6}));
        Q_EMIT view_->findChild<GridView*>()->placeChosen({});
        QCOMPARE(asked.size(), 2); // nowhere is no place
    }

    void tellsHowTheMenuOfItsGridIsSet() {
        constexpr std::size_t grid = 1;
        QVERIFY(!view_->gridColours(grid).scale && !view_->gridColours(grid).range);
        QVERIFY(!view_->gridColours(0).palette);
        view_->findChild<ScaleMenu*>()->restore(
            {{"scale", "logarithmic"},
             {"palette", "magma"},
             {"range", QJsonObject{{"scale", "logarithmic"}, {"low", 0.1}, {"high", 0.5}}}});
        const GridColours colours = view_->gridColours(grid);
        QVERIFY(colours.scale == ValueScale::Kind::logarithmic);
        QVERIFY(colours.palette == Palette::magma);
        const HeatmapContent drawn = gridContent(plantedGrid(), threeTokens(), colours);
        const HeatmapContent& shown = view_->findChild<HeatmapWidget*>()->content();
        QVERIFY(drawn.scale == shown.scale && drawn.palette == shown.palette);
        QCOMPARE(drawn.scale.high, 0.5);
    }

    void cellsOfAGridLeadWhereItsAxesSay() {
        const Grid grid = plantedGrid();
        QCOMPARE(gridPlace(grid, {2, 1}), (Place{.layer = 1, .query = 2}));
        QCOMPARE(gridPlace(grid, {0, 0}), (Place{.query = 1})); // the embedding is no layer
        Grid more = grid;
        more.places.assign(6, Place{.head = 3});
        QCOMPARE(gridPlace(more, {1, 0}), (Place{.layer = 0, .head = 3, .query = 1}));
        Grid map = grid;
        map.rows.kind = GridAxisKind::token;
        QCOMPARE(gridPlace(map, {2, 1}), (Place{.query = 1, .key = 2}));
    }

    void gridMarksTheCellOfTheSelection() {
        const Grid grid = plantedGrid();
        QCOMPARE(gridCell(grid, {.layer = 1, .query = 2}), (std::optional<HeatmapCell>({2, 1})));
        QCOMPARE(gridCell(grid, {.layer = 2, .query = 2}), std::nullopt);
        QCOMPARE(gridCell(grid, {.layer = 1, .query = 0}), std::nullopt);
    }

    void gridWordsItsCells() {
        HeatmapHit hit{{2, 1}, {2, 3}, {1, 2}, 0.75F};
        QCOMPARE(gridCellText(plantedGrid(), threeTokens(), hit),
                 QStringLiteral("Layer 1 · Token 2 ‘␣house’ · ‘f’ · Size (nats): 0.75"));
        hit.cell = {1, 0};
        QVERIFY(gridCellText(plantedGrid(), threeTokens(), hit).endsWith(QStringLiteral("missing")));
    }

    void gridScalesFitTheirNumbers() {
        Grid grid = plantedGrid();
        QVERIFY(gridScaleKind(grid) == ValueScale::Kind::linear);
        grid.scale = GridScale::logarithmic;
        QVERIFY(gridContent(grid, {}).scale.low > 0.0);
        grid.scale = GridScale::linear;
        grid.values.values[0] = -1.0F; // a sign must not look like a magnitude
        QVERIFY(gridScaleKind(grid) == ValueScale::Kind::centred);
    }

    void newExhibitKeepsTabFilterAndWidgets() {
        const auto* table = view_->findChild<TableView*>();
        table->findChild<QLineEdit*>()->setText(QStringLiteral("1000"));
        view_->setExhibit(std::make_shared<const Exhibit>(plantedExhibit()), threeTokens());
        QCOMPARE(view_->findChild<TableView*>(), table);
        QCOMPARE(table->findChild<QTableView*>()->model()->rowCount(), 1);
    }

    void exhibitsMayBeEmpty() {
        view_->setExhibit(std::make_shared<const Exhibit>(), {});
        QVERIFY(!view_->findChild<TableView*>());
        QVERIFY(!view_->findChildren<SentenceList*>()[0]->isVisible());
    }

    void helpTellsEveryColumnAndAxis() {
        const Exhibit exhibit = plantedExhibit();
        const AnalysisName name{Analysis::lifeCycle, "planted", "Planted", "What it is.", "arXiv 1"};
        const QString help = exhibitHelp(name, &exhibit);
        for (const char* part : {"Planted", "What it is.", "arXiv 1", "Size (nats)", "How large.", "Eq. 1"})
            QVERIFY2(help.contains(QLatin1String(part)), part);
        QVERIFY(exhibitHelp(name, nullptr).contains(QStringLiteral("What it is.")));
    }

    void placesWithOneTokenAreThatTokenEverywhere() {
        const Selection from{.layer = 1, .head = 1, .query = 1, .key = 1, .channel = 1};
        QCOMPARE(movedTo({.query = 3}, from), (Selection{.layer = 1, .head = 1, .query = 3, .key = 3, .channel = 1}));
        QCOMPARE(movedTo({.query = 3, .key = 2}, from).key, 2);
        QCOMPARE(movedTo({.key = 2}, from).query, 1);
        QVERIFY(!isAt({}, from));
        QVERIFY(isAt({.layer = 1}, from));
    }
};

QTEST_MAIN(ExhibitViewTest)
#include "ExhibitViewTest.moc"
