#include "text/Pattern.h"

#include "text/OnigurumaDialect.h"
#include "text/Utf8.h"

#include <algorithm>
#include <array>
#include <optional>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

namespace sinkscope {

namespace {

struct MatchDataDeleter {
    void operator()(pcre2_match_data* data) const { pcre2_match_data_free(data); }
};
struct CompileContextDeleter {
    void operator()(pcre2_compile_context* context) const { pcre2_compile_context_free(context); }
};

std::string messageOf(int code) {
    std::array<PCRE2_UCHAR, 256> text{};
    pcre2_get_error_message(code, text.data(), text.size());
    return reinterpret_cast<const char*>(text.data());
}

/// Begin and end of the first match at or after `from`.
Result<std::optional<TextSpan>> nextMatch(const pcre2_code* code, pcre2_match_data* data, std::string_view text,
                                          std::size_t from, std::uint32_t options) {
    const auto* subject = reinterpret_cast<PCRE2_SPTR>(text.data());
    int count = pcre2_match(code, subject, text.size(), from, options | PCRE2_NO_UTF_CHECK, data, nullptr);
    if (count == PCRE2_ERROR_JIT_STACKLIMIT) // the interpreter keeps its stack on the heap
        count =
            pcre2_match(code, subject, text.size(), from, options | PCRE2_NO_UTF_CHECK | PCRE2_NO_JIT, data, nullptr);
    if (count == PCRE2_ERROR_NOMATCH)
        return std::optional<TextSpan>();
    if (count < 0)
        return failure(
            {"The text cannot be split into words, because the tokenizer's pattern gives up: %1.", {messageOf(count)}});
    const PCRE2_SIZE* offsets = pcre2_get_ovector_pointer(data);
    const std::size_t begin = std::max(offsets[0], from); // \K could put it elsewhere
    return std::optional<TextSpan>(TextSpan{begin, std::max(begin, offsets[1]), true});
}

} // namespace

Pattern::Pattern(std::string text, std::shared_ptr<const void> compiled)
    : text_(std::move(text)), compiled_(std::move(compiled)) {}

Pattern Pattern::literal(std::string text) {
    return Pattern(std::move(text), nullptr);
}

Result<Pattern> Pattern::regularExpression(std::string_view expression) {
    auto translated = fromOniguruma(expression);
    if (!translated)
        return tl::unexpected(translated.error());
    const std::unique_ptr<pcre2_compile_context, CompileContextDeleter> context(pcre2_compile_context_create(nullptr));
    pcre2_set_newline(context.get(), PCRE2_NEWLINE_LF);
    int code = 0;
    PCRE2_SIZE position = 0;
    auto* compiled = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(translated->data()), translated->size(),
                                   PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C, &code, &position,
                                   context.get());
    if (!compiled)
        return failure({"it is no valid expression: %1", {messageOf(code)}});
    // Without the just-in-time compiler the same matches come from the interpreter.
    pcre2_jit_compile(compiled, PCRE2_JIT_COMPLETE);
    return Pattern(std::string(expression),
                   std::shared_ptr<const void>(compiled, [](pcre2_code* owned) { pcre2_code_free(owned); }));
}

std::vector<TextSpan> Pattern::literalSpans(std::string_view text) const {
    std::vector<TextSpan> spans;
    std::size_t previous = 0;
    while (!text_.empty()) {
        const std::size_t found = text.find(text_, previous);
        if (found == std::string_view::npos)
            break;
        if (found != previous)
            spans.push_back({previous, found, false});
        previous = found + text_.size();
        spans.push_back({found, previous, true});
    }
    if (previous != text.size())
        spans.push_back({previous, text.size(), false});
    return spans;
}

Result<std::vector<TextSpan>> Pattern::spans(std::string_view text) const {
    if (!compiled_)
        return literalSpans(text);
    const auto* code = static_cast<const pcre2_code*>(compiled_.get());
    const std::unique_ptr<pcre2_match_data, MatchDataDeleter> data(pcre2_match_data_create(1, nullptr));
    std::vector<TextSpan> spans;
    std::size_t previous = 0; // end of the last match
    std::size_t from = 0;
    while (from <= text.size() && !text.empty()) {
        auto match = nextMatch(code, data.get(), text, from, 0);
        if (!match)
            return tl::unexpected(match.error());
        if (!*match)
            break;
        const TextSpan found = **match;
        const bool emptyAfterMatch = found.begin == found.end && !spans.empty() && found.begin == previous;
        if (!emptyAfterMatch) {
            if (found.begin != previous)
                spans.push_back({previous, found.begin, false});
            spans.push_back(found);
            previous = found.end;
        }
        if (found.begin != found.end)
            from = found.end;
        else if (found.end < text.size())
            from = found.end + characterLength(text[found.end]);
        else
            break;
    }
    if (previous != text.size())
        spans.push_back({previous, text.size(), false});
    return spans;
}

} // namespace sinkscope
