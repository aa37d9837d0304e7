#pragma once

#include "text/AddedToken.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sinkscope {

/// Finds added tokens in a text: the leftmost first, of several there the longest. Immutable once filled.
class AddedTokens {
public:
    /// A part of a text: an added token, or what lies between two.
    struct Part {
        std::string_view text;
        std::optional<std::int32_t> id;
    };

    /// `spelling` is what to look for: the token's text, normalized where it says so. Ignored when empty; the first
    /// token of a spelling stays.
    void add(AddedToken token, std::string spelling);
    bool empty() const { return tokens_.empty(); }
    /// The parts of `text` (valid UTF-8) in their order; views into it.
    std::vector<Part> split(std::string_view text) const;

private:
    const AddedToken* longestAt(std::string_view text, std::size_t position, std::size_t& length) const;

    std::vector<AddedToken> tokens_;
    std::unordered_map<std::string, std::size_t> places_;
    std::array<std::vector<std::size_t>, 256> lengths_; ///< per first byte, longest first
};

} // namespace sinkscope
