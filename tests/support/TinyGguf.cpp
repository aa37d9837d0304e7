#include "TinyGguf.h"

#include <fstream>

namespace sinkscope {
namespace {

constexpr std::size_t alignment = 32;
constexpr std::uint32_t arrayType = 9, stringType = 8, int32Type = 5, float32Type = 6;

void pad(std::string& bytes) {
    bytes.append((alignment - bytes.size() % alignment) % alignment, '\0');
}

template <typename Number>
std::string arrayOf(std::uint32_t type, const std::vector<Number>& values) {
    std::string bytes = bytesOf(type) + bytesOf(std::uint64_t{values.size()});
    for (const Number value : values)
        bytes += bytesOf(value);
    return bytes;
}

} // namespace

std::string ggufText(std::string_view text) {
    return bytesOf(std::uint64_t{text.size()}) + std::string(text);
}

void writeFile(const std::filesystem::path& file, std::string_view bytes) {
    std::filesystem::create_directories(file.parent_path());
    std::filesystem::remove(file); // writing over a file makes some file systems wait for the disk
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

TinyGguf& TinyGguf::raw(std::string_view key, std::uint32_t type, std::string_view value) {
    ++entries_;
    metadata_ += ggufText(key) + bytesOf(type) + std::string(value);
    return *this;
}

TinyGguf& TinyGguf::integer(std::string_view key, std::uint32_t value) {
    return raw(key, 4, bytesOf(value));
}

TinyGguf& TinyGguf::number(std::string_view key, float value) {
    return raw(key, float32Type, bytesOf(value));
}

TinyGguf& TinyGguf::flag(std::string_view key, bool value) {
    return raw(key, 7, bytesOf(value));
}

TinyGguf& TinyGguf::text(std::string_view key, std::string_view value) {
    return raw(key, stringType, ggufText(value));
}

TinyGguf& TinyGguf::integers(std::string_view key, const std::vector<std::int32_t>& values) {
    return raw(key, arrayType, arrayOf(int32Type, values));
}

TinyGguf& TinyGguf::numbers(std::string_view key, const std::vector<float>& values) {
    return raw(key, arrayType, arrayOf(float32Type, values));
}

TinyGguf& TinyGguf::texts(std::string_view key, const std::vector<std::string>& values) {
    std::string bytes = bytesOf(stringType) + bytesOf(std::uint64_t{values.size()});
    for (const std::string& value : values)
        bytes += ggufText(value);
    return raw(key, arrayType, bytes);
}

TinyGguf& TinyGguf::tensor(std::string_view name, const std::vector<std::uint64_t>& shape,
                           const std::vector<float>& values) {
    return rawTensor(name, shape, 0, {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)});
}

TinyGguf& TinyGguf::rawTensor(std::string_view name, const std::vector<std::uint64_t>& shape, std::uint32_t type,
                              std::string_view bytes) {
    pad(data_);
    return rawTensorAt(name, shape, type, bytes, data_.size());
}

TinyGguf& TinyGguf::rawTensorAt(std::string_view name, const std::vector<std::uint64_t>& shape, std::uint32_t type,
                                std::string_view bytes, std::uint64_t offset) {
    ++tensors_;
    descriptions_ += ggufText(name) + bytesOf(static_cast<std::uint32_t>(shape.size()));
    for (auto size = shape.rbegin(); size != shape.rend(); ++size)
        descriptions_ += bytesOf(*size);
    descriptions_ += bytesOf(type) + bytesOf(offset);
    data_ += bytes;
    return *this;
}

std::string TinyGguf::bytes() const {
    std::string all =
        "GGUF" + bytesOf(std::uint32_t{3}) + bytesOf(tensors_) + bytesOf(entries_) + metadata_ + descriptions_;
    pad(all);
    return all + data_;
}

void TinyGguf::write(const std::filesystem::path& file) const {
    writeFile(file, bytes());
}

} // namespace sinkscope
