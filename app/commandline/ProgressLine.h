#pragma once

#include "support/Progress.h"

#include <chrono>
#include <cstdint>

namespace sinkscope {

/// One line on stderr that says what is done and how far it is; nothing when stderr is no terminal. The line is gone
/// when this ends.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(Stage stage, std::int64_t done, std::int64_t total);

private:
    enum class Visible { never, notYet, now };
    Visible visible_;
    std::chrono::steady_clock::time_point last_;
};

} // namespace sinkscope
