#include "commandline/Interrupt.h"

#include <cstdlib>
#include <pthread.h>

namespace sinkscope {

Interrupt::Interrupt() {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    waiter_ = std::jthread([this](const std::stop_token& end) { wait(end); });
}

Interrupt::~Interrupt() {
    waiter_.request_stop();
    pthread_kill(waiter_.native_handle(), SIGINT); // wakes it
    waiter_.join();
    pthread_sigmask(SIG_UNBLOCK, &signals_, nullptr);
}

void Interrupt::wait(const std::stop_token& end) {
    for (int signal = 0; sigwait(&signals_, &signal) == 0 && !end.stop_requested();) {
        if (source_.stop_requested())
            std::_Exit(130);
        source_.request_stop();
    }
}

} // namespace sinkscope
