#pragma once

#include "model/DescribedModel.h"
#include "model/Model.h"
#include "model/ModelWeights.h"
#include "model/WeightSource.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <memory>

namespace sinkscope {

/// Fills a model's weights from its file: q, k, v and gate, up joined; gains as really applied; rotary rows half-split;
/// the head its own or shared with the embedding as the file has it (`model.config.tiedHead` and `.notes` then say so).
/// Every tensor's name and shape is checked before the first is decoded. Reports Stage::loadingWeights; cancellable.
Result<std::unique_ptr<const ModelWeights>> buildWeights(const WeightSource& source, DescribedModel& model,
                                                         const LoadOptions& options, const Progress& progress);

} // namespace sinkscope
