#include "io/JsonNumbers.h"

#include <charconv>

namespace sinkscope {

using Json = nlohmann::ordered_json;

double shortest(float value) {
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, value).ptr;
    double result = 0.0;
    return std::from_chars(text, end, result).ec == std::errc() ? result : static_cast<double>(value);
}

Json shortest(const std::vector<float>& values) {
    Json list = Json::array();
    for (const float value : values)
        list.push_back(shortest(value));
    return list;
}

Json shortest(const Matrix& matrix) {
    Json rows = Json::array();
    for (std::int64_t row = 0; row < matrix.rows; ++row) {
        Json list = Json::array();
        for (const float value : matrix.row(row))
            list.push_back(shortest(value));
        rows.push_back(std::move(list));
    }
    return rows;
}

} // namespace sinkscope
