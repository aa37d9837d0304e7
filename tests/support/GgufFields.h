#pragma once

#include "model/GgufMetadata.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sinkscope {

/// The key-value pairs of a GGUF file, written by a test.
class GgufFields {
public:
    void setText(const std::string& key, const std::string& text);
    void setTexts(const std::string& key, const std::vector<std::string>& texts);
    void setInteger(const std::string& key, std::uint32_t value);
    void setIntegers(const std::string& key, const std::vector<std::int32_t>& values);
    void setNumbers(const std::string& key, const std::vector<float>& values);
    void setFlag(const std::string& key, bool value);
    void remove(const std::string& key) { fields_.erase(key); }

    /// Points into this object, which must live longer and stay unchanged.
    GgufMetadata metadata() const;

private:
    struct Field {
        GgufType type = GgufType::uint8;
        GgufType element = GgufType::uint8;
        std::uint64_t count = 1;
        std::vector<std::byte> bytes;
    };
    std::map<std::string, Field> fields_;
};

} // namespace sinkscope
