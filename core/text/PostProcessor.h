#pragma once

#include <cstdint>
#include <vector>

namespace sinkscope {

/// The tokens that a tokenizer puts around a text by itself.
struct PostProcessor {
    std::vector<std::int32_t> before;
    std::vector<std::int32_t> after;
};

} // namespace sinkscope
