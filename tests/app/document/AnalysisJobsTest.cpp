#include "document/AnalysisJobs.h"

#include "../planted/PlantedDocument.h"
#include "document/DocumentJobs.h"
#include "document/InterventionJobs.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

using At = AnalysisState::Stage;

} // namespace

class AnalysisJobsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlantedDocument> planted_;

    AnalysisJobs& analyses() { return planted_->jobs.analyses(); }
    At stage(Analysis analysis) { return analyses().state(analysis).stage; }
    std::string statement(Analysis analysis) {
        const auto exhibit = analyses().state(analysis).exhibit;
        return exhibit ? plainText(exhibit->statements.front()) : std::string();
    }
    void open() {
        planted_->jobs.openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.findings() && !planted_->jobs.busy(), patience);
    }

private Q_SLOTS:
    void init() { planted_ = std::make_unique<PlantedDocument>(); }

    void cleanup() { planted_.reset(); }

    void computesWhatIsLookedAtOnceThereIsARun() {
        analyses().watch({Analysis::lifeCycle});
        QVERIFY(stage(Analysis::lifeCycle) == At::nothingRun);
        open();
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        QVERIFY(statement(Analysis::lifeCycle).starts_with("lifeCycle"));
        QCOMPARE(planted_->engine.analyses.load(), 1);
    }

    void computesNothingThatNobodyLooksAt() {
        open();
        QTest::qWait(100);
        QCOMPARE(planted_->engine.analyses.load(), 0);
    }

    void keepsFinishedOnesForTheRun() {
        open();
        analyses().watch({Analysis::lifeCycle, Analysis::amplifier});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::amplifier) == At::done, patience);
        analyses().watch({});
        analyses().watch({Analysis::lifeCycle});
        QVERIFY(stage(Analysis::lifeCycle) == At::done);
        QCOMPARE(planted_->engine.analyses.load(), 2);
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 3, patience);
    }

    void oldExhibitStaysUntilTheNewOneIsThere() {
        open();
        analyses().watch({Analysis::lifeCycle});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        const std::string before = statement(Analysis::lifeCycle);
        planted_->engine.holdAnalyses = true;
        planted_->document.setFindingOptions({.massive = {}, .epsilon = 0.8});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::computing, patience);
        QCOMPARE(statement(Analysis::lifeCycle), before);
        planted_->engine.holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        QVERIFY(statement(Analysis::lifeCycle).find("ε 0.8") != std::string::npos);
    }

    void newestWins() {
        open();
        planted_->engine.holdAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 1, patience);
        analyses().watch({Analysis::amplifier});
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 2,
                                  patience); // although the first would last for ever
        planted_->engine.holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::amplifier) == At::done, patience);
        QVERIFY(stage(Analysis::lifeCycle) == At::waiting);
    }

    void lookingElsewhereEndsWhatRan() {
        open();
        planted_->engine.holdAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 1, patience);
        QSignalSpy ended(&planted_->jobs, &DocumentJobs::ended);
        analyses().watch({});
        QCOMPARE(ended.size(), 1); // so that nothing says any more that it runs
        QVERIFY(!planted_->jobs.busy(JobKind::analysis));
        QVERIFY(!analyses().busy());
    }

    void asksAgainOnlyWhenWhatItShowsOfTheSelectionMoves() {
        open();
        analyses().watch({Analysis::amplifier});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::amplifier) == At::done, patience);
        QVERIFY(statement(Analysis::amplifier).find("channel -1") != std::string::npos); // the most telling one
        Selection selection = planted_->document.selection();
        selection.head = 3 - selection.head;
        planted_->document.select(selection);
        QTest::qWait(100);
        QCOMPARE(planted_->engine.analyses.load(), 1);
        selection.channel = 9;
        planted_->document.select(selection);
        QTRY_VERIFY_WITH_TIMEOUT(statement(Analysis::amplifier).find("channel 9") != std::string::npos, patience);
        QCOMPARE(planted_->engine.analyses.load(), 2);
    }

    void longOnesWaitToBeAsked() {
        open();
        analyses().watch({Analysis::vocabulary});
        QTest::qWait(100);
        QCOMPARE(planted_->engine.analyses.load(), 0);
        QVERIFY(stage(Analysis::vocabulary) == At::toBeAsked);
        analyses().ask(Analysis::vocabulary);
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::vocabulary) == At::done, patience);
    }

    void askedOnesGoOnWhenOneLooksElsewhere() {
        open();
        planted_->engine.holdAnalyses = true;
        analyses().watch({Analysis::vocabulary});
        analyses().ask(Analysis::vocabulary);
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 1, patience);
        analyses().watch({});
        QVERIFY(stage(Analysis::vocabulary) == At::computing);
        planted_->engine.holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::vocabulary) == At::done, patience);
    }

    void askedOnesThatWouldBeginAnewAreNotStoppedForALookElsewhere() {
        open();
        planted_->engine.holdAnalyses = true;
        analyses().ask(Analysis::contextLength);
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 1, patience);
        analyses().watch({Analysis::lifeCycle});
        QVERIFY(stage(Analysis::contextLength) == At::computing);
        QVERIFY(stage(Analysis::lifeCycle) == At::waiting);
        planted_->engine.holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        QVERIFY(stage(Analysis::contextLength) == At::done);
        QCOMPARE(planted_->engine.analyses.load(), 2);
    }

    void resumableOnesGiveWayToQuestionsOfViews() {
        open();
        planted_->engine.holdAnalyses = true;
        analyses().ask(Analysis::vocabulary);
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 1, patience);
        planted_->jobs.requestChannel(3);
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.channels.load(), 1,
                                  patience); // although the probe would last for ever
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 2, patience);
        planted_->engine.holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::vocabulary) == At::done, patience);
    }

    void cancelledOnesAreComputedWhenAskedAgain() {
        open();
        planted_->engine.holdAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 1, patience);
        analyses().cancel();
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::cancelled, patience);
        planted_->engine.holdAnalyses = false;
        QTest::qWait(100);
        QCOMPARE(planted_->engine.analyses.load(), 1);
        analyses().ask(Analysis::lifeCycle);
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
    }

    void failuresSayWhy() {
        open();
        planted_->engine.failAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::failed, patience);
        QVERIFY(analyses().state(Analysis::lifeCycle).sentence.contains(QStringLiteral("at least two tokens")));
    }

    void aRunComesFirst() {
        open();
        planted_->engine.holdAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 1, patience);
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2,
                                  patience); // although the analysis would last for ever
        planted_->engine.holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
    }

    void eachSideHasItsOwn() {
        InterventionJobs interventions(planted_->document, planted_->runner, plantedCalls(planted_->engine));
        open();
        analyses().watch({Analysis::lifeCycle});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        planted_->document.cards().add(VirtualSink{});
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.shown().isComparison(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.analyses.load(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        for (const auto side : {Shown::Side::base, Shown::Side::difference, Shown::Side::changed}) {
            planted_->document.setSide(side);
            QVERIFY(stage(Analysis::lifeCycle) == At::done); // flipping asks nothing
        }
        QCOMPARE(planted_->engine.analyses.load(), 2);
    }

    void choicesReachOnlyTheAnalysesThatReadThem() {
        open();
        analyses().watch({Analysis::lifeCycle});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        AnalysisChoices choices = analyses().choices();
        choices.prompts = {"One.", "Two."};
        choices.sinkWindow = SinkWindow::wholePrompt;
        analyses().setChoices(choices);
        QVERIFY(stage(Analysis::lifeCycle) == At::done);
        QCOMPARE(readInput(Analysis::invariance, choices, {}).prompts.size(), 2U);
        QVERIFY(readInput(Analysis::sinks, choices, {}).sinkWindow == SinkWindow::wholePrompt);
        QVERIFY(readInput(Analysis::lifeCycle, choices, {}).prompts.empty());
    }
};

QTEST_MAIN(AnalysisJobsTest)
#include "AnalysisJobsTest.moc"
