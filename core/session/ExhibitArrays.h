#pragma once

#include "exhibit/Exhibit.h"
#include "session/SessionArrays.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace sinkscope {

/// Adds the numbers of an exhibit's grids as arrays "<prefix>/<panel>" [rows, columns]; all else is in the JSON.
nlohmann::ordered_json addExhibit(SessionArrays& arrays, const std::string& prefix, const Exhibit& exhibit);

/// Reads it back, equal in every bit. Lists of a series, rows of a table and cells of a grid are as long as each other.
/// Throws a Clause on what is not.
std::shared_ptr<const Exhibit> readExhibit(const StoredArrays& arrays, const std::string& prefix,
                                           const nlohmann::ordered_json& json);

} // namespace sinkscope
