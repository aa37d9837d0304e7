#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// A safetensors file from its header's JSON and its data, right or wrong.
std::string safetensorsBytes(std::string_view headerJson, std::string_view data);
/// A right one of fp32 vectors, one tensor for each name.
std::string safetensorsOf(const std::map<std::string, std::vector<float>>& vectors);

} // namespace sinkscope
