#pragma once

#include "model/ModelConfig.h"

#include <ATen/core/Tensor.h>
#include <string>
#include <vector>

namespace sinkscope {

class ModelWeights;

/// One loaded tensor, or the part of a joined one that was a tensor of its own, with words for it.
struct NamedWeight {
    enum class Kind { matrix, gain, bias };
    std::string name; ///< "layer 3 query"
    at::Tensor values;
    Kind kind = Kind::matrix;
};

/// All weights of a model; a shared head is left out. Views, nothing is copied.
std::vector<NamedWeight> namedWeights(const ModelConfig& config, const ModelWeights& weights);

} // namespace sinkscope
