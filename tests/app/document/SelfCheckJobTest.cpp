#include "document/SelfCheckJob.h"

#include "../planted/PlantedDocument.h"
#include "document/DocumentJobs.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

class SelfCheckJobTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlantedDocument> planted_;

    SelfCheckJob& check() { return planted_->jobs.selfCheck(); }

private Q_SLOTS:
    void init() { planted_ = std::make_unique<PlantedDocument>(); }

    void cleanup() { planted_.reset(); }

    void modelIsCheckedAfterItsFirstRun() {
        planted_->engine.holdRuns = true;
        planted_->jobs.openModel("model.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 1, patience);
        QTest::qWait(700); // longer than the calm that the check waits for
        QCOMPARE(planted_->engine.checks.load(), 0);
        QVERIFY(check().state() == SelfCheckJob::State::waiting);
        planted_->engine.holdRuns = false;
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
        QVERIFY(planted_->document.findings());
        QCOMPARE(planted_->engine.checks.load(), 1);
        QVERIFY(planted_->document.trust()->overall() == TrustVerdict::red);
        QVERIFY(check().state() == SelfCheckJob::State::done);
    }

    void modelIsCheckedOnceOnly() {
        planted_->jobs.openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2, patience);
        QTest::qWait(700);
        QCOMPARE(planted_->engine.checks.load(), 1);
    }

    void givesWayToARunAndBeginsAnew() {
        planted_->engine.holdChecks = true;
        planted_->jobs.openModel("model.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.checks.load(), 1, patience);
        planted_->jobs.runPrompt();
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), 2, patience); // although the check would last for ever
        planted_->engine.holdChecks = false;
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
        QCOMPARE(planted_->engine.checks.load(), 2);
    }

    void anotherModelForgetsTheReport() {
        planted_->jobs.openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
        planted_->engine.holdChecks = true;
        planted_->jobs.openModel("other.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.checks.load(), 2, patience);
        QVERIFY(!planted_->document.trust());
        planted_->engine.holdChecks = false;
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
    }

    void cancelledCheckIsTriedAgainOnlyWhenAsked() {
        planted_->engine.holdChecks = true;
        planted_->jobs.openModel("model.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.checks.load(), 1, patience);
        planted_->jobs.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(check().state() == SelfCheckJob::State::cancelled, patience);
        QTest::qWait(700);
        QCOMPARE(planted_->engine.checks.load(), 1);
        planted_->engine.holdChecks = false;
        check().check();
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
    }

    void failedCheckSaysWhy() {
        planted_->engine.failChecks = true;
        planted_->jobs.openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(check().state() == SelfCheckJob::State::failed, patience);
        QCOMPARE(check().sentence(), QStringLiteral("The probe needs more memory than there is."));
        QVERIFY(!planted_->document.trust());
    }
};

QTEST_GUILESS_MAIN(SelfCheckJobTest)
#include "SelfCheckJobTest.moc"
