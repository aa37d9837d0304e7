#include "jobs/JobRunner.h"

#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <latch>
#include <semaphore>
#include <stdexcept>

using namespace sinkscope;

namespace {

constexpr int patience = 5000; // ms; far above what any of these needs, so that a busy machine does not fail them

/// A job that says when it has begun and ends, with `value`, once it is cancelled or let go.
struct HeldJob {
    std::binary_semaphore begun{0};
    std::atomic<bool> letGo = false;

    JobRunner::Job<int> returning(int value) {
        return [this, value](const Progress& progress) -> Result<int> {
            begun.release();
            while (!letGo && !progress.cancelled())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return value;
        };
    }
};

JobRunner::Job<int> returning(int value) {
    return [value](const Progress&) -> Result<int> { return value; };
}

} // namespace

class JobRunnerTest : public QObject {
    Q_OBJECT

    std::vector<Result<int>> received_;
    JobRunner::Receive<int> receive() {
        return [this](Result<int> result) { received_.push_back(std::move(result)); };
    }

private Q_SLOTS:
    void init() { received_.clear(); }

    void preparesOnTheWorkerBeforeTheFirstJob() {
        std::thread::id prepared;
        std::thread::id worked;
        JobRunner runner([&] { prepared = std::this_thread::get_id(); });
        runner.submit<int>(
            JobKind::run,
            [&](const Progress&) -> Result<int> {
                worked = std::this_thread::get_id();
                return prepared == worked ? 1 : 0;
            },
            this, receive());
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 1u, patience);
        QCOMPARE(*received_[0], 1);
        QVERIFY(worked != std::this_thread::get_id());
    }

    void deliversOnTheGuiThreadAndNeverBeforeReturningToTheEventLoop() {
        JobRunner runner;
        std::thread::id delivered;
        runner.submit<int>(JobKind::run, returning(7), this, [&](Result<int> result) {
            delivered = std::this_thread::get_id();
            received_.push_back(std::move(result));
        });
        QThread::msleep(20);
        QCOMPARE(received_.size(), 0u);
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 1u, patience);
        QVERIFY(delivered == std::this_thread::get_id());
        QVERIFY(!runner.busy(JobKind::run));
    }

    void newestJobOfAKindWinsAndCancelsTheOlderOne() {
        JobRunner runner;
        HeldJob old;
        runner.submit<int>(JobKind::run, old.returning(1), this, receive());
        old.begun.acquire();
        runner.submit<int>(JobKind::run, returning(2), this, receive());
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 1u, patience);
        QCOMPARE(*received_[0], 2);
        QTest::qWait(20);
        QCOMPARE(received_.size(), 1u);
    }

    void waitingJobThatIsReplacedNeverStarts() {
        JobRunner runner;
        HeldJob first;
        std::atomic<int> started = 0;
        const auto counted = [&](int value) {
            return [&started, value](const Progress&) -> Result<int> {
                ++started;
                return value;
            };
        };
        runner.submit<int>(JobKind::run, first.returning(1), this, receive());
        first.begun.acquire();
        for (int value = 10; value < 20; ++value)
            runner.submit<int>(JobKind::map, counted(value), this, receive());
        first.letGo = true;
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 2u, patience);
        QCOMPARE(*received_[1], 19);
        QCOMPARE(started.load(), 1);
    }

    void cancelledJobEndsCancelledEvenWhenItReturnsAValue() {
        JobRunner runner;
        QSignalSpy ended(&runner, &JobRunner::ended);
        HeldJob job;
        runner.submit<int>(JobKind::run, job.returning(1), this, receive());
        job.begun.acquire();
        runner.cancel(JobKind::run);
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 1u, patience);
        QVERIFY(!received_[0].has_value());
        QVERIFY(received_[0].error().kind == Error::Kind::cancelled);
        QCOMPARE(ended.size(), 1);
        QVERIFY(ended[0][1].value<JobEnd>() == JobEnd::cancelled);
    }

    void cancelledJobThatStillWaitsNeverStartsAndEndsCancelled() {
        JobRunner runner;
        HeldJob first;
        std::atomic<bool> started = false;
        runner.submit<int>(JobKind::run, first.returning(1), this, receive());
        first.begun.acquire();
        runner.submit<int>(
            JobKind::map,
            [&](const Progress&) -> Result<int> {
                started = true;
                return 2;
            },
            this, receive());
        runner.cancel(JobKind::map);
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 1u, patience);
        QVERIFY(received_[0].error().kind == Error::Kind::cancelled);
        first.letGo = true;
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 2u, patience);
        QVERIFY(!started);
    }

    void droppedJobDeliversNothing() {
        JobRunner runner;
        QSignalSpy ended(&runner, &JobRunner::ended);
        runner.submit<int>(JobKind::run, returning(1), this, receive());
        QThread::msleep(20); // its value is on its way by now
        runner.drop(JobKind::run);
        QTest::qWait(20);
        QCOMPARE(received_.size(), 0u);
        QCOMPARE(ended.size(), 0);
        QVERIFY(!runner.busy(JobKind::run));
    }

    void failureAndSuccessArriveAsSuch() {
        JobRunner runner;
        QSignalSpy ended(&runner, &JobRunner::ended);
        runner.submit<int>(
            JobKind::run, [](const Progress&) -> Result<int> { return failure("The file is empty."); }, this,
            receive());
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 1u, patience);
        QCOMPARE(received_[0].error().message(), std::string("The file is empty."));
        QVERIFY(ended[0][1].value<JobEnd>() == JobEnd::failed);
        runner.submit<int>(JobKind::run, returning(3), this, receive());
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 2u, patience);
        QVERIFY(ended[1][1].value<JobEnd>() == JobEnd::done);
    }

    void exceptionsBecomeFailures() {
        JobRunner runner;
        runner.submit<int>(
            JobKind::run, [](const Progress&) -> Result<int> { throw std::runtime_error("planted"); }, this, receive());
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 1u, patience);
        QVERIFY(received_[0].error().kind == Error::Kind::failed);
        QVERIFY(received_[0].error().message().find("planted") != std::string::npos);
        runner.submit<int>(
            JobKind::run, [](const Progress&) -> Result<int> { throw 5; }, this, receive());
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 2u, patience);
        QVERIFY(received_[1].error().kind == Error::Kind::failed);
    }

    void resultForADeadReceiverIsDropped() {
        JobRunner runner;
        QSignalSpy ended(&runner, &JobRunner::ended);
        auto receiver = std::make_unique<QObject>();
        runner.submit<int>(JobKind::run, returning(1), receiver.get(), receive());
        receiver.reset();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
        QCOMPARE(received_.size(), 0u);
    }

    void progressOfTheWantedJobArrivesAndTheLastReportIsNotLost() {
        JobRunner runner;
        QSignalSpy progressed(&runner, &JobRunner::progressed);
        runner.submit<int>(
            JobKind::run,
            [](const Progress& progress) -> Result<int> {
                for (int done = 0; done <= 10000; ++done)
                    progress.report(Stage::runningLayers, done, 10000);
                return 1;
            },
            this, receive());
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 1u, patience);
        QVERIFY(!progressed.isEmpty());
        QCOMPARE(progressed.last()[2].toLongLong(), 10000LL);
    }

    void moreUrgentKindsStartFirst() {
        JobRunner runner;
        HeldJob first;
        runner.submit<int>(JobKind::findings, first.returning(0), this, receive());
        first.begun.acquire();
        runner.submit<int>(JobKind::keySpace, returning(3), this, receive());
        runner.submit<int>(JobKind::map, returning(2), this, receive());
        runner.submit<int>(JobKind::run, returning(1), this, receive());
        first.letGo = true;
        QTRY_COMPARE_WITH_TIMEOUT(received_.size(), 4u, patience);
        for (int place = 0; place < 4; ++place)
            QCOMPARE(*received_[static_cast<std::size_t>(place)], place);
    }

    void destructorCancelsTheRunningJobAndWaitsForIt() {
        std::atomic<bool> finished = false;
        std::binary_semaphore begun{0};
        {
            JobRunner runner;
            runner.submit<int>(
                JobKind::run,
                [&](const Progress& progress) -> Result<int> {
                    begun.release();
                    while (!progress.cancelled())
                        std::this_thread::sleep_for(std::chrono::milliseconds(1));
                    std::this_thread::sleep_for(std::chrono::milliseconds(20));
                    finished = true;
                    return cancellation();
                },
                this, receive());
            runner.submit<int>(JobKind::map, returning(2), this, receive());
            begun.acquire();
        }
        QVERIFY(finished);
        QTest::qWait(20);
        QCOMPARE(received_.size(), 0u);
    }

    void lastCopyOfAFreedByWorkerPointerDiesOnTheWorker() {
        JobRunner runner;
        std::atomic<bool> freed = false;
        std::thread::id where;
        std::shared_ptr<const int> object(new int(42), [&](const int* number) {
            where = std::this_thread::get_id();
            delete number;
            freed = true;
        });
        std::shared_ptr<const int> handedOut = runner.freedByWorker(std::move(object));
        std::shared_ptr<const int> copy = handedOut;
        handedOut.reset();
        QCOMPARE(*copy, 42);
        QVERIFY(!freed);
        copy.reset();
        QTRY_VERIFY_WITH_TIMEOUT(freed, patience);
        QVERIFY(where != std::this_thread::get_id());
    }

    void freedByWorkerPointerMayOutliveTheRunner() {
        bool freed = false;
        std::shared_ptr<const int> handedOut;
        {
            JobRunner runner;
            handedOut = runner.freedByWorker(std::shared_ptr<const int>(new int(1), [&](const int* number) {
                delete number;
                freed = true;
            }));
        }
        QVERIFY(!freed);
        handedOut.reset();
        QVERIFY(freed);
    }
};

QTEST_GUILESS_MAIN(JobRunnerTest)
#include "JobRunnerTest.moc"
