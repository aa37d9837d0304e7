#include "interventions/Intervene.h"

#include "engine/BasePrediction.h"
#include "engine/Engine.h"
#include "interventions/Resolve.h"

namespace sinkscope {

Result<std::shared_ptr<const Intervened>> intervene(const Baseline& baseline, const Interventions& interventions,
                                                    const Progress& progress) {
    if (interventions.empty())
        return std::make_shared<const Intervened>(
            Intervened{{}, baseline.findings, baseline.findings, compare(*baseline.findings, *baseline.findings)});
    auto plan = resolve(interventions, baseline, progress);
    if (!plan)
        return tl::unexpected(plan.error());
    auto changed = rerun(*baseline.prediction, *std::move(plan), progress);
    if (!changed)
        return tl::unexpected(changed.error());
    auto found = std::make_shared<const Findings>(findings(*std::move(changed), baseline.findings->options));
    const Comparison comparison = compare(*baseline.findings, *found);
    return std::make_shared<const Intervened>(
        Intervened{interventions, baseline.findings, std::move(found), comparison});
}

} // namespace sinkscope
