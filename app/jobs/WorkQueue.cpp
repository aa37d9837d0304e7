#include "jobs/WorkQueue.h"

#include <algorithm>

namespace sinkscope {

void WorkQueue::add(Work work) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(work));
    }
    changed_.notify_one();
}

bool WorkQueue::remove(std::uint64_t ticket) {
    std::list<Work> removed; // destroyed after the lock is gone: its captures may call discard()
    const std::lock_guard lock(mutex_);
    const auto found =
        std::find_if(waiting_.begin(), waiting_.end(), [ticket](const Work& work) { return work.ticket == ticket; });
    if (found == waiting_.end())
        return false;
    removed.splice(removed.begin(), waiting_, found);
    return true;
}

void WorkQueue::discard(std::shared_ptr<const void> object) {
    const std::lock_guard lock(mutex_);
    if (closed_)
        return;
    discarded_.push_back(std::move(object));
    changed_.notify_one();
}

std::optional<Work> WorkQueue::take() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return closed_ || !discarded_.empty() || !waiting_.empty(); });
        if (!discarded_.empty()) {
            std::vector<std::shared_ptr<const void>> objects;
            objects.swap(discarded_);
            lock.unlock();
            objects.clear();
            lock.lock();
            continue;
        }
        if (closed_)
            return std::nullopt;
        const auto next = std::min_element(waiting_.begin(), waiting_.end(),
                                           [](const Work& left, const Work& right) { return left.kind < right.kind; });
        Work work = std::move(*next);
        waiting_.erase(next);
        return work;
    }
}

void WorkQueue::close() {
    std::list<Work> removed;
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
        removed.swap(waiting_);
    }
    changed_.notify_all();
}

} // namespace sinkscope
