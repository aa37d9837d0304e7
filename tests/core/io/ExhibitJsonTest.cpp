#include "io/ExhibitJson.h"

#include "io/PanelCsv.h"

#include <QtTest>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace sinkscope;

namespace {

Exhibit someExhibit() {
    const Quantity layer{"layer", "Layer", "", "Which layer.", ""};
    const Quantity loss{"loss", "Loss", "nats", "How bad.", "arXiv 0000.00000, Eq. 1"};
    const Quantity text{"text", "Token", "", "", ""};
    Exhibit exhibit;
    exhibit.statements = {{"Layer %1 of %2 gives %3.", {std::int64_t{11}, std::string("‘a%1’"), 22552.046875}}};
    Table table{"losses", "Losses", {layer, loss, text}, {}};
    table.rows.push_back({{std::int64_t{3}, 0.5, std::string("say \"hi\", all")}, {}});
    table.rows.push_back({{std::int64_t{4}, std::nan(""), std::monostate()}, {}});
    Chart chart{"curve", "Curve", layer, loss, {}};
    Series& series = chart.series.emplace_back();
    series.name = "a";
    series.x = {0.0, 1.0};
    series.y = {2.0, 3.0};
    Grid grid;
    grid.key = "map";
    grid.value = loss;
    grid.rows = {GridAxisKind::layer, layer, -1};
    grid.values = Matrix(1, 2, 0.3F);
    exhibit.panels = {table, chart, grid};
    return exhibit;
}

} // namespace

class ExhibitJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsArgumentsIntoSentencesOnce() {
        const auto json = exhibitJson(someExhibit());
        QCOMPARE(json["statements"][0].get<std::string>(), std::string("Layer 11 of ‘a%1’ gives 22552."));
    }

    void writesRowsByColumnKey() {
        const auto json = exhibitJson(someExhibit());
        const auto& table = json["tables"]["losses"];
        QCOMPARE(table["rows"][0]["loss"].get<double>(), 0.5);
        QVERIFY(std::isnan(table["rows"][1]["loss"].get<double>()));
        QVERIFY(table["rows"][1]["text"].is_null());
        QCOMPARE(table["columns"][1]["unit"].get<std::string>(), std::string("nats"));
        QCOMPARE(json["charts"]["curve"]["series"][0]["y"][1].get<double>(), 3.0);
        QCOMPARE(json["grids"]["map"]["values"][0][1].get<double>(), 0.3);
        QCOMPARE(json["grids"]["map"]["rows"]["first"].get<int>(), -1);
    }

    void writesCsvThatSpreadsheetsRead() {
        const auto exhibit = someExhibit();
        QCOMPARE(csv(std::get<Table>(exhibit.panels[0])),
                 std::string("layer,loss [nats],text\r\n3,0.5,\"say \"\"hi\"\", all\"\r\n4,NaN,\r\n"));
    }
};

QTEST_GUILESS_MAIN(ExhibitJsonTest)
#include "ExhibitJsonTest.moc"
