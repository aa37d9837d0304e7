#include "text/ChatLayout.h"

#include "text/Unicode.h"
#include "text/Utf8.h"

#include <array>
#include <cstdio>

namespace sinkscope {
namespace {

std::string twoDigits(unsigned number) {
    return std::string(number < 10 ? "0" : "") + std::to_string(number);
}

/// English month names, whatever the program's language is.
std::string dateText(std::chrono::year_month_day date) {
    static constexpr std::array<const char*, 12> months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                           "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    return twoDigits(unsigned(date.day())) + ' ' + months[unsigned(date.month()) - 1] + ' ' +
           std::to_string(int(date.year()));
}

std::string isoDateText(std::chrono::year_month_day date) {
    return std::to_string(int(date.year())) + '-' + twoDigits(unsigned(date.month())) + '-' +
           twoDigits(unsigned(date.day()));
}

PromptText::Part partFor(std::string_view word, const ChatValues& values) {
    if (word == "system")
        return {values.messages.system, AddedBy::text};
    if (word == "user")
        return {values.messages.user, AddedBy::text};
    if (word == "bos")
        return {values.tokens.begin, AddedBy::chatTemplate};
    if (word == "eos")
        return {values.tokens.end, AddedBy::chatTemplate};
    if (word == "date")
        return {dateText(values.today), AddedBy::chatTemplate};
    if (word == "isoDate")
        return {isoDateText(values.today), AddedBy::chatTemplate};
    return {values.captures.at(static_cast<std::size_t>(word.front() - '1')), AddedBy::chatTemplate};
}

/// What Python's str.strip() takes away: White_Space and the four separators U+001C to U+001F.
bool isStripped(char32_t character) {
    return (character >= 0x1C && character <= 0x1F) || isWhiteSpace(character);
}

void stripLeft(std::string& text) {
    std::size_t end = 0;
    while (end < text.size() && isStripped(firstCharacter(std::string_view(text).substr(end))))
        end += characterLength(text[end]);
    text.erase(0, end);
}

void stripRight(std::string& text) {
    while (!text.empty() && isStripped(lastCharacter(text))) {
        while ((static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80)
            text.pop_back();
        text.pop_back();
    }
}

/// Drops the white space at both ends of the parts from `first` on.
void strip(std::vector<PromptText::Part>& parts, std::size_t first) {
    for (std::size_t index = first; index < parts.size(); ++index) {
        stripLeft(parts[index].text);
        if (!parts[index].text.empty())
            break;
    }
    for (std::size_t index = parts.size(); index > first; --index) {
        stripRight(parts[index - 1].text);
        if (!parts[index - 1].text.empty())
            break;
    }
}

} // namespace

PromptText fillLayout(std::string_view layout, const ChatValues& values) {
    std::vector<PromptText::Part> parts;
    std::size_t trimmedFrom = 0;
    while (!layout.empty()) {
        const std::size_t brace = layout.find('{');
        parts.push_back({std::string(layout.substr(0, brace)), AddedBy::chatTemplate});
        if (brace == std::string_view::npos)
            break;
        const std::size_t end = layout.find('}', brace);
        const std::string_view word = layout.substr(brace + 1, end - brace - 1);
        layout.remove_prefix(end + 1);
        if (word == "trim")
            trimmedFrom = parts.size();
        else if (word == "end")
            strip(parts, trimmedFrom);
        else
            parts.push_back(partFor(word, values));
    }
    PromptText prompt;
    for (PromptText::Part& part : parts) {
        if (part.text.empty())
            continue;
        if (!prompt.parts.empty() && prompt.parts.back().addedBy == part.addedBy)
            prompt.parts.back().text += part.text;
        else
            prompt.parts.push_back(std::move(part));
    }
    return prompt;
}

} // namespace sinkscope
