#include "TestFiles.h"
#include "analysis/Findings.h"
#include "engine/Engine.h"
#include "io/FindingsJson.h"
#include "io/TextFile.h"
#include "text/Tokenizer.h"

#include <QtTest>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <map>
#include <set>

using namespace sinkscope;
using Json = nlohmann::ordered_json;

namespace {

// Two correct fp32 paths differ by some 1e-5 of a value here.
constexpr double tolerance = 1e-4;

bool near(double found, double wanted) {
    return std::abs(found - wanted) <= tolerance * std::abs(wanted);
}

std::map<std::array<int, 3>, double> entriesOf(const Json& list, double leastRatio) {
    std::map<std::array<int, 3>, double> entries;
    for (const Json& entry : list)
        if (entry["ratio"].get<double>() > leastRatio)
            entries[{entry["layer"], entry["token"], entry["channel"]}] = entry["value"];
    return entries;
}

} // namespace

/// What the real SmolLM2 shows on three prompts of 8, 88 and 716 tokens, against transformers in fp32.
class SmolLM2FindingsTest : public QObject {
    Q_OBJECT

    Json reference_;
    std::shared_ptr<const Model> model_;
    std::map<QString, Findings> findings_;

    const Findings& findingsOn(const QString& prompt) {
        const auto known = findings_.find(prompt);
        if (known != findings_.end())
            return known->second;
        const auto ids = reference_["prompts"][prompt.toStdString()]["ids"].get<std::vector<std::int32_t>>();
        const auto finished = run(model_, *model_->tokenizer()->describe(ids), {}, {});
        return findings_.emplace(prompt, findings(*finished, {})).first->second;
    }

private Q_SLOTS:
    void initTestCase() {
        const auto file = exampleModel();
        if (!file)
            QSKIP("SmolLM2 was not fetched; packaging/run.sh or packaging/test.sh --with-model fetches it.");
        startEngine();
        reference_ = Json::parse(*readTextFile(testData("findings/smollm2.json")));
        model_ = *openModel(*file, {}, {});
    }

    void findingsAgreeWithTransformers_data() {
        QTest::addColumn<QString>("prompt");
        for (const char* prompt : {"short", "mixed", "long"})
            QTest::newRow(prompt) << QString(prompt);
    }
    void findingsAgreeWithTransformers() {
        QFETCH(QString, prompt);
        const Json& want = reference_["prompts"][prompt.toStdString()];
        const Json found = findingsJson(findingsOn(prompt), {});
        QVERIFY(near(found["loss"]["meanNll"], want["meanNll"]));
        for (std::size_t rank = 0; rank < 5; ++rank)
            QCOMPARE(found["next"][rank]["id"].get<int>(), want["next"][rank].get<int>());
        QCOMPARE(found["residual"]["layers"].size(), want["top"].size());
        for (std::size_t layer = 0; layer < want["top"].size(); ++layer) {
            const Json& mine = found["residual"]["layers"][layer];
            QVERIFY2(near(mine["median"], want["median"][layer]), qPrintable(QString::number(layer)));
            for (std::size_t rank = 0; rank < 3; ++rank) // magnitudes: equal ones may change places
                QVERIFY2(near(std::abs(mine["top"][rank]["value"].get<double>()),
                              std::abs(want["top"][layer][rank]["value"].get<double>())),
                         qPrintable(QString::number(layer)));
        }
    }

    void massiveEntriesAreTheSame_data() { findingsAgreeWithTransformers_data(); }
    void massiveEntriesAreTheSame() {
        QFETCH(QString, prompt);
        const Json& want = reference_["prompts"][prompt.toStdString()]["massive"];
        const auto found = entriesOf(findingsJson(findingsOn(prompt), {})["massive"]["entries"], 0.0);
        // An entry within 0.1 % of the threshold (1,000 medians) may fall on either side.
        const auto sure = entriesOf(want, 1001.0), all = entriesOf(want, 0.0);
        QVERIFY(found.size() <= all.size() + 3);
        for (const auto& [place, value] : sure)
            QVERIFY(found.contains(place) && near(found.at(place), value));
    }

    void sinksAreTheSameByBothConventions_data() { findingsAgreeWithTransformers_data(); }
    void sinksAreTheSameByBothConventions() {
        QFETCH(QString, prompt);
        const Json& want = reference_["prompts"][prompt.toStdString()];
        const Json found = findingsJson(findingsOn(prompt), {});
        const double oneHead = 0.004; // a head whose strength is the threshold's may count or not
        QVERIFY(std::abs(found["sinks"]["ratio"].get<double>() - want["spikeRatio"].get<double>()) < oneHead);
        QVERIFY(std::abs(found["sinksGu"]["ratio"].get<double>() - want["guRatio"].get<double>()) < oneHead);
        QCOMPARE(found["sinks"]["heads"].size(), 270U);
        for (const Json& head : found["sinks"]["heads"])
            QVERIFY(std::abs(head["strength"].get<double>() -
                             want["spikeStrength"][head["layer"].get<std::size_t>()][head["head"].get<std::size_t>()]
                                 .get<double>()) < tolerance);
    }

    void giantIsBornInLayer11AndFallsIn28And29_data() { findingsAgreeWithTransformers_data(); }
    void giantIsBornInLayer11AndFallsIn28And29() {
        QFETCH(QString, prompt);
        const Findings& found = findingsOn(prompt);
        QVERIFY(found.lifeCycle.emergence);
        QCOMPARE(found.lifeCycle.emergence->layer, 11);
        QCOMPARE(found.lifeCycle.spike->channel, 507);
        QCOMPARE(found.lifeCycle.spike->token, 0);
        const Json document = findingsJson(found, {});
        QCOMPARE(document["meLayer"]["part"].get<std::string>(), std::string("feedForward"));
        std::set<int> falls;
        for (const Json& step : document["stepDown"])
            if (step["channel"] == 507)
                falls.insert(step["layer"].get<int>());
        QVERIFY(falls.contains(28) && falls.contains(29));
    }
};

QTEST_GUILESS_MAIN(SmolLM2FindingsTest)
#include "SmolLM2FindingsTest.moc"
