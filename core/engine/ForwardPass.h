#pragma once

#include "engine/Operations.h"
#include "engine/RunTensors.h"
#include "support/Progress.h"

namespace sinkscope {

/// One pass through the layers of any model that a ModelConfig describes; fills a Run layer by layer.
class ForwardPass {
public:
    /// All references must outlive the pass. `run` has its model, tokens and options set.
    ForwardPass(const Operations& operations, const Progress& progress, Run& run, RunTensors& tensors);

    /// Embeds, goes through all layers and predicts. When the progress is cancelled the run is left incomplete.
    void execute();

private:
    void embed();
    void passLayer(std::int64_t index);
    at::Tensor attention(const at::Tensor& normed, std::int64_t index, HeadStatistics& heads) const;
    at::Tensor feedForward(const at::Tensor& normed, std::int64_t index) const;
    at::Tensor blockOutput(at::Tensor out, const NormConfig& norm, const NormWeights& weights) const;
    void predict();
    SiteStatistics statistics(const at::Tensor& rows, std::int64_t layer, Site site);

    const ModelConfig& config_;
    const ModelWeights& weights_;
    const Operations& operations_;
    const Progress& progress_;
    Run& run_;
    RunTensors& tensors_;
    at::Tensor residual_;
};

} // namespace sinkscope
