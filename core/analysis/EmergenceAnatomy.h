#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sinkscope {

/// A channel on its way through the norm before the feed-forward.
struct GainedChannel {
    std::int64_t channel = 0;
    double stream = 0.0; ///< what the norm reads
    double gain = 1.0;   ///< as really applied
    double read = 0.0;   ///< what the feed-forward reads
};

/// One neuron's part in a channel of the feed-forward's output.
struct NeuronPart {
    std::int64_t neuron = 0;
    double gate = 0.0;        ///< what enters the activation
    std::optional<double> up; ///< none in a plain feed-forward
    double product = 0.0;     ///< what the down projection reads
    double weight = 0.0;      ///< down[channel, neuron]: a super-weight candidate when it makes the spike
    double part = 0.0;        ///< weight · product
};

/// How a layer makes one entry of the residual stream (arXiv 2605.08504, section 2 of the facts; section 3.5): what
/// RMSNorm's gain concentrates and which neurons answer.
struct EmergenceAnatomy {
    std::int64_t layer = 0, token = 0, channel = 0, width = 0;
    double written = 0.0; ///< what the feed-forward computes there, before an output norm and residual multiplier
    double concentrationBefore = 0.0, concentrationAfter = 0.0; ///< R of the norm's input and output, nats
    double productConcentration = 0.0;                          ///< R over the neurons' products, nats
    std::vector<GainedChannel> channels;                        ///< by |read|, descending
    std::vector<NeuronPart> neurons;                            ///< by |part|, descending
};

/// The `count` first channels and neurons. The layer's feed-forward must not be a mixture. Fails when memory does.
Result<EmergenceAnatomy> emergenceAnatomy(const Run& run, std::int64_t layer, std::int64_t token, std::int64_t channel,
                                          std::int64_t count, const Progress& progress);

} // namespace sinkscope
