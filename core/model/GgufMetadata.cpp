#include "model/GgufMetadata.h"

#include "model/ByteReader.h"
#include "support/MappedFile.h"

#include <limits>
#include <utility>

namespace sinkscope {
namespace {

template <typename Number>
Number loadNumber(std::span<const std::byte> bytes) {
    Number value;
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
}

std::optional<std::int64_t> loadInteger(GgufType type, std::span<const std::byte> bytes) {
    switch (type) {
    case GgufType::uint8:
        return loadNumber<std::uint8_t>(bytes);
    case GgufType::int8:
        return loadNumber<std::int8_t>(bytes);
    case GgufType::uint16:
        return loadNumber<std::uint16_t>(bytes);
    case GgufType::int16:
        return loadNumber<std::int16_t>(bytes);
    case GgufType::uint32:
        return loadNumber<std::uint32_t>(bytes);
    case GgufType::int32:
        return loadNumber<std::int32_t>(bytes);
    case GgufType::int64:
        return loadNumber<std::int64_t>(bytes);
    case GgufType::uint64: {
        const auto value = loadNumber<std::uint64_t>(bytes);
        if (value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return static_cast<std::int64_t>(value);
        return std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

std::optional<double> loadReal(GgufType type, std::span<const std::byte> bytes) {
    if (type == GgufType::float32)
        return loadNumber<float>(bytes);
    if (type == GgufType::float64)
        return loadNumber<double>(bytes);
    if (type == GgufType::uint64)
        return static_cast<double>(loadNumber<std::uint64_t>(bytes));
    if (const auto integer = loadInteger(type, bytes))
        return static_cast<double>(*integer);
    return std::nullopt;
}

std::optional<std::int64_t> loadIntegerOrFlag(GgufType type, std::span<const std::byte> bytes) {
    if (type == GgufType::boolean)
        return bytes[0] != std::byte{0} ? 1 : 0;
    return loadInteger(type, bytes);
}

/// All elements of a numeric array by `load`; empty when one of them cannot be given so.
template <typename Number, typename Load>
std::optional<std::vector<Number>> elements(const GgufValue* value, Load load) {
    if (value == nullptr || value->type != GgufType::array)
        return std::nullopt;
    const std::size_t size = ggufTypeBytes(value->element);
    std::vector<Number> numbers;
    if (size == 0)
        return std::nullopt;
    numbers.reserve(value->count);
    for (std::size_t start = 0; start < value->bytes.size(); start += size) {
        const std::optional<Number> number = load(value->element, value->bytes.subspan(start, size));
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

} // namespace

GgufMetadata::GgufMetadata(std::shared_ptr<const MappedFile> file, std::vector<std::string_view> keys, Values values)
    : file_(std::move(file)), keys_(std::move(keys)), values_(std::move(values)) {}

const GgufValue* GgufMetadata::find(std::string_view key) const {
    const auto place = values_.find(key);
    return place == values_.end() ? nullptr : &place->second;
}

std::string GgufMetadata::typeName(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr)
        return "";
    std::string name(ggufTypeName(value->type));
    if (value->type == GgufType::array)
        name += " of " + std::string(ggufTypeName(value->element));
    return name;
}

std::optional<std::int64_t> GgufMetadata::integer(std::string_view key) const {
    const GgufValue* value = find(key);
    return value != nullptr ? loadInteger(value->type, value->bytes) : std::nullopt;
}

std::optional<double> GgufMetadata::number(std::string_view key) const {
    const GgufValue* value = find(key);
    return value != nullptr ? loadReal(value->type, value->bytes) : std::nullopt;
}

std::optional<bool> GgufMetadata::flag(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr || value->type != GgufType::boolean)
        return std::nullopt;
    return value->bytes[0] != std::byte{0};
}

std::optional<std::string_view> GgufMetadata::text(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr || value->type != GgufType::string)
        return std::nullopt;
    return std::string_view(reinterpret_cast<const char*>(value->bytes.data()), value->bytes.size());
}

std::optional<std::vector<std::int64_t>> GgufMetadata::integers(std::string_view key) const {
    return elements<std::int64_t>(find(key), loadIntegerOrFlag);
}

std::optional<std::vector<double>> GgufMetadata::numbers(std::string_view key) const {
    return elements<double>(find(key), loadReal);
}

std::optional<std::vector<std::string_view>> GgufMetadata::texts(std::string_view key) const {
    const GgufValue* value = find(key);
    if (value == nullptr || value->type != GgufType::array || value->element != GgufType::string)
        return std::nullopt;
    std::vector<std::string_view> texts;
    texts.reserve(value->count);
    ByteReader reader(value->bytes); // its bounds were checked when the file was opened
    while (const auto text = reader.text())
        texts.push_back(*text);
    return texts;
}

} // namespace sinkscope
