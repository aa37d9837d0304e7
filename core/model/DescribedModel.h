#pragma once

#include "model/ModelConfig.h"
#include "model/TensorLayout.h"

namespace sinkscope {

/// What a checkpoint's description says: the model, and where its file keeps the weights.
struct DescribedModel {
    ModelConfig config;
    TensorLayout layout;
};

} // namespace sinkscope
