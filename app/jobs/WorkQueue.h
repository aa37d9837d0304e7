#pragma once

#include "jobs/JobKind.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sinkscope {

/// One job as the worker sees it.
struct Work {
    JobKind kind = JobKind::run;
    std::uint64_t ticket = 0;
    std::function<void()> compute;
};

/// What the GUI thread hands to the worker: jobs, and objects whose memory the worker shall give back. All functions
/// may be called from any thread.
class WorkQueue {
public:
    void add(Work work);
    /// Takes a job that has not begun out of the queue; false when it is not waiting (any more).
    bool remove(std::uint64_t ticket);
    /// Frees the object on the worker, or here once the queue is closed.
    void discard(std::shared_ptr<const void> object);
    /// Blocks until there is a job, freeing discarded objects meanwhile; empty once the queue is closed.
    std::optional<Work> take();
    void close();

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::list<Work> waiting_;
    std::vector<std::shared_ptr<const void>> discarded_;
    bool closed_ = false;
};

} // namespace sinkscope
