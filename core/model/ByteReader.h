#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>

namespace sinkscope {

/// Reads little-endian numbers and GGUF texts (64-bit length, then bytes) one after the other; never beyond the end.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

    std::size_t offset() const { return offset_; }
    std::size_t remaining() const { return bytes_.size() - offset_; }

    /// Empty, and nothing is consumed, when fewer bytes remain.
    std::optional<std::span<const std::byte>> take(std::uint64_t count) {
        if (count > remaining())
            return std::nullopt;
        const auto part = bytes_.subspan(offset_, static_cast<std::size_t>(count));
        offset_ += part.size();
        return part;
    }
    template <typename Number>
    std::optional<Number> number() {
        const auto part = take(sizeof(Number));
        if (!part)
            return std::nullopt;
        Number value;
        std::memcpy(&value, part->data(), sizeof value);
        return value;
    }
    std::optional<std::string_view> text() {
        const std::size_t start = offset_;
        const auto length = number<std::uint64_t>();
        const auto part = length ? take(*length) : std::nullopt;
        if (!part) {
            offset_ = start;
            return std::nullopt;
        }
        return std::string_view(reinterpret_cast<const char*>(part->data()), part->size());
    }

private:
    std::span<const std::byte> bytes_;
    std::size_t offset_ = 0;
};

} // namespace sinkscope
