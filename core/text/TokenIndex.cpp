#include "text/TokenIndex.h"

#include <bit>
#include <functional>

namespace sinkscope {

namespace {

std::uint32_t hashOf(std::string_view text) {
    return static_cast<std::uint32_t>(std::hash<std::string_view>()(text));
}

} // namespace

TokenIndex::TokenIndex(std::size_t tokens) : slots_(std::bit_ceil(2 * tokens + 2)) {}

std::size_t TokenIndex::slotOf(const std::vector<std::string>& texts, std::string_view text, std::uint32_t hash) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash & mask;
    while (slots_[slot].id >= 0 &&
           (slots_[slot].hash != hash || texts[static_cast<std::size_t>(slots_[slot].id)] != text))
        slot = (slot + 1) & mask;
    return slot;
}

void TokenIndex::insert(const std::vector<std::string>& texts, std::int32_t id) {
    const std::string& text = texts[static_cast<std::size_t>(id)];
    const std::uint32_t hash = hashOf(text);
    slots_[slotOf(texts, text, hash)] = {hash, id};
}

std::optional<std::int32_t> TokenIndex::find(const std::vector<std::string>& texts, std::string_view text) const {
    const Slot& slot = slots_[slotOf(texts, text, hashOf(text))];
    return slot.id >= 0 ? std::optional(slot.id) : std::nullopt;
}

} // namespace sinkscope
