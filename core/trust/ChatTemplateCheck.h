#pragma once

#include "trust/TrustReport.h"

namespace sinkscope {

class Tokenizer;

/// The chat template, applied to a system and a user text: recognised or not, its tokens are its text, and it begins
/// with one begin-of-text token at most. `tokenizer` may be null.
TrustCheck chatTemplateCheck(const Tokenizer* tokenizer);

} // namespace sinkscope
