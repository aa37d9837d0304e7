#include "trust/ChatTemplateCheck.h"

#include "io/TokenText.h"
#include "text/ChatTemplate.h"
#include "text/PromptText.h"
#include "text/Tokenizer.h"
#include "trust/Judgement.h"

#include <algorithm>

namespace sinkscope {
namespace {

constexpr std::chrono::year_month_day someDay{std::chrono::year{2024}, std::chrono::month{7}, std::chrono::day{26}};

/// With a system text where the template takes one.
Result<PromptText> filled(const ChatTemplate& chat) {
    const ChatMessages both{"You answer briefly.", "Grüße 😀: what is 2 + 2?\nThanks."};
    if (auto prompt = chat.apply(both, someDay))
        return prompt;
    return chat.apply({{}, both.user}, someDay);
}

void tryTokens(const Tokenizer& tokenizer, const PromptText& prompt, const std::string& name, TrustCheck& check) {
    const auto tokens = encodePrompt(tokenizer, prompt, SpecialTokens::add);
    if (!tokens) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = {"The template is %1, but what it writes does not become tokens: %2",
                          {name, tokens.error().text}};
        return;
    }
    std::string text;
    for (const Token& token : *tokens)
        text += token.bytes;
    const auto begin = tokenizer.beginOfText();
    const bool twice = begin && tokens->size() > 1 && (*tokens)[0].id == *begin && (*tokens)[1].id == *begin;
    const auto specials =
        std::ranges::count_if(*tokens, [](const Token& token) { return token.kind == TokenKind::special; });
    check.details = {Text("it writes: %1", {validText(prompt.text())}),
                     Text("%1, %2 among them", {countText(std::ssize(*tokens), "%1 token", "%1 tokens"),
                                                countText(specials, "%1 special one", "%1 special ones")})};
    if (twice) {
        check.verdict = TrustVerdict::red;
        check.sentence = {"The template is %1, but its text begins with two begin-of-text tokens: all positions would "
                          "be shifted by one.",
                          {name}};
    } else if (text != prompt.text()) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = {
            "The template is %1, but its tokens do not give back what it wrote, because the tokenizer rewrites text.",
            {name}};
    } else {
        check.sentence = {
            "The template is %1; its tokens give back what it writes, and no begin-of-text token is doubled.", {name}};
    }
}

} // namespace

TrustCheck chatTemplateCheck(const Tokenizer* tokenizer) {
    TrustCheck check{"chatTemplate", "Chat template", TrustVerdict::green, {}, {}};
    const ChatTemplate* chat = tokenizer == nullptr ? nullptr : tokenizer->chatTemplate();
    if (chat == nullptr) {
        check.sentence = "There is no chat template.";
        return check;
    }
    const auto prompt = filled(*chat);
    if (chat->name().empty() || !prompt) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = !chat->problem().empty() ? chat->problem() : !prompt ? prompt.error().text : Text();
        return check;
    }
    tryTokens(*tokenizer, *prompt, std::string(chat->name()), check);
    return check;
}

} // namespace sinkscope
