#include "model/LayoutNames.h"

namespace sinkscope {

LayoutNames::LayoutNames(const TensorLayout& layout, const WeightSource& source)
    : layout_(layout), prefix_(layout.prefixes.front()) {
    for (const TensorPrefix& prefix : layout.prefixes)
        if (source.find(prefix.body + layout.embedding + ".weight") != nullptr) {
            prefix_ = prefix;
            return;
        }
}

} // namespace sinkscope
