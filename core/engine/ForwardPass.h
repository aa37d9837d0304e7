#pragma once

#include "engine/BasePrediction.h"
#include "engine/InterventionPlan.h"
#include "engine/Operations.h"
#include "engine/RunTensors.h"
#include "support/Progress.h"

namespace sinkscope {

/// One pass through the layers of any model that a ModelConfig describes; fills a Run layer by layer.
class ForwardPass {
public:
    /// All references must outlive the pass. `run` has its model, tokens, options and, if any, plan set.
    ForwardPass(const Operations& operations, const Progress& progress, Run& run, RunTensors& tensors);

    /// Embeds, goes through all layers and predicts. When the progress is cancelled the run is left incomplete.
    void execute();
    /// The same from the plan's first layer on; takes what lies before from the base run, which it shares.
    void continueFrom(const BasePrediction& base);

private:
    void embed();
    void takeOver(const Run& base);
    void passLayers();
    void passLayer(std::int64_t index);
    at::Tensor attention(const at::Tensor& read, std::int64_t index, const LayerConfig& layer,
                         const LayerWeights& weights, const LayerChange* change, HeadStatistics& heads) const;
    void predict(const BasePrediction* base);
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
