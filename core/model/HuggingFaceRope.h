#pragma once

#include "model/FieldReader.h"
#include "model/HuggingFaceForm.h"
#include "model/ModelConfig.h"

#include <string>
#include <vector>

namespace sinkscope {

/// Which of a model's layers a rotation belongs to; models with one rotation use `full` for all.
enum class AttentionReach { full, window };

/// Reads how layers of that reach rotate q and k, from rope_parameters (flat or per kind of layer) or rope_theta and
/// rope_scaling. `config` has headSize and contextLength. Failures are kept in `reader`; fields without effect are
/// added to `ignored`.
RopeConfig readHuggingFaceRope(FieldReader& reader, const HuggingFaceForm& form, AttentionReach reach,
                               const ModelConfig& config, std::vector<std::string>& ignored);

} // namespace sinkscope
