#pragma once

#include "support/Result.h"
#include "text/TokenizerFields.h"
#include "text/TextRules.h"

namespace sinkscope {

/// Adds the steps that the field `pre_tokenizer` of a tokenizer.json describes; none when it is absent. Fails on an
/// unknown one with its name.
Result<void> readPreTokenizer(const TokenizerFields& tokenizer, TextRules& rules);

} // namespace sinkscope
