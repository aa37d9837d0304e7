#include "text/PromptText.h"

#include <algorithm>

namespace sinkscope {
namespace {

/// Marks the tokens that lie within what the template wrote. Ordinary tokens join to the text unless the tokenizer
/// changed it (NFC, dropped white space): then the next special token, found by its own text, leads back to the place.
void markTemplate(const PromptText& prompt, Tokens& tokens) {
    const std::string text = prompt.text();
    std::vector<std::size_t> ends;
    for (std::size_t end = 0; const PromptText::Part& part : prompt.parts)
        ends.push_back(end += part.text.size());
    std::size_t place = 0;
    for (Token& token : tokens) {
        if (token.addedBy != AddedBy::text)
            continue;
        std::size_t begin = place;
        if (token.kind == TokenKind::special)
            begin = text.find(token.bytes, place);
        else if (text.compare(place, token.bytes.size(), token.bytes) != 0)
            begin = std::string::npos;
        if (begin == std::string::npos)
            continue;
        place = begin + token.bytes.size();
        const auto first = std::upper_bound(ends.begin(), ends.end(), begin) - ends.begin();
        const auto last = std::lower_bound(ends.begin(), ends.end(), place) - ends.begin();
        const auto isTemplate = [](const PromptText::Part& part) {
            return part.addedBy == AddedBy::chatTemplate || part.text.empty();
        };
        if (first <= last && std::all_of(prompt.parts.begin() + first, prompt.parts.begin() + last + 1, isTemplate))
            token.addedBy = AddedBy::chatTemplate;
    }
}

} // namespace

PromptText::PromptText(std::string text) {
    if (!text.empty())
        parts.push_back({std::move(text), AddedBy::text});
}

std::string PromptText::text() const {
    std::string whole;
    for (const Part& part : parts)
        whole += part.text;
    return whole;
}

bool PromptText::usesChatTemplate() const {
    return std::any_of(parts.begin(), parts.end(),
                       [](const Part& part) { return part.addedBy == AddedBy::chatTemplate; });
}

Result<Tokens> encodePrompt(const Tokenizer& tokenizer, const PromptText& prompt, SpecialTokens specials) {
    const bool usesTemplate = prompt.usesChatTemplate();
    auto tokens = tokenizer.encode(prompt.text(), usesTemplate ? SpecialTokens::omit : specials);
    if (!tokens)
        return tokens;
    if (usesTemplate)
        markTemplate(prompt, *tokens);
    else if (tokens->size() > 1 && tokens->front().addedBy == AddedBy::tokenizer &&
             tokens->front().id == tokenizer.beginOfText() && (*tokens)[1].id == tokens->front().id)
        tokens->erase(tokens->begin());
    return tokens;
}

bool beginsByItself(const Tokenizer& tokenizer, const Tokens& tokens) {
    return !tokens.empty() && tokens.front().addedBy == AddedBy::text && tokens.front().id == tokenizer.beginOfText();
}

} // namespace sinkscope
