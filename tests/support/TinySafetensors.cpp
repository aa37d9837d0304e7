#include "TinySafetensors.h"

#include "TinyGguf.h"

#include <nlohmann/json.hpp>

namespace sinkscope {

std::string safetensorsBytes(std::string_view headerJson, std::string_view data) {
    return bytesOf(std::uint64_t{headerJson.size()}) + std::string(headerJson) + std::string(data);
}

std::string safetensorsOf(const std::map<std::string, std::vector<float>>& vectors) {
    nlohmann::json header = nlohmann::json::object();
    std::string data;
    for (const auto& [name, values] : vectors) {
        const std::size_t begin = data.size();
        data.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float));
        header[name] = {{"dtype", "F32"}, {"shape", {values.size()}}, {"data_offsets", {begin, data.size()}}};
    }
    return safetensorsBytes(header.dump(), data);
}

} // namespace sinkscope
