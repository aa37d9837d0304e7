#pragma once

#include "model/TensorLayout.h"
#include "model/WeightSource.h"

#include <cstdint>
#include <string>

namespace sinkscope {

/// The names of one file's tensors: a layout with the prefix that this file uses.
class LayoutNames {
public:
    /// Takes the first of the layout's prefixes under which the file has an embedding; the first of all when none does.
    LayoutNames(const TensorLayout& layout, const WeightSource& source);

    const TensorLayout& layout() const { return layout_; }
    /// Names without ".weight" or ".bias".
    std::string embedding() const { return prefix_.body + layout_.embedding; }
    std::string positions() const { return prefix_.body + layout_.positions; }
    std::string embeddingNorm() const { return prefix_.body + layout_.embeddingNorm; }
    std::string finalNorm() const { return prefix_.body + layout_.finalNorm; }
    std::string head() const { return prefix_.head + layout_.head; }
    std::string layer(std::int64_t index) const { return prefix_.body + layout_.layers + std::to_string(index) + "."; }
    std::string body() const { return prefix_.body; }

private:
    TensorLayout layout_;
    TensorPrefix prefix_;
};

} // namespace sinkscope
