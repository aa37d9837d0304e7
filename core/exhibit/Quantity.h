#pragma once

namespace sinkscope {

/// What a number is: shown as a heading, on hover and on F1, and written into files. All texts are literals in English.
struct Quantity {
    const char* key = "";   ///< name in JSON and CSV, camelCase
    const char* title = ""; ///< heading, starting with a capital
    const char* unit = "";  ///< as "nats" or "tokens"; empty for counts, names and pure numbers
    const char* definition = "";
    const char* source = ""; ///< paper and equation, or "this project's reading"
};

} // namespace sinkscope
