#pragma once

#include "jobs/JobKind.h"
#include "jobs/WorkQueue.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <thread>

namespace sinkscope {

/// Runs computations on the program's one worker thread and brings back values, progress and failures on the GUI
/// thread, queued. The newest job of a kind replaces an older one, whose value, if it still comes, is dropped. All
/// functions belong to the GUI thread; none of them waits, except the destructor: it cancels everything and joins the
/// worker.
class JobRunner : public QObject {
    Q_OBJECT
public:
    /// `prepare` runs first on the worker.
    explicit JobRunner(std::function<void()> prepare = {}, QObject* parent = nullptr);
    ~JobRunner() override;

    template <typename Value>
    using Job = std::function<Result<Value>(const Progress&)>;
    template <typename Value>
    using Receive = std::function<void(Result<Value>)>;

    /// `receive` gets the value, the failure or Error::Kind::cancelled unless the job was replaced or dropped or
    /// `receiver` died. An exception out of `job` arrives as a failure.
    template <typename Value>
    void submit(JobKind kind, Job<Value> job, QObject* receiver, Receive<Value> receive) {
        auto outcome = std::make_shared<std::optional<Result<Value>>>();
        enqueue(
            kind,
            [job = std::move(job), outcome](const Progress& progress) {
                try {
                    outcome->emplace(job(progress));
                } catch (const std::exception& exception) {
                    outcome->emplace(unexpectedFailure(exception.what()));
                } catch (...) {
                    outcome->emplace(unexpectedFailure("an exception of unknown type"));
                }
            },
            [receive = std::move(receive), outcome, receiver = QPointer<QObject>(receiver)](Stopped stopped) {
                Result<Value> result = stopped == Stopped::yes || !outcome->has_value() ? Result<Value>(cancellation())
                                                                                        : std::move(**outcome);
                const JobEnd end = result                                          ? JobEnd::done
                                   : result.error().kind == Error::Kind::cancelled ? JobEnd::cancelled
                                                                                   : JobEnd::failed;
                if (receiver)
                    receive(std::move(result));
                return end;
            });
    }

    /// Asks the job of that kind to stop; it then ends as cancelled, even when its value was ready just before.
    void cancel(JobKind kind);
    /// Like cancel, but nothing of it arrives any more.
    void drop(JobKind kind);
    /// The same at once, and told as ended: nothing takes its place.
    void abandon(JobKind kind);
    /// Whether a job of that kind waits or runs.
    bool busy(JobKind kind) const { return wanted_.contains(kind); }

    /// The same object behind a pointer whose last copy, wherever it dies, has the memory given back by the worker.
    template <typename Value>
    std::shared_ptr<const Value> freedByWorker(std::shared_ptr<const Value> object) const {
        const Value* address = object.get();
        return {address, [queue = queue_, object = std::move(object)](const Value*) mutable {
                    queue->discard(std::move(object));
                }};
    }

Q_SIGNALS:
    void started(sinkscope::JobKind kind); ///< submitted, that is: it may still wait
    void progressed(sinkscope::JobKind kind, sinkscope::Stage stage, qint64 done, qint64 total);
    /// After `receive`. Not sent for replaced jobs.
    void ended(sinkscope::JobKind kind, sinkscope::JobEnd end);

private:
    enum class Stopped { no, yes };
    using Deliver = std::function<JobEnd(Stopped)>;
    struct Wanted {
        std::uint64_t ticket = 0;
        std::stop_source stop;
        Deliver deliver;
    };

    static tl::unexpected<Error> unexpectedFailure(const char* what);
    void enqueue(JobKind kind, std::function<void(const Progress&)> compute, Deliver deliver);
    Progress progressOf(JobKind kind, std::uint64_t ticket, std::stop_token stop);
    void post(std::function<void()> call);
    void finish(JobKind kind, std::uint64_t ticket);
    bool isWanted(JobKind kind, std::uint64_t ticket) const;

    std::shared_ptr<WorkQueue> queue_ = std::make_shared<WorkQueue>();
    std::map<JobKind, Wanted> wanted_;
    std::uint64_t lastTicket_ = 0;
    std::thread worker_;
};

} // namespace sinkscope
