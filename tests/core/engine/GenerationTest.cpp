#include "engine/Generation.h"

#include "../interventions/InterventionCases.h"
#include "TestFiles.h"
#include "engine/BasePrediction.h"
#include "engine/InterventionPlan.h"
#include "interventions/Resolve.h"

using namespace sinkscope;

namespace {

constexpr std::int64_t count = 12;

/// Greedy tokens by whole passes over ever longer prompts.
std::vector<NextToken> byWholePasses(const Run& start) {
    std::vector<NextToken> generated{start.next.front()};
    Tokens tokens = start.tokens;
    while (static_cast<std::int64_t>(generated.size()) < count) {
        tokens.push_back({generated.back().id, {}, TokenKind::ordinary, AddedBy::ids});
        generated.push_back((*runPlanned(start.model, tokens, {}, start.plan, {}))->next.front());
    }
    return generated;
}

void compareWithWholePasses(const Run& start) {
    const auto generated = generate(start, count, {});
    QVERIFY2(generated.has_value(), generated ? "" : generated.error().message().c_str());
    const auto expected = byWholePasses(start);
    for (std::size_t place = 0; place < expected.size(); ++place) {
        QCOMPARE((*generated)[place].id, expected[place].id);
        // Products of one row and of many differ by fp32 rounding.
        QVERIFY(std::abs((*generated)[place].probability - expected[place].probability) <
                1e-5F * expected[place].probability);
    }
}

} // namespace

class GenerationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void cachedTokensEqualWholePassesUnderEveryIntervention_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("none") << QByteArray("[]");
        for (const Case& one : cases)
            QTest::newRow(one.text) << QByteArray(one.text);
    }
    void cachedTokensEqualWholePassesUnderEveryIntervention() {
        QFETCH(QByteArray, text);
        const Baseline baseline = baselineOf(randomModel(smallConfig()));
        compareWithWholePasses(*changed(baseline, text.toStdString())->findings->run);
    }

    void cachedTokensEqualWholePassesInEveryFamily_data() {
        QTest::addColumn<QString>("family");
        for (const auto& entry : std::filesystem::directory_iterator(testData("families"))) {
            const QString family = QString::fromStdString(entry.path().filename().string());
            QTest::newRow(qPrintable(family)) << family;
        }
    }
    void cachedTokensEqualWholePassesInEveryFamily() {
        QFETCH(QString, family);
        const auto model = openModel(testData(("families/" + family).toStdString()), {}, {});
        QVERIFY(model.has_value());
        const ModelConfig& config = (*model)->config();
        const std::int64_t length = std::min<std::int64_t>(20, config.contextLength - count);
        const auto start = run(*model, someTokens(length, config.vocabulary), {}, {});
        QVERIFY2(start.has_value(), start ? "" : start.error().message().c_str());
        compareWithWholePasses(**start);
    }

    void meansAndCapsLookAtAllPositionsAndKeepNothing() {
        const Baseline baseline = baselineOf(randomModel(smallConfig()));
        QVERIFY(keepsKeysAndValues(baseline.run()));
        for (const char* text :
             {R"([{"kind": "headAblation", "heads": [[2, 1]], "how": "mean"}])", R"([{"kind": "capFfn", "layer": 2}])"})
            QVERIFY(!keepsKeysAndValues(*changed(baseline, text)->findings->run));
    }

    void moreThanTheContextIsRefusedWithBothNumbers() {
        ModelConfig config = smallConfig();
        config.contextLength = 30;
        const auto start = run(randomModel(config), someTokens(24), {}, {});
        QVERIFY(generate(**start, 7, {}).has_value());
        const auto tooLong = generate(**start, 8, {});
        QVERIFY(!tooLong);
        QVERIFY(tooLong.error().message().find("24 tokens and 8 more") != std::string::npos);
    }

    void cancelledGenerationIsCancelledNotFailed() {
        std::stop_source stop;
        stop.request_stop();
        const auto start = run(randomModel(smallConfig()), someTokens(24), {}, {});
        const auto result = generate(**start, 5, Progress(stop.get_token()));
        QVERIFY(!result);
        QCOMPARE(result.error().kind, Error::Kind::cancelled);
    }
};

QTEST_APPLESS_MAIN(GenerationTest)
#include "GenerationTest.moc"
