#pragma once

#include "engine/Run.h"

namespace sinkscope {

struct LossFinding {
    double meanNll = 0.0;    ///< nats per token; NaN for a prompt of one token
    double perplexity = 0.0; ///< exp(meanNll)
};

LossFinding loss(const Run& run);

} // namespace sinkscope
