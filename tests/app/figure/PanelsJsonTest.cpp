#include "figure/PanelsJson.h"

#include <QtTest>

using namespace sinkscope;

class PanelsJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrites() {
        ViewChoice residual;
        residual.view = "residual";
        residual.side = Shown::Side::difference;
        residual.site = Site::attentionOutput;
        residual.quantity = ResidualChoice::Shown::norm;
        residual.scale = ValueScale::Kind::linear;
        residual.keptScale = ValueScale{ValueScale::Kind::linear, 0.5, 12.25};
        residual.palette = Palette::grey;
        ViewChoice keys;
        keys.view = "keySpace";
        keys.place = {.layer = 3, .head = 1, .query = 7, .key = 0};
        keys.rotation = Rotation::before;
        keys.azimuth = 0.1;
        keys.elevation = -12.5;
        keys.eye = ViewChoice::Eye{{1.0 / 3.0, -2.0, 0.0}, 17.0};
        ViewChoice sinks;
        sinks.view = "sinks/strength";
        sinks.sinkWindow = SinkWindow::wholePrompt;
        sinks.convention = SinkConvention::gu;
        sinks.sinkShare = SinkShare::leftOut;
        sinks.place.channel = 5;
        const PanelsChoice choice{3, {{residual, "The \"residual\""}, {keys, {}}, {sinks, ""}}};
        const auto read = parsePanels(panelsJson(choice));
        QVERIFY2(read, read ? "" : read.error().message().c_str());
        QVERIFY(*read == choice);
    }

    void leavesOutWhatIsUsual() {
        ViewChoice choice;
        choice.view = "residual";
        QCOMPARE(panelsJson({2, {{choice, {}}}}), std::string(R"({"columns":2,"panels":[{"view":"residual"}]})"));
    }

    void refusesInOneSentence_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("words");
        const auto row = [](const char* name, const char* json, const char* words) {
            QTest::newRow(name) << QByteArray(json) << QByteArray(words);
        };
        row("no JSON", "{", "not JSON");
        row("no object", "[]", "not a JSON object");
        row("no panels", "{}", "no field panels");
        row("empty panels", R"({"panels": []})", "a list of 1 to 64 panels");
        row("panels no list", R"({"panels": {"view": "residual"}})", "a list of 1 to 64 panels");
        row("too many columns", R"({"columns": 9, "panels": [{"view": "sinks"}]})", "from 1 to 8");
        row("no columns", R"({"columns": 0, "panels": [{"view": "sinks"}]})", "at least 1");
        row("unknown field", R"({"rows": 2, "panels": [{"view": "sinks"}]})", "unknown field rows");
        row("panel no object", R"({"panels": ["sinks"]})", "Panel 1 is not a JSON object");
        row("panel without a view", R"({"panels": [{"title": "a"}]})", "Panel 1 has no field view");
        row("unknown view", R"({"panels": [{"view": "sinks"}, {"view": "brain"}]})", "Panel 2: There is no view brain");
        row("unknown field of a panel", R"({"panels": [{"view": "sinks", "size": 3}]})", "unknown field size");
        row("view no text", R"({"panels": [{"view": 3}]})", "expected a text");
        row("unknown side", R"({"panels": [{"view": "sinks", "side": "left"}]})", "base, changed, difference");
        row("negative layer", R"({"panels": [{"view": "sinks", "layer": -1}]})", "at least 0");
        row("unknown palette", R"({"panels": [{"view": "sinks", "palette": "jet"}]})", "viridis, cividis");
        row("range too long", R"({"panels": [{"view": "sinks", "range": [1, 2, 3]}]})", "a list of 2 numbers");
        row("range upside down", R"({"panels": [{"view": "sinks", "range": [2, 1]}]})", "two ascending numbers");
        row("range below a logarithm", R"({"panels": [{"view": "residual", "range": [0, 1]}]})", "above 0");
        row("flag no flag", R"({"panels": [{"view": "sinks", "withoutSink": 1}]})", "true or false");
        row("too steep", R"({"panels": [{"view": "keySpace", "elevation": 90}]})", "from -85 to 85");
        row("target alone", R"({"panels": [{"view": "keySpace", "target": [1, 2, 3]}]})", "needs both");
        row("no distance", R"({"panels": [{"view": "keySpace", "target": [1, 2, 3], "distance": 0}]})", "above 0");
    }

    void refusesInOneSentence() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, words);
        const auto read = parsePanels(json.toStdString());
        QVERIFY(!read);
        QVERIFY2(QByteArray::fromStdString(read.error().message()).contains(words), read.error().message().c_str());
    }
};

QTEST_GUILESS_MAIN(PanelsJsonTest)
#include "PanelsJsonTest.moc"
