#include "interventions/Baseline.h"

#include "engine/BasePrediction.h"

namespace sinkscope {

Result<Baseline> prepareBaseline(std::shared_ptr<const Findings> findings, const Progress& progress) {
    auto prediction = BasePrediction::of(findings->run, progress);
    if (!prediction)
        return tl::unexpected(prediction.error());
    return Baseline{std::move(findings), *std::move(prediction), nullptr};
}

} // namespace sinkscope
