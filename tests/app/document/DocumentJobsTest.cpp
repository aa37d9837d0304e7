#include "document/DocumentJobs.h"

#include "../planted/PlantedEngine.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr int patience = 5000; // ms; far above what any of these needs, so that a busy machine does not fail them

} // namespace

class DocumentJobsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlantedEngine> engine_;
    std::unique_ptr<JobRunner> runner_;
    std::unique_ptr<Document> document_;
    std::unique_ptr<DocumentJobs> jobs_;

    void openAndRun() {
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document_->findings(), patience);
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

    void openedModelRunsThePromptByItself() {
        QSignalSpy opened(jobs_.get(), &DocumentJobs::modelOpened);
        openAndRun();
        QCOMPARE(opened.size(), 1);
        QCOMPARE(engine_->runs.load(), 1);
        QVERIFY(document_->freshness() == Freshness::current);
    }

    void failedOpeningKeepsWhatWasOpen() {
        openAndRun();
        const auto model = document_->model();
        QSignalSpy failed(jobs_.get(), &DocumentJobs::failed);
        jobs_->openModel("broken.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        const auto failure = failed[0][0].value<Failure>();
        QVERIFY(failure.kind == JobKind::openModel);
        QCOMPARE(failure.sentence, QStringLiteral("broken.gguf ends after 12 bytes; fetch it again."));
        QVERIFY(failure.details.contains(QStringLiteral("Model: broken.gguf")));
        QVERIFY(failure.details.contains(QStringLiteral("Qt ")));
        QVERIFY(document_->model() == model);
        QVERIFY(document_->freshness() == Freshness::current);
    }

    void newRunReplacesTheOneUnderWay() {
        openAndRun();
        engine_->holdRuns = true;
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience);
        document_->setPrompt(QStringLiteral("Another"));
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 3, patience);
        QSignalSpy found(document_.get(), &Document::findingsChanged);
        engine_->holdRuns = false;
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, patience);
        QVERIFY(document_->freshness() == Freshness::current);
        QTest::qWait(20);
        QCOMPARE(found.size(), 1);
    }

    void cancelledRunIsNoFailureAndKeepsTheFindings() {
        openAndRun();
        const auto findings = document_->findings();
        QSignalSpy failed(jobs_.get(), &DocumentJobs::failed);
        QSignalSpy ended(jobs_.get(), &DocumentJobs::ended);
        engine_->holdRuns = true;
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience);
        jobs_->cancel();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
        QVERIFY(ended[0][1].value<JobEnd>() == JobEnd::cancelled);
        QCOMPARE(failed.size(), 0);
        QVERIFY(document_->findings() == findings);
    }

    void failedRunOfAnotherModelForgetsTheOldPictures() {
        openAndRun();
        engine_->failRuns = true;
        QSignalSpy failed(jobs_.get(), &DocumentJobs::failed);
        jobs_->openModel("other.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(!document_->findings());
    }

    void failedRunOfTheSameModelKeepsThem() {
        openAndRun();
        engine_->failRuns = true;
        QSignalSpy failed(jobs_.get(), &DocumentJobs::failed);
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(document_->findings());
    }

    void thresholdsAreAppliedWithoutANewRun() {
        openAndRun();
        const auto run = document_->findings()->run;
        FindingOptions options;
        options.epsilon = 0.8;
        document_->setFindingOptions(options);
        QTRY_COMPARE_WITH_TIMEOUT(document_->findings()->options.epsilon, 0.8, patience);
        QVERIFY(document_->findings()->run == run);
        QCOMPARE(engine_->runs.load(), 1);
    }

    void thresholdsMovedDuringARunAreAppliedToIt() {
        openAndRun();
        engine_->holdRuns = true;
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience);
        FindingOptions options;
        options.epsilon = 0.5;
        document_->setFindingOptions(options);
        engine_->holdRuns = false;
        QTRY_COMPARE_WITH_TIMEOUT(document_->findings()->options.epsilon, 0.5, patience);
    }

    void questionsOfViewsAreAnswered() {
        openAndRun();
        QSignalSpy map(jobs_.get(), &DocumentJobs::mapsReady);
        QSignalSpy channel(jobs_.get(), &DocumentJobs::channelReady);
        QSignalSpy space(jobs_.get(), &DocumentJobs::keySpacesReady);
        jobs_->requestMap({.layer = 1, .head = 2, .queries = {0, 6}, .keys = {0, 6}, .rows = 6, .columns = 6});
        jobs_->requestChannel(7);
        jobs_->requestKeySpace(1, 2, Rotation::before);
        QTRY_VERIFY_WITH_TIMEOUT(map.size() == 1 && channel.size() == 1 && space.size() == 1, patience);
        QCOMPARE(map[0][0].value<MapRequest>().head, 2);
        QCOMPARE(channel[0][0].toLongLong(), 7);
    }

    void newestOfManyMapRequestsIsAnsweredAlone() {
        openAndRun();
        engine_->holdRuns = true;
        jobs_->runPrompt(); // keeps the worker busy, so that all requests wait
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience);
        QSignalSpy map(jobs_.get(), &DocumentJobs::mapsReady);
        for (std::int64_t head = 0; head < 4; ++head)
            jobs_->requestMap({.layer = 1, .head = head, .queries = {0, 6}, .keys = {0, 6}, .rows = 6, .columns = 6});
        jobs_->cancel();
        QTRY_COMPARE_WITH_TIMEOUT(map.size(), 1, patience);
        QCOMPARE(map[0][0].value<MapRequest>().head, 3);
        QCOMPARE(engine_->maps.load(), 1);
    }

    void mapOfTheRunBeforeIsDroppedWhenANewOneArrives() {
        openAndRun();
        engine_->holdRuns = true;
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience);
        QSignalSpy map(jobs_.get(), &DocumentJobs::mapsReady);
        QSignalSpy found(document_.get(), &Document::findingsChanged);
        jobs_->requestMap({.layer = 1, .head = 1, .queries = {0, 6}, .keys = {0, 6}, .rows = 6, .columns = 6});
        engine_->holdRuns = false;
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, patience);
        QTest::qWait(50);
        QCOMPARE(map.size(), 0);
    }

    void cancelEndsTheRunAndLetsQuestionsAboutTheOldOneBeAnswered() {
        openAndRun();
        engine_->holdRuns = true;
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience);
        QSignalSpy space(jobs_.get(), &DocumentJobs::keySpacesReady);
        jobs_->requestKeySpace(1, 2, Rotation::after);
        jobs_->cancel();
        QTRY_COMPARE_WITH_TIMEOUT(space.size(), 1, patience);
        QVERIFY(!jobs_->busy(JobKind::keySpace));
    }

    void withoutAModelRunningDoesNothing() {
        jobs_->runPrompt();
        jobs_->requestMap({});
        QVERIFY(!jobs_->busy());
        QVERIFY(!jobs_->busy(JobKind::map));
    }

    void progressNamesTheLayer() {
        QSignalSpy busy(jobs_.get(), &DocumentJobs::busyWith);
        engine_->holdRuns = true;
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(
            !busy.isEmpty() && busy.last()[1].toString() == QStringLiteral("Running layer 2 of 8…"), patience);
        QCOMPARE(busy.last()[2].toDouble(), 1.0 / 8.0);
    }
};

QTEST_GUILESS_MAIN(DocumentJobsTest)
#include "DocumentJobsTest.moc"
