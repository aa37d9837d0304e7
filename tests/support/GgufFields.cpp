#include "GgufFields.h"

#include <span>

namespace sinkscope {

namespace {

template <typename Value>
std::vector<std::byte> bytesOf(std::span<const Value> values) {
    const auto bytes = std::as_bytes(values);
    return {bytes.begin(), bytes.end()};
}

} // namespace

void GgufFields::setText(const std::string& key, const std::string& text) {
    fields_[key] = {GgufType::string, GgufType::string, 1, bytesOf(std::span<const char>(text))};
}

void GgufFields::setTexts(const std::string& key, const std::vector<std::string>& texts) {
    Field field{GgufType::array, GgufType::string, texts.size(), {}};
    for (const std::string& text : texts) {
        const std::uint64_t length = text.size();
        for (const auto& part :
             {bytesOf(std::span<const std::uint64_t>(&length, 1)), bytesOf(std::span<const char>(text))})
            field.bytes.insert(field.bytes.end(), part.begin(), part.end());
    }
    fields_[key] = std::move(field);
}

void GgufFields::setInteger(const std::string& key, std::uint32_t value) {
    fields_[key] = {GgufType::uint32, GgufType::uint32, 1, bytesOf(std::span<const std::uint32_t>(&value, 1))};
}

void GgufFields::setIntegers(const std::string& key, const std::vector<std::int32_t>& values) {
    fields_[key] = {GgufType::array, GgufType::int32, values.size(), bytesOf(std::span<const std::int32_t>(values))};
}

void GgufFields::setNumbers(const std::string& key, const std::vector<float>& values) {
    fields_[key] = {GgufType::array, GgufType::float32, values.size(), bytesOf(std::span<const float>(values))};
}

void GgufFields::setFlag(const std::string& key, bool value) {
    fields_[key] = {GgufType::boolean, GgufType::boolean, 1, {std::byte{value}}};
}

GgufMetadata GgufFields::metadata() const {
    std::vector<std::string_view> keys;
    GgufMetadata::Values values;
    for (const auto& [key, field] : fields_) {
        keys.push_back(key);
        values[key] = {field.type, field.element, field.count, field.bytes};
    }
    return GgufMetadata(nullptr, std::move(keys), std::move(values));
}

} // namespace sinkscope
