#pragma once

#include <memory>

namespace sinkscope {

/// The same thing computed for both runs of a comparison. `changed` is null while nothing is switched.
template <typename Value>
struct Sides {
    std::shared_ptr<const Value> base, changed;
    bool operator==(const Sides&) const = default;
};

} // namespace sinkscope
