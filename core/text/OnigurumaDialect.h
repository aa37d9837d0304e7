#pragma once

#include "support/Result.h"

#include <string>
#include <string_view>

namespace sinkscope {

/// The same regular expression for PCRE2 (UTF, UCP, MULTILINE, newline = LF). Oniguruma in Ruby's syntax is what
/// Hugging Face's tokenizers use; it differs in \s, \w, \b, \h, \u, (?m), {,n} and in scripts. Fails on what has no
/// equal here: nested classes, class intersections, \W and \H inside a class, and a + after {n,m}.
Result<std::string> fromOniguruma(std::string_view expression);

} // namespace sinkscope
