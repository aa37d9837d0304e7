#pragma once

#include <filesystem>

namespace sinkscope {

/// Writes a checkpoint of 8 channels in Hugging Face's form that reads text by SmolLM's rules with few merges: for what
/// needs a tokenizer and shall take no time.
void writeTinyReader(const std::filesystem::path& folder);

} // namespace sinkscope
