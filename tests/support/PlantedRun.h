#pragma once

#include "engine/Run.h"
#include "engine/RunTensors.h"

#include <ATen/core/Tensor.h>
#include <cstdint>
#include <memory>
#include <vector>

namespace sinkscope {

/// A residual stream built by hand: what the embedding holds and what each block adds, [tokens, width] fp32 each.
struct PlantedStream {
    at::Tensor embedding;
    std::vector<at::Tensor> attention, feedForward;

    /// All blocks add nothing yet; the embedding holds small numbers that differ everywhere.
    PlantedStream(std::int64_t layers, std::int64_t tokens, std::int64_t width);
};

/// The run that such a stream leaves behind, with its statistics worked out by plain tensor operations. Without model,
/// heads and loss.
Run plantedRun(const PlantedStream& stream, KeepOutputs outputs = KeepOutputs::no);
/// Statistics of one site, values [tokens, width].
SiteStatistics plainStatistics(const at::Tensor& values);

} // namespace sinkscope
