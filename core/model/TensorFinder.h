#pragma once

#include "model/WeightSource.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// Finds tensors by name, checks their shape, remembers which were taken, and keeps the first thing that is wrong.
class TensorFinder {
public:
    explicit TensorFinder(const WeightSource& source);

    bool has(const std::string& name) const { return source_.find(name) != nullptr; }
    /// Null after a failure: not in the file, another shape, or a type whose blocks do not fit its rows.
    const StoredTensor* take(const std::string& name, const std::vector<std::int64_t>& shape);
    /// Counts a tensor as known without reading it.
    void skip(const std::string& name) { taken_.insert(name); }
    bool isTaken(const std::string& name) const { return taken_.contains(name); }

    void fail(Text sentence);
    const std::optional<Text>& error() const { return error_; }

private:
    void failMissing(const std::string& name);

    const WeightSource& source_;
    std::set<std::string, std::less<>> taken_;
    std::optional<Text> error_;
};

/// "[64, 32]"
std::string shapeText(const std::vector<std::int64_t>& shape);

} // namespace sinkscope
