#pragma once

#include "model/GgufMetadata.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sinkscope {

/// Reads the metadata keys of one architecture in a GGUF file, remembers which were asked for, and keeps the first
/// thing that is wrong. Every call after a failure is harmless; ask `error` once at the end. Keys are given without
/// "llama." before them.
class KeyReader {
public:
    KeyReader(const GgufMetadata& metadata, std::string architecture, std::string file);

    bool has(const std::string& key);
    /// A whole number from 1 to `largest`; 0 after a failure. Absent: a failure that names the key.
    std::int64_t count(const std::string& key, std::int64_t largest);
    /// From 0 to `largest`, or absent.
    std::optional<std::int64_t> optionalSize(const std::string& key, std::int64_t largest);
    /// One number for all `layers`, or a list with one for each; from 1 to `largest`. Absent: empty.
    std::vector<std::int64_t> perLayer(const std::string& key, std::int64_t layers, std::int64_t largest);
    /// A finite number above 0.
    double positive(const std::string& key);
    std::optional<double> optionalPositive(const std::string& key);
    std::optional<std::string> optionalText(const std::string& key);
    bool flag(const std::string& key, bool whenAbsent);
    /// A list of flags, one per layer; empty when the key is absent or no list.
    std::vector<std::int64_t> flags(const std::string& key);

    /// Whether a number or flag is stored there that is zero.
    bool isZero(const std::string& key) const;

    void fail(Text sentence);
    /// "model.gguf: llama.block_count", for sentences.
    std::string place(const std::string& key) const;
    const std::optional<Text>& error() const { return error_; }
    /// Keys of this architecture that nobody asked for, without the architecture's name.
    std::vector<std::string> unread() const;

private:
    std::string full(const std::string& key) const { return architecture_ + "." + key; }
    Text typeOf(const std::string& key) const;
    bool required(const std::string& key);
    void mismatch(const std::string& key, const Text& expected, const Text& found);

    const GgufMetadata& metadata_;
    std::string architecture_, file_;
    std::set<std::string> read_;
    std::optional<Text> error_;
};

} // namespace sinkscope
