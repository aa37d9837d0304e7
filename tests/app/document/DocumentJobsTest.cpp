#include "document/DocumentJobs.h"

#include "../planted/PlantedDocument.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

class DocumentJobsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlantedDocument> planted_;

    void openAndRun() {
        planted_->jobs.openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.findings(), patience);
    }

private Q_SLOTS:
    void init() { planted_ = std::make_unique<PlantedDocument>(); }

    void cleanup() { planted_.reset(); }

    void openedModelRunsThePromptByItself() {
        QSignalSpy opened(&planted_->jobs, &DocumentJobs::modelOpened);
        openAndRun();
        QCOMPARE(opened.size(), 1);
        QCOMPARE(planted_->engine.runs.load(), 1);
        QVERIFY(planted_->document.freshness() == Freshness::current);
    }

    void failedOpeningKeepsWhatWasOpen() {
        openAndRun();
        const auto model = planted_->document.model();
        QSignalSpy failed(&planted_->jobs, &DocumentJobs::failed);
        planted_->jobs.openModel("broken.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        const auto failure = failed[0][0].value<Failure>();
        QVERIFY(failure.kind == JobKind::openModel);
        QCOMPARE(failure.sentence, QStringLiteral("broken.gguf ends after 12 bytes; fetch it again."));
        QVERIFY(failure.details.contains(QStringLiteral("Model: broken.gguf")));
        QVERIFY(failure.details.contains(QStringLiteral("Qt ")));
        QVERIFY(planted_->document.model() == model);
        QVERIFY(planted_->document.freshness() == Freshness::current);
    }

    void newRunReplacesTheOneUnderWay() {
        openAndRun();
        planted_->engine.holdRuns = true;
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2, patience);
        planted_->document.setPrompt(QStringLiteral("Another"));
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 3, patience);
        QSignalSpy found(&planted_->document, &Document::findingsChanged);
        planted_->engine.holdRuns = false;
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, patience);
        QVERIFY(planted_->document.freshness() == Freshness::current);
        QTest::qWait(20);
        QCOMPARE(found.size(), 1);
    }

    void cancelledRunIsNoFailureAndKeepsTheFindings() {
        openAndRun();
        const auto findings = planted_->document.findings();
        QSignalSpy failed(&planted_->jobs, &DocumentJobs::failed);
        QSignalSpy ended(&planted_->jobs, &DocumentJobs::ended);
        planted_->engine.holdRuns = true;
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2, patience);
        planted_->jobs.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
        QVERIFY(ended[0][1].value<JobEnd>() == JobEnd::cancelled);
        QCOMPARE(failed.size(), 0);
        QVERIFY(planted_->document.findings() == findings);
    }

    void failedRunOfAnotherModelForgetsTheOldPictures() {
        openAndRun();
        planted_->engine.failRuns = true;
        QSignalSpy failed(&planted_->jobs, &DocumentJobs::failed);
        planted_->jobs.openModel("other.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(!planted_->document.findings());
    }

    void failedRunOfTheSameModelKeepsThem() {
        openAndRun();
        planted_->engine.failRuns = true;
        QSignalSpy failed(&planted_->jobs, &DocumentJobs::failed);
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(planted_->document.findings());
    }

    void thresholdsAreAppliedWithoutANewRun() {
        openAndRun();
        const auto run = planted_->document.findings()->run;
        FindingOptions options;
        options.epsilon = 0.8;
        planted_->document.setFindingOptions(options);
        QTRY_COMPARE_WITH_TIMEOUT(planted_->document.findings()->options.epsilon, 0.8, patience);
        QVERIFY(planted_->document.findings()->run == run);
        QCOMPARE(planted_->engine.runs.load(), 1);
    }

    void thresholdsMovedDuringARunAreAppliedToIt() {
        openAndRun();
        planted_->engine.holdRuns = true;
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2, patience);
        FindingOptions options;
        options.epsilon = 0.5;
        planted_->document.setFindingOptions(options);
        planted_->engine.holdRuns = false;
        QTRY_COMPARE_WITH_TIMEOUT(planted_->document.findings()->options.epsilon, 0.5, patience);
    }

    void questionsOfViewsAreAnswered() {
        openAndRun();
        QSignalSpy map(&planted_->jobs, &DocumentJobs::mapsReady);
        QSignalSpy channel(&planted_->jobs, &DocumentJobs::channelReady);
        QSignalSpy space(&planted_->jobs, &DocumentJobs::keySpacesReady);
        planted_->jobs.requestMap({.layer = 1, .head = 2, .queries = {0, 6}, .keys = {0, 6}, .rows = 6, .columns = 6});
        planted_->jobs.requestChannel(7);
        planted_->jobs.requestKeySpace(1, 2, Rotation::before);
        QTRY_VERIFY_WITH_TIMEOUT(map.size() == 1 && channel.size() == 1 && space.size() == 1, patience);
        QCOMPARE(map[0][0].value<MapRequest>().head, 2);
        QCOMPARE(channel[0][0].toLongLong(), 7);
    }

    void newestOfManyMapRequestsIsAnsweredAlone() {
        openAndRun();
        planted_->engine.holdRuns = true;
        planted_->jobs.runPrompt(); // keeps the worker busy, so that all requests wait
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2, patience);
        QSignalSpy map(&planted_->jobs, &DocumentJobs::mapsReady);
        for (std::int64_t head = 0; head < 4; ++head)
            planted_->jobs.requestMap(
                {.layer = 1, .head = head, .queries = {0, 6}, .keys = {0, 6}, .rows = 6, .columns = 6});
        planted_->jobs.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(map.size(), 1, patience);
        QCOMPARE(map[0][0].value<MapRequest>().head, 3);
        QCOMPARE(planted_->engine.maps.load(), 1);
    }

    void mapOfTheRunBeforeIsDroppedWhenANewOneArrives() {
        openAndRun();
        planted_->engine.holdRuns = true;
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2, patience);
        QSignalSpy map(&planted_->jobs, &DocumentJobs::mapsReady);
        QSignalSpy found(&planted_->document, &Document::findingsChanged);
        planted_->jobs.requestMap({.layer = 1, .head = 1, .queries = {0, 6}, .keys = {0, 6}, .rows = 6, .columns = 6});
        planted_->engine.holdRuns = false;
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, patience);
        QTest::qWait(50);
        QCOMPARE(map.size(), 0);
    }

    void cancelEndsTheRunAndLetsQuestionsAboutTheOldOneBeAnswered() {
        openAndRun();
        planted_->engine.holdRuns = true;
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2, patience);
        QSignalSpy space(&planted_->jobs, &DocumentJobs::keySpacesReady);
        planted_->jobs.requestKeySpace(1, 2, Rotation::after);
        planted_->jobs.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(space.size(), 1, patience);
        QVERIFY(!planted_->jobs.busy(JobKind::keySpace));
    }

    void withoutAModelRunningDoesNothing() {
        planted_->jobs.runPrompt();
        planted_->jobs.requestMap({});
        QVERIFY(!planted_->jobs.busy());
        QVERIFY(!planted_->jobs.busy(JobKind::map));
    }

    void progressNamesTheLayer() {
        QSignalSpy busy(&planted_->jobs, &DocumentJobs::busyWith);
        planted_->engine.holdRuns = true;
        planted_->jobs.openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(
            !busy.isEmpty() && busy.last()[1].toString() == QStringLiteral("Running layer 2 of 8…"), patience);
        QCOMPARE(busy.last()[2].toDouble(), 1.0 / 8.0);
    }
};

QTEST_GUILESS_MAIN(DocumentJobsTest)
#include "DocumentJobsTest.moc"
