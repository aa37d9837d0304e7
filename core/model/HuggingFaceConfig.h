#pragma once

#include "model/DescribedModel.h"
#include "support/Result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace sinkscope {

/// Reads a config.json, in the older form (rope_theta, rope_scaling) or the newer one (rope_parameters). Fails with one
/// sentence that names the field: missing, out of range, an unknown model_type or rope type, or a setting that
/// ModelConfig cannot describe.
Result<DescribedModel> readHuggingFaceConfig(const std::filesystem::path& configJson);
/// The same from its text; `file` is the name in sentences.
Result<DescribedModel> parseHuggingFaceConfig(std::string_view text, const std::string& file);

} // namespace sinkscope
