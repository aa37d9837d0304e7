#pragma once

#include <string>
#include <string_view>

namespace sinkscope {

/// The bytes as UTF-8 text; each part that is none becomes U+FFFD.
std::string validText(std::string_view bytes);
/// Lower-case hexadecimal, two digits a byte.
std::string hexadecimal(std::string_view bytes);

} // namespace sinkscope
