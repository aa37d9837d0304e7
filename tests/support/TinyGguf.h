#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// Builds small GGUF files for tests, right ones and wrong ones. `shape` is row-major as in PyTorch; the file gets it
/// reversed.
class TinyGguf {
public:
    TinyGguf& integer(std::string_view key, std::uint32_t value);
    TinyGguf& number(std::string_view key, float value);
    TinyGguf& flag(std::string_view key, bool value);
    TinyGguf& text(std::string_view key, std::string_view value);
    TinyGguf& integers(std::string_view key, const std::vector<std::int32_t>& values);
    TinyGguf& numbers(std::string_view key, const std::vector<float>& values);
    TinyGguf& texts(std::string_view key, const std::vector<std::string>& values);
    /// Any bytes as an entry's value, after its type number.
    TinyGguf& raw(std::string_view key, std::uint32_t type, std::string_view value);

    TinyGguf& tensor(std::string_view name, const std::vector<std::uint64_t>& shape, const std::vector<float>& values);
    /// Any type number and bytes; placed at the next multiple of 32.
    TinyGguf& rawTensor(std::string_view name, const std::vector<std::uint64_t>& shape, std::uint32_t type,
                        std::string_view bytes);
    /// The same with an offset that may lie.
    TinyGguf& rawTensorAt(std::string_view name, const std::vector<std::uint64_t>& shape, std::uint32_t type,
                          std::string_view bytes, std::uint64_t offset);

    std::string bytes() const;
    void write(const std::filesystem::path& file) const;

private:
    std::uint64_t entries_ = 0, tensors_ = 0;
    std::string metadata_, descriptions_, data_;
};

/// Little-endian bytes of numbers and texts as GGUF stores them.
template <typename Number>
std::string bytesOf(Number value) {
    return std::string(reinterpret_cast<const char*>(&value), sizeof value);
}
std::string ggufText(std::string_view text);
void writeFile(const std::filesystem::path& file, std::string_view bytes);

} // namespace sinkscope
