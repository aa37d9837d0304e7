#include "io/TokenText.h"

#include <nlohmann/json.hpp>

namespace sinkscope {

std::string validText(std::string_view bytes) {
    using Json = nlohmann::json;
    const auto quoted = Json(bytes).dump(-1, ' ', false, Json::error_handler_t::replace);
    return Json::parse(quoted).get<std::string>();
}

std::string hexadecimal(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += digits[value / 16U];
        text += digits[value % 16U];
    }
    return text;
}

} // namespace sinkscope
