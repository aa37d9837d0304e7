#include "trust/TokenizerCheck.h"

#include "io/TokenText.h"
#include "text/Tokenizer.h"
#include "trust/Judgement.h"

#include <algorithm>

namespace sinkscope {
namespace {

std::string joined(const Tokens& tokens) {
    std::string text;
    for (const Token& token : tokens)
        text += token.bytes;
    return text;
}

std::vector<std::int32_t> idsOf(const Tokens& tokens) {
    std::vector<std::int32_t> ids;
    for (const Token& token : tokens)
        ids.push_back(token.id);
    return ids;
}

/// Without one space at the start: ids alone do not say whether the user typed it or the tokenizer put it there.
std::string_view withoutFirstSpace(std::string_view text) {
    return text.starts_with(' ') ? text.substr(1) : text;
}

std::string shown(std::string_view line) {
    std::string text;
    for (const char byte : line)
        text += byte == '\n' ? "\\n" : byte == '\t' ? "\\t" : byte == '\r' ? "\\r" : std::string(1, byte);
    return "\"" + text + "\"";
}

struct Findings {
    std::vector<Text> changed, unlike, refused, outside; ///< as lines of details
    std::int64_t tokens = 0;
};

void tryLine(const Tokenizer& tokenizer, std::string_view line, std::int64_t vocabulary, Findings& found) {
    const auto tokens = tokenizer.encode(line, SpecialTokens::omit);
    if (!tokens) {
        found.refused.push_back({"refused: %1: %2", {shown(line), tokens.error().text}});
        return;
    }
    found.tokens += std::ssize(*tokens);
    const std::string text = joined(*tokens);
    if (text != line)
        found.changed.push_back({"rewritten: %1 comes back as %2", {shown(line), shown(validText(text))}});
    const std::vector<std::int32_t> ids = idsOf(*tokens);
    const auto described = tokenizer.describe(ids);
    if (!described || withoutFirstSpace(joined(*described)) != withoutFirstSpace(text))
        found.unlike.push_back(
            {"other bytes from ids: %1: ids alone give %2",
             {shown(line), described ? Text::verbatim(shown(validText(joined(*described)))) : described.error().text}});
    if (std::ranges::any_of(ids, [&](std::int32_t id) { return id < 0 || id >= vocabulary; }))
        found.outside.push_back({"outside the vocabulary: %1", {shown(line)}});
}

void judge(const Findings& found, const Text& lines, TrustCheck& check) {
    if (!found.outside.empty() || !found.unlike.empty()) {
        check.verdict = TrustVerdict::red;
        check.sentence =
            !found.outside.empty()
                ? Text("The tokenizer gives ids that the model's embedding does not have: it belongs to another model.")
                : Text("For %1 of %2 the tokens' ids stand for another text than the tokens: labels would be wrong.",
                       {found.unlike.size(), lines});
    } else if (!found.changed.empty() || !found.refused.empty()) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = {"%1 of %2 do not come back as they were typed, because the tokenizer rewrites text or has no "
                          "token for a character.",
                          {found.changed.size() + found.refused.size(), lines}};
    } else {
        check.sentence = {"All %1 come back byte for byte, from tokens and from ids.", {lines}};
    }
    for (const std::vector<Text>* list : {&found.outside, &found.unlike, &found.changed, &found.refused})
        check.details.insert(check.details.end(), list->begin(), list->end());
}

} // namespace

TrustCheck tokenizerCheck(const Tokenizer* tokenizer, const ModelConfig& config) {
    TrustCheck check{"tokenizer", "Tokenizer", TrustVerdict::green, {}, {}};
    if (tokenizer == nullptr) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = "There is no tokenizer that can be used: prompts can only be given as token ids.";
        check.details = config.notes;
        return check;
    }
    Findings found;
    for (const std::string_view line : mixedLines())
        tryLine(*tokenizer, line, config.vocabulary, found);
    const auto begin = tokenizer->beginOfText();
    check.details = {
        Text("%1 in %2", {countText(found.tokens, "%1 token", "%1 tokens"),
                          countText(std::ssize(mixedLines()), "%1 line", "%1 lines")}),
        Text("vocabulary: tokenizer %1, embedding %2", {std::int64_t{tokenizer->vocabulary()}, config.vocabulary}),
        begin ? Text("a begin-of-text token, id %1, is put before each text", {*begin})
              : Text("no begin-of-text token is added")};
    judge(found, countText(std::ssize(mixedLines()), "%1 mixed line", "%1 mixed lines"), check);
    return check;
}

} // namespace sinkscope
