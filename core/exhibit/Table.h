#pragma once

#include "exhibit/Place.h"
#include "exhibit/Quantity.h"
#include "support/Text.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace sinkscope {

/// One cell: nothing (there is no such number), a whole number, a number (NaN: could not be computed), or words that
/// are not translated (a token as text, its bytes).
using Cell = std::variant<std::monostate, std::int64_t, double, std::string>;

struct TableRow {
    std::vector<Cell> cells{}; ///< one for each column
    Place place{};
};

struct Table {
    std::string key{}; ///< name in JSON and of the CSV file
    Text title{};
    std::vector<Quantity> columns{};
    std::vector<TableRow> rows{}; ///< in the order in which they are worth reading
};

} // namespace sinkscope
