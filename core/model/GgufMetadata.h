#pragma once

#include "model/GgufValue.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sinkscope {

class MappedFile;

/// The key-value pairs of a GGUF file. Every text it gives is a view into the mapped file, valid as long as this object
/// or a copy of it lives. A lookup is empty when the key is absent or its value is of another kind; `typeName` tells
/// which. Immutable.
class GgufMetadata {
public:
    using Values = std::unordered_map<std::string_view, GgufValue>;

    GgufMetadata(std::shared_ptr<const MappedFile> file, std::vector<std::string_view> keys, Values values);

    bool contains(std::string_view key) const { return values_.contains(key); }
    /// In the order of the file.
    const std::vector<std::string_view>& keys() const { return keys_; }
    /// What the file stores there, e.g. "UINT32" or "ARRAY of STRING"; "" when the key is absent.
    std::string typeName(std::string_view key) const;

    /// Any integer type (not a flag); empty too when an unsigned value is beyond 63 bits.
    std::optional<std::int64_t> integer(std::string_view key) const;
    /// Any integer or floating-point type.
    std::optional<double> number(std::string_view key) const;
    std::optional<bool> flag(std::string_view key) const;
    std::optional<std::string_view> text(std::string_view key) const;

    /// Arrays of the same kinds; flags count as the integers 0 and 1 here. Each call walks the array once.
    std::optional<std::vector<std::int64_t>> integers(std::string_view key) const;
    std::optional<std::vector<double>> numbers(std::string_view key) const;
    std::optional<std::vector<std::string_view>> texts(std::string_view key) const;

private:
    const GgufValue* find(std::string_view key) const;

    std::shared_ptr<const MappedFile> file_;
    std::vector<std::string_view> keys_;
    Values values_;
};

} // namespace sinkscope
