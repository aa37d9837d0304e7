#pragma once

#include "engine/AttentionRule.h"
#include "engine/Run.h"
#include "support/Progress.h"

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// Operations::attend for fp32 on the CPU. The result and the statistics do not depend on the number of threads.
at::Tensor fusedAttention(const at::Tensor& queryKeyValue, const AttentionRule& rule, std::int64_t sinkTokens,
                          HeadStatistics& heads, const Progress& progress);

} // namespace sinkscope
