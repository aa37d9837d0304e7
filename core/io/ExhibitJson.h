#pragma once

#include "exhibit/Exhibit.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace sinkscope {

/// statements and notes as English sentences; tables as lists of rows by column key, with what each column means;
/// charts as series of x and y; grids as lists of rows. NaN stays NaN, for the document's writer to make null.
nlohmann::ordered_json exhibitJson(const Exhibit& exhibit);

/// The table as RFC 4180: a heading row of keys with units in brackets, numbers with a point, missing ones empty.
std::string csv(const Table& table);

} // namespace sinkscope
