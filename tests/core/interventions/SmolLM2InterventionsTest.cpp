#include "TestFiles.h"
#include "engine/Engine.h"
#include "interventions/Intervene.h"
#include "io/InterventionsJson.h"
#include "io/TextFile.h"
#include "text/Tokenizer.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace sinkscope;
using Json = nlohmann::json;

/// 22 switches on the real SmolLM2 against transformers in fp32 on the same weights and the same 88 tokens.
class SmolLM2InterventionsTest : public QObject {
    Q_OBJECT

    Json reference_;
    std::optional<Baseline> baseline_;

private Q_SLOTS:
    void initTestCase() {
        const auto file = exampleModel();
        if (!file)
            QSKIP("SmolLM2 was not fetched; packaging/run.sh or packaging/test.sh --with-model fetches it.");
        startEngine();
        reference_ = Json::parse(*readTextFile(testData("interventions/smollm2.json")));
        const auto model = *openModel(*file, {}, {});
        const auto ids = reference_["ids"].get<std::vector<std::int32_t>>();
        const auto base = run(model, *model->tokenizer()->describe(ids), {}, {});
        baseline_ = *prepareBaseline(std::make_shared<const Findings>(findings(*base, {})), {});
    }

    void agreesWithTransformers_data() {
        QTest::addColumn<int>("place");
        for (int place = 0; place < static_cast<int>(reference_["cases"].size()); ++place)
            QTest::newRow(reference_["cases"][static_cast<std::size_t>(place)]["name"].get<std::string>().c_str())
                << place;
    }
    void agreesWithTransformers() {
        QFETCH(int, place);
        const Json& want = reference_["cases"][static_cast<std::size_t>(place)];
        const auto interventions = parseInterventions(Json{{"interventions", want["interventions"]}}.dump());
        QVERIFY2(interventions.has_value(), interventions ? "" : interventions.error().message().c_str());
        const auto done = intervene(*baseline_, *interventions, {});
        QVERIFY2(done.has_value(), done ? "" : done.error().message().c_str());
        const Intervened& found = **done;
        // Two correct fp32 paths differ by 1e-5 here; a chaotic state by what its case says.
        const double tolerance = want.value("tolerance", 1e-4), loss = want["meanNll"], kl = want["kl"];
        QVERIFY(std::abs(found.findings->loss.meanNll - loss) < tolerance * std::max(1.0, loss));
        QVERIFY(std::abs(found.comparison.meanKl - kl) < std::max(10.0 * tolerance * kl, tolerance));
        QVERIFY(std::abs(found.findings->sinks.ratio - want["sinkRatio"].get<double>()) < 1e-6);
        for (std::size_t rank = 0; rank < 5; ++rank)
            QCOMPARE(found.findings->run->next[rank].id, want["next"][rank].get<std::int32_t>());
    }
};

QTEST_GUILESS_MAIN(SmolLM2InterventionsTest)
#include "SmolLM2InterventionsTest.moc"
