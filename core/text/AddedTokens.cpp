#include "text/AddedTokens.h"

#include "text/Unicode.h"
#include "text/Utf8.h"

#include <algorithm>
#include <functional>

namespace sinkscope {

namespace {

bool touchesWord(std::string_view before, std::string_view after) {
    return (!before.empty() && isWordCharacter(lastCharacter(before))) ||
           (!after.empty() && isWordCharacter(firstCharacter(after)));
}

/// Where the white space at the end of `text` begins.
std::size_t trailingSpace(std::string_view text) {
    while (!text.empty() && isWhiteSpace(lastCharacter(text))) {
        while ((static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80)
            text.remove_suffix(1);
        text.remove_suffix(1);
    }
    return text.size();
}

std::size_t leadingSpace(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && isWhiteSpace(firstCharacter(text.substr(end))))
        end += characterLength(text[end]);
    return end;
}

} // namespace

void AddedTokens::add(AddedToken token, std::string spelling) {
    if (spelling.empty() || places_.contains(spelling))
        return;
    auto& lengths = lengths_[static_cast<unsigned char>(spelling.front())];
    const auto place = std::lower_bound(lengths.begin(), lengths.end(), spelling.size(), std::greater<>());
    if (place == lengths.end() || *place != spelling.size())
        lengths.insert(place, spelling.size());
    places_.emplace(std::move(spelling), tokens_.size());
    tokens_.push_back(std::move(token));
}

const AddedToken* AddedTokens::longestAt(std::string_view text, std::size_t position, std::size_t& length) const {
    for (const std::size_t candidate : lengths_[static_cast<unsigned char>(text[position])]) {
        if (candidate > text.size() - position)
            continue;
        const auto found = places_.find(std::string(text.substr(position, candidate)));
        if (found != places_.end()) {
            length = candidate;
            return &tokens_[found->second];
        }
    }
    return nullptr;
}

std::vector<AddedTokens::Part> AddedTokens::split(std::string_view text) const {
    std::vector<Part> parts;
    std::size_t previous = 0; // end of the last part
    std::size_t position = 0;
    while (position < text.size()) {
        std::size_t length = 0;
        const AddedToken* token = longestAt(text, position, length);
        if (!token) {
            ++position;
            continue;
        }
        std::size_t begin = position;
        std::size_t end = position + length;
        position = end;
        if (begin < previous || (token->singleWord && touchesWord(text.substr(0, begin), text.substr(end))))
            continue;
        if (token->eatsLeft)
            begin = previous + trailingSpace(text.substr(previous, begin - previous));
        if (token->eatsRight)
            end += leadingSpace(text.substr(end));
        if (previous < begin)
            parts.push_back({text.substr(previous, begin - previous), std::nullopt});
        parts.push_back({text.substr(begin, end - begin), token->id});
        previous = end;
    }
    if (previous != text.size())
        parts.push_back({text.substr(previous), std::nullopt});
    return parts;
}

} // namespace sinkscope
