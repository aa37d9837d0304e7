#include "support/UnlessCancelled.h"

#include <QtTest>
#include <stdexcept>

namespace sinkscope {

class UnlessCancelledTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesWhatTheWorkGives() {
        QCOMPARE(unlessCancelled([] { return 7; }, Progress()).value_or(0), 7);
    }

    void aCancellationIsNotKeptWaitingByWorkThatGoesOn() {
        std::promise<void> mayEnd, hasEnded;
        std::future<void> ended = hasEnded.get_future();
        std::stop_source stop;
        stop.request_stop();
        const auto value = unlessCancelled(
            [may = mayEnd.get_future(), has = std::move(hasEnded)]() mutable {
                may.wait();
                has.set_value();
                return 7;
            },
            Progress(stop.get_token()));
        QVERIFY(!value);
        QVERIFY(ended.wait_for(std::chrono::seconds(0)) == std::future_status::timeout); // it is still at work
        mayEnd.set_value();
        ended.wait();
    }

    void throwsWhatTheWorkThrows() {
        QVERIFY_THROWS_EXCEPTION(std::runtime_error,
                                 unlessCancelled([]() -> int { throw std::runtime_error("no"); }, Progress()));
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::UnlessCancelledTest)
#include "UnlessCancelledTest.moc"
