#include "io/FindingsJson.h"

#include "ChangeLayer.h"
#include "RandomModel.h"
#include "engine/Engine.h"

#include <QtTest>
#include <limits>
#include <nlohmann/json.hpp>

using namespace sinkscope;

namespace {

Run smallRun(Tokens tokens) {
    return **run(randomModel(smallConfig()), std::move(tokens), {}, {});
}

nlohmann::ordered_json documentOf(Run run) {
    FindingsContext context;
    context.weightHash = "abc";
    context.peakMemory = 4096;
    return findingsJson(findings(std::make_shared<const Run>(std::move(run)), {}), context);
}

} // namespace

class FindingsJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void namesEveryPartOfTheContract() {
        const auto document = documentOf(smallRun(someTokens(6)));
        for (const char* key :
             {"model", "tokens", "residual", "massive", "meLayer", "stepUp", "stepDown", "sinks", "sinksGu", "loss",
              "next", "interventions", "warnings", "comparison", "timing", "memory"})
            QVERIFY2(document.contains(key), key);
        for (const char* key :
             {"name", "family", "layers", "heads", "kvHeads", "headSize", "width", "dtype", "device", "sha256"})
            QVERIFY2(document["model"].contains(key), key);
        QCOMPARE(document["model"]["sha256"].get<std::string>(), std::string("abc"));
        QCOMPARE(document["memory"]["peak"].get<int>(), 4096);
        QVERIFY(document["comparison"].is_null());
        QVERIFY(document["meLayer"].is_null());
    }

    void givesOneRowMoreThanLayersAndOneEntryPerHead() {
        const auto document = documentOf(smallRun(someTokens(6)));
        QCOMPARE(document["residual"]["layers"].size(), std::size_t{4});
        QCOMPARE(document["residual"]["layers"][0]["top"].size(), std::size_t{3});
        QCOMPARE(document["residual"]["sites"]["feedForwardOutput"].size(), std::size_t{3});
        QCOMPARE(document["sinks"]["heads"].size(), std::size_t{12});
        QCOMPARE(document["sinksGu"]["heads"].size(), std::size_t{12});
        QCOMPARE(document["next"].size(), std::size_t{10});
    }

    void printsFloatsInTheirShortestForm() {
        auto run = smallRun(someTokens(6));
        run.embedding.layerMedian = 0.3F;
        QCOMPARE(documentOf(std::move(run))["residual"]["layers"][0]["median"].get<double>(), 0.3);
    }

    void survivesPartsOfCharacters() {
        auto tokens = someTokens(3);
        tokens[1].bytes = "\xF0\x9F";
        tokens[2].bytes = "a\xFF";
        const auto document = documentOf(smallRun(tokens));
        const auto again = nlohmann::json::parse(document.dump());
        QCOMPARE(again["tokens"][1]["bytes"].get<std::string>(), std::string("f09f"));
        QCOMPARE(again["tokens"][2]["bytes"].get<std::string>(), std::string("61ff"));
        QCOMPARE(again["tokens"][2]["text"].get<std::string>(), std::string("a\xEF\xBF\xBD"));
    }

    void turnsBadNumbersIntoNullAndSaysSo() {
        auto run = smallRun(someTokens(6));
        changeLayer(run, 1, [](LayerCapture& layer) {
            layer.afterFeedForward.layerMedian = std::numeric_limits<float>::quiet_NaN();
        });
        run.lossPerToken[0] = std::numeric_limits<float>::infinity();
        run.badNumber = BadNumber{1, Site::feedForwardOutput, 2};
        const auto document = documentOf(std::move(run));
        QVERIFY(document["residual"]["layers"][2]["median"].is_null());
        QVERIFY(document["loss"]["meanNll"].is_null());
        const auto warnings = document["warnings"].dump();
        QVERIFY(warnings.find("feed-forward output of layer 1 at token 2") != std::string::npos);
        QVERIFY(warnings.find("stand as null") != std::string::npos);
    }

    void hasNoLossForOneToken() {
        const auto document = documentOf(smallRun(someTokens(1)));
        QVERIFY(document["loss"]["perplexity"].is_null());
        QVERIFY(document["warnings"].dump().find("one token has no loss") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(FindingsJsonTest)
#include "FindingsJsonTest.moc"
