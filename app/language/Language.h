#pragma once

namespace sinkscope {

/// What the window is written in; `system` follows the user's system as far as there is a translation.
enum class Language { system, english, italian };

} // namespace sinkscope
