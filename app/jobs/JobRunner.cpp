#include "jobs/JobRunner.h"

#include <QMetaObject>

#include <mutex>

namespace sinkscope {

namespace {

/// The newest report of a running job; reports that come faster than the GUI thread takes them replace each other.
struct LatestReport {
    std::mutex mutex;
    bool underway = false;
    Stage stage = Stage::readingFile;
    std::int64_t done = 0, total = 0;
};

} // namespace

JobRunner::JobRunner(std::function<void()> prepare, QObject* parent)
    : QObject(parent), worker_([queue = queue_, prepare = std::move(prepare)] {
          if (prepare)
              prepare();
          while (const std::optional<Work> work = queue->take())
              work->compute();
      }) {}

JobRunner::~JobRunner() {
    for (auto& [kind, wanted] : wanted_)
        wanted.stop.request_stop();
    queue_->close();
    worker_.join();
}

tl::unexpected<Error> JobRunner::unexpectedFailure(const char* what) {
    return failure(
        {"Something unexpected went wrong (%1). Try again; if it comes back, please report it with the copied details.",
         {std::string(what)}});
}

void JobRunner::enqueue(JobKind kind, std::function<void(const Progress&)> compute, Deliver deliver) {
    drop(kind);
    const std::uint64_t ticket = ++lastTicket_;
    std::stop_source stop;
    const Progress progress = progressOf(kind, ticket, stop.get_token());
    wanted_[kind] = {ticket, stop, std::move(deliver)};
    queue_->add({kind, ticket, [this, kind, ticket, progress, compute = std::move(compute)] {
                     if (!progress.cancelled())
                         compute(progress);
                     post([this, kind, ticket] { finish(kind, ticket); });
                 }});
    Q_EMIT started(kind);
}

Progress JobRunner::progressOf(JobKind kind, std::uint64_t ticket, std::stop_token stop) {
    auto latest = std::make_shared<LatestReport>();
    return Progress(std::move(stop), [this, kind, ticket, latest](Stage stage, std::int64_t done, std::int64_t total) {
        {
            const std::lock_guard lock(latest->mutex);
            latest->stage = stage;
            latest->done = done;
            latest->total = total;
            if (std::exchange(latest->underway, true))
                return;
        }
        post([this, kind, ticket, latest] {
            std::unique_lock lock(latest->mutex);
            latest->underway = false;
            const auto [stageNow, doneNow, totalNow] = std::tuple(latest->stage, latest->done, latest->total);
            lock.unlock();
            if (isWanted(kind, ticket))
                Q_EMIT progressed(kind, stageNow, doneNow, totalNow);
        });
    });
}

void JobRunner::cancel(JobKind kind) {
    const auto found = wanted_.find(kind);
    if (found == wanted_.end())
        return;
    found->second.stop.request_stop();
    const std::uint64_t ticket = found->second.ticket;
    if (queue_->remove(ticket))
        post([this, kind, ticket] { finish(kind, ticket); });
}

void JobRunner::drop(JobKind kind) {
    const auto found = wanted_.find(kind);
    if (found == wanted_.end())
        return;
    found->second.stop.request_stop();
    queue_->remove(found->second.ticket);
    wanted_.erase(found);
}

void JobRunner::abandon(JobKind kind) {
    if (!busy(kind))
        return;
    drop(kind);
    Q_EMIT ended(kind, JobEnd::cancelled);
}

void JobRunner::post(std::function<void()> call) {
    QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
}

void JobRunner::finish(JobKind kind, std::uint64_t ticket) {
    if (!isWanted(kind, ticket))
        return;
    const Wanted job = std::move(wanted_.extract(kind).mapped());
    const JobEnd end = job.deliver(job.stop.stop_requested() ? Stopped::yes : Stopped::no);
    Q_EMIT ended(kind, end);
}

bool JobRunner::isWanted(JobKind kind, std::uint64_t ticket) const {
    const auto found = wanted_.find(kind);
    return found != wanted_.end() && found->second.ticket == ticket;
}

} // namespace sinkscope
