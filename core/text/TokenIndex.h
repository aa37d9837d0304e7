#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// Finds a token's id from its text. Keeps no texts: every call gets the list, in which a token's place is its id.
class TokenIndex {
public:
    explicit TokenIndex(std::size_t tokens);

    /// A text that is there already gets the new id.
    void insert(const std::vector<std::string>& texts, std::int32_t id);
    std::optional<std::int32_t> find(const std::vector<std::string>& texts, std::string_view text) const;

private:
    struct Slot {
        std::uint32_t hash = 0;
        std::int32_t id = -1;
    };
    std::size_t slotOf(const std::vector<std::string>& texts, std::string_view text, std::uint32_t hash) const;

    std::vector<Slot> slots_; ///< open addressing; their number is a power of two, at most half are taken
};

} // namespace sinkscope
