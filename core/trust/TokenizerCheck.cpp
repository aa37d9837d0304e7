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
    std::vector<std::string> changed, unlike, refused, outside;
    std::int64_t tokens = 0;
};

void tryLine(const Tokenizer& tokenizer, std::string_view line, std::int64_t vocabulary, Findings& found) {
    const auto tokens = tokenizer.encode(line, SpecialTokens::omit);
    if (!tokens) {
        found.refused.push_back(shown(line) + ": " + tokens.error().message);
        return;
    }
    found.tokens += std::ssize(*tokens);
    const std::string text = joined(*tokens);
    if (text != line)
        found.changed.push_back(shown(line) + " comes back as " + shown(validText(text)));
    const std::vector<std::int32_t> ids = idsOf(*tokens);
    const auto described = tokenizer.describe(ids);
    if (!described || withoutFirstSpace(joined(*described)) != withoutFirstSpace(text))
        found.unlike.push_back(shown(line) + ": ids alone give " +
                               (described ? shown(validText(joined(*described))) : described.error().message));
    if (std::ranges::any_of(ids, [&](std::int32_t id) { return id < 0 || id >= vocabulary; }))
        found.outside.push_back(shown(line));
}

void judge(const Findings& found, const std::string& lines, TrustCheck& check) {
    if (!found.outside.empty() || !found.unlike.empty()) {
        check.verdict = TrustVerdict::red;
        check.sentence =
            !found.outside.empty()
                ? "The tokenizer gives ids that the model's embedding does not have: it belongs to another "
                  "model."
                : "For " + std::to_string(found.unlike.size()) + " of " + lines +
                      " the tokens' ids stand for another text than the tokens: labels would be wrong.";
    } else if (!found.changed.empty() || !found.refused.empty()) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = std::to_string(found.changed.size() + found.refused.size()) + " of " + lines +
                         " do not come back as they were typed, because the tokenizer rewrites text or has no token "
                         "for a character.";
    } else {
        check.sentence = "All " + lines + " come back byte for byte, from tokens and from ids.";
    }
    for (const auto& [what, list] : {std::pair{"outside the vocabulary: ", &found.outside},
                                     {"other bytes from ids: ", &found.unlike},
                                     {"rewritten: ", &found.changed},
                                     {"refused: ", &found.refused}})
        for (const std::string& line : *list)
            check.details.push_back(what + line);
}

} // namespace

std::vector<std::string_view> mixedLines() {
    return {"The quick brown fox jumps over 13 lazy dogs.",
            "  two spaces before, one after ",
            "tab\there, newline\nthere, both\r\nat the end\n",
            "Crème brûlée, naïve façade, Ångström, Łódź, ß",
            "1234567890 3.14159 1,000,000 -42 0x1F 50%",
            "don't I'll we've she'd it's",
            "😀 👩‍👩‍👧 🇰🇷 ✔ ← ∑",
            "안녕하세요, 세계! 한국어 문장입니다.",
            "你好，世界。日本語のテキスト。",
            "Привет мир · Γειά σου · مرحبا · שלום",
            "for (int i = 0; i < n; ++i) { x[i] *= 2; }  // done",
            "a\n\n\nb   c\t\td"};
}

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
    check.details = {countText(found.tokens, "token") + " in " + countText(std::ssize(mixedLines()), "line"),
                     "vocabulary: tokenizer " + std::to_string(tokenizer->vocabulary()) + ", embedding " +
                         std::to_string(config.vocabulary),
                     begin ? "a begin-of-text token, id " + std::to_string(*begin) + ", is put before each text"
                           : std::string("no begin-of-text token is added")};
    judge(found, countText(std::ssize(mixedLines()), "mixed line"), check);
    return check;
}

} // namespace sinkscope
