#pragma once

#include "document/EngineCalls.h"
#include "tour/Tour.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace sinkscope {

/// How one promise of a step turned out.
struct PromiseOutcome {
    std::size_t step = 0; ///< from 0
    Expectation expectation;
    double value = 0.0;
    bool isKept() const { return value >= expectation.least && value <= expectation.most; }
};

/// Runs each step's prompt and interventions on the model without a window and measures what the steps promise, in
/// their order. Fails when the model cannot run a step or has no such place; cancellable.
Result<std::vector<PromiseOutcome>> playTour(const Tour& tour, const std::shared_ptr<const Model>& model,
                                             const EngineCalls& calls, const Progress& progress);

} // namespace sinkscope
