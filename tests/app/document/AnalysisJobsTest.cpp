#include "document/AnalysisJobs.h"

#include "../planted/PlantedEngine.h"
#include "document/DocumentJobs.h"
#include "document/InterventionJobs.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr int patience = 10'000; // ms; far above what any of these needs, so that a busy machine does not fail them
using At = AnalysisState::Stage;

} // namespace

class AnalysisJobsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlantedEngine> engine_;
    std::unique_ptr<JobRunner> runner_;
    std::unique_ptr<Document> document_;
    std::unique_ptr<DocumentJobs> jobs_;

    AnalysisJobs& analyses() { return jobs_->analyses(); }
    At stage(Analysis analysis) { return analyses().state(analysis).stage; }
    std::string statement(Analysis analysis) {
        const auto exhibit = analyses().state(analysis).exhibit;
        return exhibit ? plainText(exhibit->statements.front()) : std::string();
    }
    void open() {
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document_->findings() && !jobs_->busy(), patience);
    }

private Q_SLOTS:
    void init() {
        engine_ = std::make_unique<PlantedEngine>();
        runner_ = std::make_unique<JobRunner>();
        document_ = std::make_unique<Document>();
        document_->setPrompt(QStringLiteral("The lighthouse"));
        jobs_ = std::make_unique<DocumentJobs>(*document_, *runner_, plantedCalls(*engine_));
    }

    void cleanup() {
        jobs_.reset();
        document_.reset();
        runner_.reset();
        engine_.reset();
    }

    void computesWhatIsLookedAtOnceThereIsARun() {
        analyses().watch({Analysis::lifeCycle});
        QVERIFY(stage(Analysis::lifeCycle) == At::nothingRun);
        open();
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        QVERIFY(statement(Analysis::lifeCycle).starts_with("lifeCycle"));
        QCOMPARE(engine_->analyses.load(), 1);
    }

    void computesNothingThatNobodyLooksAt() {
        open();
        QTest::qWait(100);
        QCOMPARE(engine_->analyses.load(), 0);
    }

    void keepsFinishedOnesForTheRun() {
        open();
        analyses().watch({Analysis::lifeCycle, Analysis::amplifier});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::amplifier) == At::done, patience);
        analyses().watch({});
        analyses().watch({Analysis::lifeCycle});
        QVERIFY(stage(Analysis::lifeCycle) == At::done);
        QCOMPARE(engine_->analyses.load(), 2);
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 3, patience);
    }

    void oldExhibitStaysUntilTheNewOneIsThere() {
        open();
        analyses().watch({Analysis::lifeCycle});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        const std::string before = statement(Analysis::lifeCycle);
        engine_->holdAnalyses = true;
        document_->setFindingOptions({.massive = {}, .epsilon = 0.8});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::computing, patience);
        QCOMPARE(statement(Analysis::lifeCycle), before);
        engine_->holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        QVERIFY(statement(Analysis::lifeCycle).find("ε 0.8") != std::string::npos);
    }

    void newestWins() {
        open();
        engine_->holdAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 1, patience);
        analyses().watch({Analysis::amplifier});
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 2, patience); // although the first would last for ever
        engine_->holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::amplifier) == At::done, patience);
        QVERIFY(stage(Analysis::lifeCycle) == At::waiting);
    }

    void lookingElsewhereEndsWhatRan() {
        open();
        engine_->holdAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 1, patience);
        QSignalSpy ended(jobs_.get(), &DocumentJobs::ended);
        analyses().watch({});
        QCOMPARE(ended.size(), 1); // so that nothing says any more that it runs
        QVERIFY(!jobs_->busy(JobKind::analysis));
        QVERIFY(!analyses().busy());
    }

    void asksAgainOnlyWhenWhatItShowsOfTheSelectionMoves() {
        open();
        analyses().watch({Analysis::amplifier});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::amplifier) == At::done, patience);
        QVERIFY(statement(Analysis::amplifier).find("channel -1") != std::string::npos); // the most telling one
        Selection selection = document_->selection();
        selection.head = 3 - selection.head;
        document_->select(selection);
        QTest::qWait(100);
        QCOMPARE(engine_->analyses.load(), 1);
        selection.channel = 9;
        document_->select(selection);
        QTRY_VERIFY_WITH_TIMEOUT(statement(Analysis::amplifier).find("channel 9") != std::string::npos, patience);
        QCOMPARE(engine_->analyses.load(), 2);
    }

    void longOnesWaitToBeAsked() {
        open();
        analyses().watch({Analysis::vocabulary});
        QTest::qWait(100);
        QCOMPARE(engine_->analyses.load(), 0);
        QVERIFY(stage(Analysis::vocabulary) == At::toBeAsked);
        analyses().ask(Analysis::vocabulary);
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::vocabulary) == At::done, patience);
    }

    void askedOnesGoOnWhenOneLooksElsewhere() {
        open();
        engine_->holdAnalyses = true;
        analyses().watch({Analysis::vocabulary});
        analyses().ask(Analysis::vocabulary);
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 1, patience);
        analyses().watch({});
        QVERIFY(stage(Analysis::vocabulary) == At::computing);
        engine_->holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::vocabulary) == At::done, patience);
    }

    void askedOnesThatWouldBeginAnewAreNotStoppedForALookElsewhere() {
        open();
        engine_->holdAnalyses = true;
        analyses().ask(Analysis::contextLength);
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 1, patience);
        analyses().watch({Analysis::lifeCycle});
        QVERIFY(stage(Analysis::contextLength) == At::computing);
        QVERIFY(stage(Analysis::lifeCycle) == At::waiting);
        engine_->holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        QVERIFY(stage(Analysis::contextLength) == At::done);
        QCOMPARE(engine_->analyses.load(), 2);
    }

    void resumableOnesGiveWayToQuestionsOfViews() {
        open();
        engine_->holdAnalyses = true;
        analyses().ask(Analysis::vocabulary);
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 1, patience);
        jobs_->requestChannel(3);
        QTRY_COMPARE_WITH_TIMEOUT(engine_->channels.load(), 1, patience); // although the probe would last for ever
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 2, patience);
        engine_->holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::vocabulary) == At::done, patience);
    }

    void cancelledOnesAreComputedWhenAskedAgain() {
        open();
        engine_->holdAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 1, patience);
        analyses().cancel();
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::cancelled, patience);
        engine_->holdAnalyses = false;
        QTest::qWait(100);
        QCOMPARE(engine_->analyses.load(), 1);
        analyses().ask(Analysis::lifeCycle);
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
    }

    void failuresSayWhy() {
        open();
        engine_->failAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::failed, patience);
        QVERIFY(analyses().state(Analysis::lifeCycle).sentence.contains(QStringLiteral("at least two tokens")));
    }

    void aRunComesFirst() {
        open();
        engine_->holdAnalyses = true;
        analyses().watch({Analysis::lifeCycle});
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 1, patience);
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience); // although the analysis would last for ever
        engine_->holdAnalyses = false;
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
    }

    void eachSideHasItsOwn() {
        InterventionJobs interventions(*document_, *runner_, plantedCalls(*engine_));
        open();
        analyses().watch({Analysis::lifeCycle});
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        document_->cards().add(VirtualSink{});
        QTRY_VERIFY_WITH_TIMEOUT(document_->shown().isComparison(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(engine_->analyses.load(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(stage(Analysis::lifeCycle) == At::done, patience);
        for (const auto side : {Shown::Side::base, Shown::Side::difference, Shown::Side::changed}) {
            document_->setSide(side);
            QVERIFY(stage(Analysis::lifeCycle) == At::done); // flipping asks nothing
        }
        QCOMPARE(engine_->analyses.load(), 2);
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
