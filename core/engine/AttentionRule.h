#pragma once

#include "engine/AttentionChange.h"
#include "engine/Range.h"
#include "model/ModelWeights.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// How one layer makes attention weights of its scores: which keys a query sees, and which logits without a key stand
/// in its softmax. A view of config, layer and weights, which must outlive it; `change` may be null.
class AttentionRule {
public:
    AttentionRule(const ModelConfig& config, const LayerConfig& layer, const LayerWeights& weights,
                  const AttentionChange* change);

    const ModelConfig& config() const { return config_; }
    const LayerConfig& layer() const { return layer_; }

    /// First key that the window leaves to the query at `position`.
    std::int64_t firstKey(std::int64_t position) const;
    /// Whether some query may not see all keys that the model's own rule leaves it.
    bool changed() const { return change_ != nullptr; }
    /// Whether that query sees all keys from firstKey to itself.
    bool seesAll(std::int64_t head, std::int64_t query) const;
    /// The keys that a query sees, ascending, apart from each other; none when there is nothing left to see.
    std::vector<Range> visible(std::int64_t head, std::int64_t query) const;

    bool hasSinks() const { return !sinkLogits_.empty(); }
    /// Logit of the head's learned or virtual sink; -infinity: none.
    float sinkLogit(std::int64_t head) const;

private:
    HeadSight sight(std::int64_t head) const;

    const ModelConfig& config_;
    const LayerConfig& layer_;
    const AttentionChange* change_;
    std::vector<float> sinkLogits_; ///< [heads], or empty
};

} // namespace sinkscope
