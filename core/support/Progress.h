#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace sinkscope {

enum class Stage {
    readingFile,
    loadingWeights,
    checkingFile,
    tokenizing,
    runningLayers,
    predicting,
    computingMap,
    generating,
    computingCurve,
    analyzing,
    writingFile
};

/// Handed to every computation that may take more than 150 ms: says how far it is and asks whether to go on.
/// A default one reports to nobody and is never cancelled. `report` calls the listener on the computing thread.
class Progress {
public:
    using Listener = std::function<void(Stage stage, std::int64_t done, std::int64_t total)>;

    Progress() = default;
    explicit Progress(std::stop_token stop, Listener listener = {})
        : stop_(std::move(stop)), listener_(std::move(listener)) {}

    bool cancelled() const { return stop_.stop_requested(); }
    void report(Stage stage, std::int64_t done, std::int64_t total) const {
        if (listener_)
            listener_(stage, done, total);
    }

    /// Cancelled together with this one, reporting to nobody: for the parts of a larger job.
    Progress silent() const { return Progress(stop_); }

private:
    std::stop_token stop_;
    Listener listener_;
};

} // namespace sinkscope
