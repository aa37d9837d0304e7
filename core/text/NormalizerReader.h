#pragma once

#include "support/Result.h"
#include "text/TokenizerFields.h"
#include "text/TextRules.h"

namespace sinkscope {

/// Adds the steps that the field `normalizer` of a tokenizer.json describes; none when it is absent. Fails on an
/// unknown one with its name.
Result<void> readNormalizer(const TokenizerFields& tokenizer, TextRules& rules);

/// A pattern field of a normalizer or pre-tokenizer: {"String": …} or {"Regex": …}.
Result<Pattern> readPattern(const TokenizerFields& step, std::string_view name);

} // namespace sinkscope
