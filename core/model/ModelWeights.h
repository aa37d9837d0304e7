#pragma once

#include "model/ModelConfig.h"

#include <ATen/core/Tensor.h>
#include <vector>

namespace sinkscope {

/// y = x · weightᵀ + bias; weight [out, in], bias [out] or undefined. In the compute dtype, on the model's device.
struct LinearWeights {
    at::Tensor weight, bias;
};

/// gain [width, or as many channels as the norm works over; of q and k also heads * headSize] as really applied
/// (Gemma's 1 + w included), undefined for none; bias only for LayerNorm. Always fp32.
struct NormWeights {
    at::Tensor gain, bias;
};

/// One layer's weights, ready to multiply.
struct LayerWeights {
    NormWeights attentionInput, attentionOutput, feedForwardInput, feedForwardOutput, query, key;
    LinearWeights
        queryKeyValue; ///< [(heads + 2 keyValueHeads) * headSize, width]: q, then k, then v; q and k rows half-split
    LinearWeights attentionProjection; ///< [width, heads * headSize]
    LinearWeights gateUp;              ///< gated: [2 size, width], gate first; plain: [size, width]
    LinearWeights down;                ///< [width, size]
    at::Tensor sinkLogits;             ///< [heads] fp32, or undefined
    LinearWeights router;              ///< mixture: [experts, width]
    std::vector<LinearWeights> expertGateUp, expertDown;
};

/// The only way to a model's weights. Today all are held in the compute dtype; holding them quantized or streaming them
/// changes `layer` alone.
class ModelWeights {
public:
    at::Tensor embedding; ///< [vocabulary, width]
    at::Tensor positions; ///< [contextLength + positionOffset, width], or undefined
    NormWeights embeddingNorm, finalNorm;
    LinearWeights head; ///< [vocabulary, width]; its weight shares storage with `embedding` when tied

    const LayerWeights& layer(std::int64_t index) const { return layers_[static_cast<std::size_t>(index)]; }
    std::vector<LayerWeights>& layers() { return layers_; }

private:
    std::vector<LayerWeights> layers_;
};

} // namespace sinkscope
