#include "model/WeightBuilder.h"

#include "engine/Engine.h"
#include "model/MemoryLimit.h"
#include "model/TensorDecoder.h"
#include "model/WeightPlanner.h"
#include "support/Memory.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>

namespace sinkscope {
namespace {

Result<void> checkMemory(const ModelConfig& config, const LoadOptions& options) {
    const std::int64_t needed = estimateWeights(config, options.type, config.tiedHead);
    const std::int64_t limit = memoryLimit(options);
    if (needed <= limit)
        return {};
    return failure({"The weights of this model need %1 of memory, but the limit is %2: choose a smaller model, or "
                    "raise the memory limit if the machine has more.",
                    {bytesText(needed), bytesText(limit)}});
}

} // namespace

Result<std::unique_ptr<const ModelWeights>> buildWeights(const WeightSource& source, DescribedModel& model,
                                                         const LoadOptions& options, const Progress& progress) {
    auto weights = std::make_unique<ModelWeights>();
    WeightPlanner planner(source, model, *weights);
    auto plans = planner.plan();
    if (!plans)
        return tl::unexpected(plans.error());
    model.config.tiedHead = planner.sharesHead();
    model.config.notes.insert(model.config.notes.end(), planner.notes().begin(), planner.notes().end());
    if (auto fits = checkMemory(model.config, options); !fits)
        return tl::unexpected(fits.error());
    const c10::NoGradGuard noGradient;
    if (auto decoded = decodeTensors(source, *plans, options, progress); !decoded)
        return tl::unexpected(decoded.error());
    if (planner.sharesHead())
        weights->head.weight = weights->embedding;
    return weights;
}

} // namespace sinkscope
