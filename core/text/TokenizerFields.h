#pragma once

#include "support/Result.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace sinkscope {

/// The fields of one JSON object of a tokenizer file; every failure names the file, the field, and what it should hold.
/// Refers to the object, which must live longer.
class TokenizerFields {
public:
    /// `path` is the object's own place in the file, e.g. `pre_tokenizer.pretokenizers[0]`.
    static Result<TokenizerFields> of(const nlohmann::json& object, std::string file, std::string path);

    /// Null when the field is absent or null.
    const nlohmann::json* find(std::string_view name) const;
    Result<bool> flag(std::string_view name, bool whenAbsent) const;
    Result<std::string> text(std::string_view name) const;
    Result<std::int64_t> integer(std::string_view name) const;
    /// The array of objects in a field.
    Result<std::vector<TokenizerFields>> objects(std::string_view name) const;
    Result<TokenizerFields> object(std::string_view name) const;

    const std::string& file() const { return file_; }
    std::string pathOf(std::string_view name) const;
    /// "…: field "a.b" should be <expected>, but is <found>."
    tl::unexpected<Error> unexpectedValue(std::string_view name, const Text& expected) const;
    /// "…: field "a.b" is "<found>", which Sinkscope does not know. <advice>"
    tl::unexpected<Error> unknownValue(std::string_view name, const Text& known) const;

private:
    TokenizerFields(const nlohmann::json& object, std::string file, std::string path);

    const nlohmann::json* object_;
    std::string file_;
    std::string path_;
};

} // namespace sinkscope
