#pragma once

#include "support/Progress.h"

#include <chrono>
#include <future>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>

namespace sinkscope {

/// The value of `work`, one long call of a library that nothing can interrupt; empty within 20 ms of a cancellation.
/// `work` runs on a thread of its own, which then goes on to its end while nobody waits for it: it must own all that it
/// uses. What it throws is thrown here.
template <typename Work>
std::optional<std::invoke_result_t<Work>> unlessCancelled(Work work, const Progress& progress) {
    std::packaged_task<std::invoke_result_t<Work>()> task(std::move(work));
    auto value = task.get_future();
    std::thread(std::move(task)).detach();
    while (value.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready)
        if (progress.cancelled())
            return std::nullopt;
    return value.get();
}

} // namespace sinkscope
