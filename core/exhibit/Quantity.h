#pragma once

#include <memory>

namespace sinkscope {

/// What a number is: shown as a heading, on hover and on F1, and written into files. All texts are in English.
struct Quantity {
    const char* key = "";   ///< name in JSON and CSV, camelCase
    const char* title = ""; ///< heading, starting with a capital
    const char* unit = "";  ///< as "nats" or "tokens"; empty for counts, names and pure numbers
    const char* definition = "";
    const char* source = ""; ///< paper and equation, or "this project's reading"
    /// What holds the texts above as long as any copy needs them, when they were read from a file; null: literals.
    std::shared_ptr<const void> texts{};
};

} // namespace sinkscope
