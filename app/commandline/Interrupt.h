#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace sinkscope {

/// Turns Ctrl+C into a request to stop, while it lives; a second Ctrl+C ends the process at once. To be created before
/// other threads are, because they inherit that SIGINT is not theirs.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    std::stop_token token() const { return source_.get_token(); }

private:
    void wait(const std::stop_token& end);

    std::stop_source source_;
    sigset_t signals_;
    std::jthread waiter_;
};

} // namespace sinkscope
