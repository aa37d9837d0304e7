#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sinkscope {

/// `pattern` with the number in the place of "{}".
std::string numbered(const std::string& pattern, std::int64_t number);
/// The layer that a tensor named `layers` + number + "." + … belongs to; empty for any other name.
std::optional<std::int64_t> layerOf(std::string_view name, std::string_view layers);
/// Whether a tensor of that name is no weight but a table that every program computes anew: causal masks, rotary
/// frequencies.
bool isBuffer(std::string_view name);

} // namespace sinkscope
