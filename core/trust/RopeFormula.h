#pragma once

#include "model/ModelConfig.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// Frequencies [rotaryDimensions / 2] for a sequence of `tokens`, written from the papers in double precision and apart
/// from the engine's own table: none and linear (Su et al. 2021; Chen et al. 2023), dynamic NTK, llama3 (three bands),
/// yarn (Peng et al. 2023), longrope (Ding et al. 2024), stored factors. Empty when nothing is rotated.
std::vector<double> ropeFormula(const RopeConfig& config, std::int64_t tokens);
/// What cos and sin are multiplied with.
double ropeFormulaFactor(const RopeConfig& config);

} // namespace sinkscope
