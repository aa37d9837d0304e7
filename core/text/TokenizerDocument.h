#pragma once

#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace sinkscope {

/// A tokenizer.json, its two long lists taken out of the JSON tree while reading, which saves time and memory.
struct TokenizerDocument {
    std::string file;    ///< path, for messages
    nlohmann::json root; ///< all but `model.vocab` and `model.merges`, which are empty here
    std::vector<std::pair<std::string, std::int64_t>> vocabulary; ///< in the file's order, ids unchecked
    std::vector<std::pair<std::string, std::string>> merges;      ///< in the order of their ranks
};

/// Fails when the file is missing, unreadable, empty, no JSON, or one of the lists is not as expected.
Result<TokenizerDocument> readTokenizerDocument(const std::filesystem::path& path);

} // namespace sinkscope
