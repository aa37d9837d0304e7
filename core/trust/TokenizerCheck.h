#pragma once

#include "model/ModelConfig.h"
#include "trust/TrustReport.h"

#include <string_view>
#include <vector>

namespace sinkscope {

class Tokenizer;

/// Lines of many kinds: accents, digits, emoji, Korean, tabs, newlines, code.
std::vector<std::string_view> mixedLines();
/// Each mixed line to tokens and back: the tokens' bytes are the line, ids alone give the same bytes, and every id lies
/// in the model's embedding. `tokenizer` may be null.
TrustCheck tokenizerCheck(const Tokenizer* tokenizer, const ModelConfig& config);

} // namespace sinkscope
