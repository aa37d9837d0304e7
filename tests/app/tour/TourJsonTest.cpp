#include "tour/TourJson.h"

#include "tour/TourFiles.h"
#include "tour/TourState.h"
#include "tour/TourText.h"

#include <QtTest>
#include <algorithm>

using namespace sinkscope;

namespace {

using Json = nlohmann::ordered_json;

Json text(const char* english, const char* italian) {
    return {{"en", english}, {"it", italian}};
}

Json soundStep() {
    return {{"title", text("One", "Uno")}, {"text", text("A [sink](term:sink).", "Un [sink](term:sink).")}};
}

Json soundTour() {
    return {{"format", 1},
            {"title", text("Test", "Prova")},
            {"summary", text("A test.", "Una prova.")},
            {"prompt", "One two three."},
            {"steps", Json::array({soundStep(), soundStep()})}};
}

std::string faultOf(const Json& tour) {
    const auto parsed = parseTour(tour.dump(), "lesson.json");
    return parsed ? std::string() : parsed.error().message();
}

/// A sound tour with one more field in its second step.
Json withInStep(const char* field, const Json& value) {
    Json tour = soundTour();
    tour["steps"][1][field] = value;
    return tour;
}

} // namespace

class TourJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsASoundTour() {
        const auto tour = parseTour(soundTour().dump(), "folder/lesson.json");
        QVERIFY2(tour, tour ? "" : tour.error().message().c_str());
        QCOMPARE(tour->name, std::string("lesson"));
        QCOMPARE(tour->steps.size(), 2U);
        QCOMPARE(stateAt(*tour, 1).prompt, std::string("One two three."));
    }

    void namesFileStepAndFieldOfEachFault_data() {
        QTest::addColumn<QString>("tour");
        QTest::addColumn<QStringList>("parts");
        const auto row = [](const char* name, const Json& tour, const QStringList& parts) {
            QTest::newRow(name) << QString::fromStdString(tour.dump()) << parts;
        };
        Json tour = soundTour();
        tour.erase("prompt");
        row("no prompt", tour, {"lesson.json", "prompt"});
        tour = soundTour();
        tour["format"] = 2;
        row("newer format", tour, {"format 2", "newer"});
        tour = soundTour();
        tour["stpes"] = 1;
        row("unknown field", tour, {"stpes", "steps"});
        tour = soundTour();
        tour["steps"] = Json::array();
        row("no step", tour, {"steps", "1 to 40"});
        tour = soundTour();
        tour["title"].erase("it");
        row("language missing", tour, {"title", "it"});
        tour = soundTour();
        tour["prompt"] = {{"example", "../secret"}};
        row("example that does not exist", tour, {"example", "lighthouse"});
        tour = soundTour();
        tour["steps"][1]["text"]["it"] = "  ";
        row("empty text", tour, {"step 2", "it", "not empty"});
        tour["steps"][1]["text"]["it"] = std::string(500, 'x');
        row("long text", tour, {"step 2", "500", "420"});
        tour["steps"][1]["text"]["it"] = "Un [sink](term:sinc).";
        row("unknown term", tour, {"step 2", "sinc", "softmax"});
        tour["steps"][1]["text"]["it"] = "Un [sink.";
        row("open link", tour, {"step 2", "text, it", "[words](term:anchor)"});
        tour["steps"][1]["text"]["it"] = "Sono {molti}.";
        row("number without promise", tour, {"step 2", "{molti}", "expect"});
        tour["steps"][1]["text"]["it"] = "Layer {layer:spike}.";
        row("place that no layer has", tour, {"step 2", "layer:spike", "me+1"});
        row("side", withInStep("set", {{"side", "C"}}), {"step 2, set", "side \"C\"", "A, B, difference"});
        row("workspace", withInStep("set", {{"workspace", "lab"}}), {"workspace", "overview, spikes, sinks"});
        row("analysis", withInStep("set", {{"analysis", "spectrum"}}), {"analysis", "keyGeometry"});
        row("scale", withInStep("set", {{"residual", {{"scale", "cubic"}}}}), {"scale", "logarithmic, linear"});
        row("place", withInStep("set", {{"select", {{"layer", "me*2"}}}}), {"step 2", "select", "layer", "me+1"});
        row("head without layer", withInStep("set", {{"select", {{"head", "strongest"}}}}), {"select", "layer"});
        row("intervention", withInStep("set", {{"interventions", Json::array({{{"kind", "weMusk"}}})}}),
            {"step 2", "interventions", "weMusk", "weMask"});
        row("layer of an intervention",
            withInStep("set", {{"interventions", Json::array({{{"kind", "capFfn"}, {"layer", "yours"}}})}}),
            {"step 2", "yours", "me"});
        row("view", withInStep("point", {{"view", "ceiling"}}), {"point", "ceiling", "lifeCycle"});
        row("view without a place", withInStep("point", {{"view", "residual"}}), {"point", "a layer and a token"});
        row("quantity", withInStep("expect", Json::array({{{"what", "love"}, {"between", {0, 1}}}})),
            {"step 2, expect 1", "love", "loss"});
        row("bounds", withInStep("expect", Json::array({{{"what", "loss"}, {"between", {2, 1}}}})),
            {"expect 1", "between [2,1]", "smaller one first"});
        row("missing layer", withInStep("expect", Json::array({{{"what", "magnitude"}, {"between", {0, 1}}}})),
            {"expect 1", "layer"});
        row("idle layer", withInStep("expect", Json::array({{{"what", "loss"}, {"layer", 1}, {"between", {0, 1}}}})),
            {"expect 1", "layer", "loss"});
        const Json named{{"name", "a"}, {"what", "loss"}, {"between", {0, 1}}};
        row("name twice", withInStep("expect", Json::array({named, named})), {"expect 2", "name a"});
    }
    void namesFileStepAndFieldOfEachFault() {
        QFETCH(QString, tour);
        QFETCH(QStringList, parts);
        const auto parsed = parseTour(tour.toStdString(), "lesson.json");
        QVERIFY(!parsed);
        const QString sentence = QString::fromStdString(parsed.error().message());
        QVERIFY2(sentence.startsWith(QStringLiteral("lesson.json")) && sentence.endsWith(QLatin1Char('.')),
                 qPrintable(sentence));
        for (const QString& part : parts)
            QVERIFY2(sentence.contains(part), qPrintable(sentence + QStringLiteral(" lacks ") + part));
    }

    void namesTheLineOfBrokenJson() {
        const auto parsed = parseTour("{\n\"format\": 1,\n\"title\" 2}", "lesson.json");
        QVERIFY(!parsed);
        QVERIFY2(parsed.error().message().find("line 3") != std::string::npos, parsed.error().message().c_str());
    }

    void refusesBottomlessNesting() {
        const std::string deep = std::string(200'000, '[');
        QVERIFY(faultOf(Json()) != "");
        const auto parsed = parseTour("{\"format\":" + deep, "lesson.json");
        QVERIFY(!parsed);
        QVERIFY2(parsed.error().message().find("lesson.json") == 0, parsed.error().message().c_str());
    }

    void everyShortenedTourIsRefused() {
        const std::string whole = soundTour().dump();
        for (std::size_t length = 0; length < whole.size(); ++length)
            QVERIFY(!parseTour(whole.substr(0, length), "lesson.json"));
    }

    void stateOfAStepHoldsWhatEarlierOnesSet() {
        Json tour = soundTour();
        tour["steps"][0]["set"] = {{"side", "B"}, {"enlarge", "residual"}, {"select", {{"layer", "me"}, {"key", 4}}}};
        tour["steps"][1]["set"] = {{"enlarge", "none"}, {"select", {{"layer", "last-1"}}}};
        const auto parsed = parseTour(tour.dump(), "lesson.json");
        QVERIFY(parsed);
        const TourState state = stateAt(*parsed, 1);
        QVERIFY(state.side == Shown::Side::changed);
        QVERIFY(state.enlarged == TourPane::none);
        QVERIFY((state.selection.layer == TourPlace{TourPlace::Base::last, -1}));
        QVERIFY((state.selection.key == TourPlace{TourPlace::Base::zero, 4}));
    }

    void takesTextApart() {
        const auto pieces = parseTourText("See [sinks](term:sink), {n} of layer {layer:me+1}.");
        QVERIFY(pieces);
        QCOMPARE(pieces->size(), 7U);
        QCOMPARE((*pieces)[1].term, std::string("sink"));
        QVERIFY((*pieces)[3].kind == TextPiece::Kind::number);
        QVERIFY(((*pieces)[5].place == TourPlace{TourPlace::Base::emergence, 1}));
        QCOMPARE(readableLength(*pieces), std::size_t(4 + 5 + 2 + 8 + 10 + 8 + 1));
    }

    void sixToursComeWithTheProgram() {
        const std::vector<Tour> tours = builtInTours();
        QCOMPARE(tours.size(), 6U);
        for (const Tour& tour : tours) {
            QVERIFY2(tour.steps.size() >= 6 && tour.steps.size() <= 10, tour.name.c_str());
            for (const TourStep& step : tour.steps) {
                QVERIFY2(!step.expectations.empty(), step.title.english.c_str());
                QVERIFY2(step.pointer.view != TourPointer::View::nothing, step.title.english.c_str());
                QVERIFY2(step.text.english != step.text.italian, step.title.english.c_str());
            }
        }
    }

    void opensATourByNameOrSaysThatThereIsNone() {
        QVERIFY(openTour("1-giants"));
        const auto missing = openTour("no-such-tour.json");
        QVERIFY(!missing);
        QVERIFY(missing.error().message().find("no-such-tour.json") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TourJsonTest)
#include "TourJsonTest.moc"
