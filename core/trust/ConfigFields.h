#pragma once

#include "model/Checkpoint.h"
#include "trust/TrustReport.h"

#include <string>
#include <vector>

namespace sinkscope {

struct DescribedField {
    enum class Setting { off, other }; ///< off: null or false
    std::string name;
    Setting setting = Setting::other;
};

/// All fields of the description: those of config.json (of its text_config where it has one), or GGUF's keys of the
/// architecture. Empty when the file cannot be read.
std::vector<DescribedField> describedFields(const Checkpoint& checkpoint);
/// Which of `fields` were read and which ignored. Yellow when an ignored one is not known to be without effect.
TrustCheck configFieldsCheck(const ModelConfig& config, const std::vector<DescribedField>& fields);

} // namespace sinkscope
