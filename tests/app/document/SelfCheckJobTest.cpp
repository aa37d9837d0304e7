#include "document/SelfCheckJob.h"

#include "../planted/PlantedEngine.h"
#include "document/DocumentJobs.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr int patience = 10'000; // ms; far above what any of these needs, so that a busy machine does not fail them

} // namespace

class SelfCheckJobTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlantedEngine> engine_;
    std::unique_ptr<JobRunner> runner_;
    std::unique_ptr<Document> document_;
    std::unique_ptr<DocumentJobs> jobs_;

    SelfCheckJob& check() { return jobs_->selfCheck(); }

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

    void modelIsCheckedAfterItsFirstRun() {
        engine_->holdRuns = true;
        jobs_->openModel("model.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 1, patience);
        QTest::qWait(700); // longer than the calm that the check waits for
        QCOMPARE(engine_->checks.load(), 0);
        QVERIFY(check().state() == SelfCheckJob::State::waiting);
        engine_->holdRuns = false;
        QTRY_VERIFY_WITH_TIMEOUT(document_->trust(), patience);
        QVERIFY(document_->findings());
        QCOMPARE(engine_->checks.load(), 1);
        QVERIFY(document_->trust()->overall() == TrustVerdict::red);
        QVERIFY(check().state() == SelfCheckJob::State::done);
    }

    void modelIsCheckedOnceOnly() {
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document_->trust(), patience);
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience);
        QTest::qWait(700);
        QCOMPARE(engine_->checks.load(), 1);
    }

    void givesWayToARunAndBeginsAnew() {
        engine_->holdChecks = true;
        jobs_->openModel("model.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(engine_->checks.load(), 1, patience);
        jobs_->runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(engine_->runs.load(), 2, patience); // although the check would last for ever
        engine_->holdChecks = false;
        QTRY_VERIFY_WITH_TIMEOUT(document_->trust(), patience);
        QCOMPARE(engine_->checks.load(), 2);
    }

    void anotherModelForgetsTheReport() {
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document_->trust(), patience);
        engine_->holdChecks = true;
        jobs_->openModel("other.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(engine_->checks.load(), 2, patience);
        QVERIFY(!document_->trust());
        engine_->holdChecks = false;
        QTRY_VERIFY_WITH_TIMEOUT(document_->trust(), patience);
    }

    void cancelledCheckIsTriedAgainOnlyWhenAsked() {
        engine_->holdChecks = true;
        jobs_->openModel("model.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(engine_->checks.load(), 1, patience);
        jobs_->cancel();
        QTRY_VERIFY_WITH_TIMEOUT(check().state() == SelfCheckJob::State::cancelled, patience);
        QTest::qWait(700);
        QCOMPARE(engine_->checks.load(), 1);
        engine_->holdChecks = false;
        check().check();
        QTRY_VERIFY_WITH_TIMEOUT(document_->trust(), patience);
    }

    void failedCheckSaysWhy() {
        engine_->failChecks = true;
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(check().state() == SelfCheckJob::State::failed, patience);
        QCOMPARE(check().sentence(), QStringLiteral("The probe needs more memory than there is."));
        QVERIFY(!document_->trust());
    }
};

QTEST_GUILESS_MAIN(SelfCheckJobTest)
#include "SelfCheckJobTest.moc"
