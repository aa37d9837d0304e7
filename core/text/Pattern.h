#pragma once

#include "support/Result.h"
#include "text/TextSpan.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// A text or a regular expression to look for. Immutable; copies share the compiled expression; safe from any thread.
class Pattern {
public:
    /// Compiles an expression in Oniguruma's dialect (Hugging Face's); fails with the reason, without the file's name.
    static Result<Pattern> regularExpression(std::string_view expression);
    static Pattern literal(std::string text);

    /// All of `text`, valid UTF-8, as matches and what lies between them. Fails when the expression needs more steps
    /// than PCRE2 allows.
    Result<std::vector<TextSpan>> spans(std::string_view text) const;

private:
    Pattern(std::string text, std::shared_ptr<const void> compiled);
    std::vector<TextSpan> literalSpans(std::string_view text) const;

    std::string text_;
    std::shared_ptr<const void> compiled_; ///< a pcre2_code; empty for a literal
};

} // namespace sinkscope
