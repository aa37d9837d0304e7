#pragma once

#include "model/Model.h"
#include "support/Progress.h"
#include "support/Result.h"
#include "trust/TrustReport.h"

#include <memory>

namespace sinkscope {

/// Proves the reading of a loaded model, as far as it can be known: reads its files' headers anew, looks at all weights
/// and makes a short run. Under two seconds for 135 million parameters on two cores; of larger models it covers what
/// fits and says what it left out. Reports Stage::checkingFile and what run() reports; cancels within 100 ms. Fails as
/// run() does.
Result<TrustReport> selfCheck(const std::shared_ptr<const Model>& model, const Progress& progress);

} // namespace sinkscope
