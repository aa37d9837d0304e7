#include "text/ChatTemplate.h"

#include "text/ChatLayout.h"
#include "text/JinjaPieces.h"
#include "text/PublishedTemplate.h"
#include "text/Utf8.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <optional>

namespace sinkscope {
namespace {

using Captures = std::vector<std::string>;

/// The texts that the *s of a mark stand for, or nothing when the piece is another one.
std::optional<Captures> match(std::string_view mark, std::string_view piece) {
    Captures captures;
    std::size_t star = mark.find('*');
    if (piece.substr(0, star) != mark.substr(0, star))
        return std::nullopt;
    piece.remove_prefix(std::min(star, piece.size()));
    while (star != std::string_view::npos) {
        mark.remove_prefix(star + 1);
        star = mark.find('*');
        const std::string_view next = mark.substr(0, star);
        const std::size_t end = star == std::string_view::npos
                                    ? (piece.ends_with(next) ? piece.size() - next.size() : std::string_view::npos)
                                    : piece.find(next);
        if (end == std::string_view::npos)
            return std::nullopt;
        const std::string_view captured = piece.substr(0, end);
        if (captured.find("‹") != std::string_view::npos || captured.find("›") != std::string_view::npos)
            return std::nullopt;
        captures.emplace_back(captured);
        piece.remove_prefix(end + next.size());
    }
    return piece.empty() ? std::optional(captures) : std::nullopt;
}

/// What writes nothing between one system and one user text in any template.
bool isHarmless(const JinjaPiece& piece) {
    static constexpr std::array<std::string_view, 16> statements = {
        "endif",
        "endfor",
        "else",
        "for message in messages",
        "for message in loop_messages",
        "set loop_messages=messages",
        "set loop_messages=messages[1:]",
        "if add_generation_prompt",
        "if not add_generation_prompt is defined",
        "set add_generation_prompt=false",
        "if messages[0].role==‹system›",
        "if message.role==‹system›",
        "if message.role==‹user›",
        "elif message.role==‹assistant›",
        "if(message.role==‹assistant›)",
        "if(message.role==‹user›)!=(loop.index0%2==0)",
    };
    if (piece.kind == JinjaPiece::Kind::output)
        return piece.text.starts_with("raise_exception(‹");
    return std::find(statements.begin(), statements.end(), piece.text) != statements.end();
}

/// Adds the captures of a mark that occurs; false when it does not, or not always with the same texts.
bool findMark(std::string_view mark, JinjaPiece::Kind kind, const std::vector<JinjaPiece>& pieces, Captures& captures) {
    std::optional<Captures> found;
    for (const JinjaPiece& piece : pieces) {
        auto matched = piece.kind == kind ? match(mark, piece.text) : std::nullopt;
        if (!matched)
            continue;
        if (found && *found != *matched)
            return false;
        found = std::move(matched);
    }
    if (found)
        captures.insert(captures.end(), found->begin(), found->end());
    return found.has_value();
}

bool isExpected(const JinjaPiece& piece, const PublishedTemplate& form) {
    const auto fits = [&](std::string_view mark) { return match(mark, piece.text).has_value(); };
    const auto& marks = piece.kind == JinjaPiece::Kind::output ? form.outputs : form.statements;
    return std::any_of(marks.begin(), marks.end(), fits) ||
           std::any_of(form.harmless.begin(), form.harmless.end(), fits) || isHarmless(piece);
}

std::optional<Captures> recognise(const PublishedTemplate& form, const std::vector<JinjaPiece>& pieces) {
    Captures captures;
    for (const std::string_view mark : form.outputs)
        if (!findMark(mark, JinjaPiece::Kind::output, pieces, captures))
            return std::nullopt;
    for (const std::string_view mark : form.statements)
        if (!findMark(mark, JinjaPiece::Kind::statement, pieces, captures))
            return std::nullopt;
    const auto isKnown = [&](const JinjaPiece& piece) { return isExpected(piece, form); };
    if (form.others == OtherPieces::refused && !std::all_of(pieces.begin(), pieces.end(), isKnown))
        return std::nullopt;
    return captures;
}

} // namespace

ChatTemplate::ChatTemplate(std::string text, ChatTokens tokens) : text_(std::move(text)), tokens_(std::move(tokens)) {
    if (firstInvalidByte(text_)) {
        text_.clear();
        problem_ = "Sinkscope cannot apply this template: it is not valid UTF-8. Convert the model again.";
        return;
    }
    if (const auto pieces = jinjaPieces(text_))
        for (const PublishedTemplate& form : publishedTemplates())
            if (auto captures = recognise(form, *pieces)) {
                form_ = &form;
                captures_ = *std::move(captures);
                return;
            }
    problem_ = "Sinkscope cannot apply this template: it is none of the published ones that it knows. Write the prompt "
               "with the model's own marks instead.";
}

ChatTemplate ChatTemplate::unreadable(Text problem) {
    ChatTemplate unreadable;
    unreadable.problem_ = std::move(problem);
    return unreadable;
}

std::string_view ChatTemplate::name() const {
    return form_ ? form_->name : std::string_view();
}

Result<PromptText> ChatTemplate::apply(const ChatMessages& messages, std::chrono::year_month_day today) const {
    if (!form_)
        return failure(problem_);
    for (const std::string* text : {&messages.system, &messages.user})
        if (const auto position = firstInvalidByte(*text))
            return failure(
                {"The text is not valid UTF-8: byte %1 (counted from 0) begins no character. Save it as UTF-8.",
                 {*position}});
    const std::string_view layout = messages.system.empty() ? form_->withoutSystem : form_->withSystem;
    if (layout.empty())
        return failure({"The %1 chat template of this model has no place for a system text; leave it empty, or put it "
                        "at the beginning of the user text.",
                        {std::string(name())}});
    return fillLayout(layout, {messages, tokens_, captures_, today});
}

std::chrono::year_month_day today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return std::chrono::year_month_day(std::chrono::year(local.tm_year + 1900),
                                       std::chrono::month(static_cast<unsigned>(local.tm_mon) + 1),
                                       std::chrono::day(static_cast<unsigned>(local.tm_mday)));
}

} // namespace sinkscope
