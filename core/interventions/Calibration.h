#pragma once

#include "interventions/Intervention.h"
#include "model/Model.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sinkscope {

/// Mean residual stream after each layer over the calibration prompts, [layers, width] each: at position 0, where BOS
/// and most giants stand, and over all later positions.
struct CalibrationMeans {
    Matrix first, later;

    float at(std::int64_t layer, const EntryPlace& place) const {
        return (place.token == 0 ? first : later).at(layer, place.channel);
    }
};

/// Runs the model over the prompts; cancellable. Needs a tokenizer.
Result<std::shared_ptr<const CalibrationMeans>>
calibrate(const std::shared_ptr<const Model>& model, std::span<const std::string> prompts, const Progress& progress);

/// Whether one of them is set to a calibration mean.
bool needsCalibration(const Interventions& interventions);

} // namespace sinkscope
