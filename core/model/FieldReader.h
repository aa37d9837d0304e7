#pragma once

#include "model/HuggingFaceForm.h"
#include "support/Result.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sinkscope {

/// Reads the fields of one JSON object of a config.json, remembers which were asked for, and keeps the first thing that
/// is wrong. Every call after a failure is harmless; ask `error` once at the end. A field that is null counts as
/// absent.
class FieldReader {
public:
    /// `path` stands before field names in sentences, e.g. "text_config."; `file` names the file there. `defaults` is
    /// an object with values for fields that the file leaves out. A field that the file has under another of its
    /// `spellings` alone is read there.
    FieldReader(nlohmann::json object, nlohmann::json defaults, std::string file, std::string path = {},
                std::vector<KeySpelling> spellings = {});

    bool has(const std::string& field);
    /// A whole number from 1 to `largest`; 0 after a failure. Absent: a failure that names the field.
    std::int64_t count(const std::string& field, std::int64_t largest);
    /// The same, but may be absent or "".
    std::optional<std::int64_t> optionalCount(const std::string& field, std::int64_t largest);
    /// A whole number from 0 to `largest`, or absent or "".
    std::optional<std::int64_t> optionalSize(const std::string& field, std::int64_t largest);
    /// A finite number above 0.
    double positive(const std::string& field);
    std::optional<double> optionalPositive(const std::string& field);
    bool flag(const std::string& field, bool whenAbsent);
    std::string text(const std::string& field);
    std::optional<std::vector<std::string>> optionalTexts(const std::string& field);
    std::optional<std::vector<double>> optionalNumbers(const std::string& field);
    /// The object that lies there; a null value when it is absent.
    nlohmann::json object(const std::string& field);
    /// The value as it is, null when absent.
    nlohmann::json value(const std::string& field);

    /// Keeps `sentence` when nothing went wrong before.
    void fail(Text sentence);
    /// The value as JSON for a sentence, cut when it is long.
    std::string shown(const std::string& field);
    /// "config.json: text_config.hidden_size", for sentences.
    std::string place(const std::string& field) const;
    const std::string& file() const { return file_; }
    const std::string& path() const { return path_; }
    const std::optional<Text>& error() const { return error_; }
    /// Fields of the file that nobody asked for, with the path.
    std::vector<std::string> unread() const;

private:
    void mismatch(const std::string& field, const Text& expected, const nlohmann::json& found);
    bool required(const std::string& field);
    const std::string& spelled(const std::string& field) const;

    nlohmann::json object_, defaults_;
    std::string file_, path_;
    std::vector<KeySpelling> spellings_;
    std::set<std::string> read_;
    std::optional<Text> error_;
};

} // namespace sinkscope
