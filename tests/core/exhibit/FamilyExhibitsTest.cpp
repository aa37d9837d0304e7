#include "ExhibitFaults.h"
#include "RandomModel.h"
#include "TestFiles.h"
#include "engine/Engine.h"
#include "exhibit/MakeExhibit.h"

#include <QtTest>

using namespace sinkscope;

/// Every analysis on every family: runs, or says which part does not apply.
class FamilyExhibitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void namesEveryAnalysisOnceInTheOrderOfReading() {
        const auto names = analysisNames();
        QCOMPARE(names.size(), static_cast<std::size_t>(Analysis::publishedAblations) + 1);
        for (std::size_t place = 0; place < names.size(); ++place) {
            QVERIFY(names[place].analysis == static_cast<Analysis>(place));
            QVERIFY(analysisNamed(names[place].key) == names[place].analysis);
            QVERIFY(*names[place].definition != '\0' && *names[place].source != '\0');
        }
        QVERIFY(!analysisNamed("nonsense"));
    }

    void runsEveryAnalysisOrSaysWhatDoesNotApply_data() {
        QTest::addColumn<QString>("family");
        for (const auto& entry : std::filesystem::directory_iterator(testData("families"))) {
            const QString family = QString::fromStdString(entry.path().filename().string());
            QTest::newRow(qPrintable(family)) << family;
        }
    }
    void runsEveryAnalysisOrSaysWhatDoesNotApply() {
        QFETCH(QString, family);
        const auto model = openModel(testData(("families/" + family).toStdString()), {}, {});
        QVERIFY2(model.has_value(), model ? "" : model.error().message().c_str());
        const ModelConfig& config = (*model)->config();
        const auto finished =
            run(*model, someTokens(std::min<std::int64_t>(16, config.contextLength), config.vocabulary), {}, {});
        QVERIFY2(finished.has_value(), finished ? "" : finished.error().message().c_str());
        AnalysisInput input;
        // Thresholds that random weights pass, so that what follows a spike is computed too.
        input.findings = std::make_shared<const Findings>(findings(*finished, {{0.0, 3.0}, 0.3}));
        input.prompts = {"One.", "Two."};
        for (const AnalysisName& name : analysisNames()) {
            const auto exhibit = makeExhibit(name.analysis, input, {});
            QVERIFY2(exhibit.has_value(),
                     exhibit ? "" : (std::string(name.key) + ": " + exhibit.error().message()).c_str());
            const QString fault = faultOf(*exhibit, **finished);
            QVERIFY2(fault.isEmpty(), qPrintable(QString::fromUtf8(name.key) + ": " + fault));
        }
    }
};

QTEST_GUILESS_MAIN(FamilyExhibitsTest)
#include "FamilyExhibitsTest.moc"
