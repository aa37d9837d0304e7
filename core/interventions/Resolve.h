#pragma once

#include "interventions/Baseline.h"
#include "interventions/Intervention.h"
#include "support/Result.h"

#include <memory>

namespace sinkscope {

struct InterventionPlan;

/// What the interventions change, layer by layer, for the baseline's model and prompt. Fails with a sentence naming the
/// intervention and what it names that is not there: a layer, head, token, channel or norm site outside the model, no
/// massive entries to follow, gains where there are none.
Result<std::shared_ptr<const InterventionPlan>> resolve(const Interventions& interventions, const Baseline& baseline,
                                                        const Progress& progress);

/// Checks one intervention alone against a model and the length of a prompt, as `resolve` would, without a run.
Result<void> checkIntervention(const Intervention& intervention, const ModelConfig& config, std::int64_t tokens);

} // namespace sinkscope
