#pragma once

#include "support/Result.h"
#include "text/TokenizerFields.h"
#include "text/PostProcessor.h"

namespace sinkscope {

/// What the field `post_processor` of a tokenizer.json puts around a single text; nothing when it is absent. Fails on
/// an unknown one with its name. Ids are not yet checked against the vocabulary.
Result<PostProcessor> readPostProcessor(const TokenizerFields& tokenizer);

} // namespace sinkscope
