#pragma once

#include <string>

namespace sinkscope {

/// The same in each language that tours are written in.
struct LocalText {
    std::string english, italian;
};

} // namespace sinkscope
