#pragma once

#include "exhibit/Exhibit.h"

#include <string>
#include <vector>

namespace sinkscope {

/// One line of RFC 4180: fields in quotes where they need them, ended by CR LF.
std::string csvLine(const std::vector<std::string>& fields);
/// The shortest decimal that reads back as the same number; "NaN" for one that could not be computed.
std::string csvNumber(double number);
std::string csvNumber(float number);
/// "loss [nats]": what a heading row says of a column.
std::string csvHeading(const std::string& name, const std::string& unit);

/// The table as RFC 4180: a heading row of keys with units in brackets, numbers with a point, missing ones empty.
std::string csv(const Table& table);
/// A line for each point: series, x, y, and its colour and label where points have them.
std::string csv(const Chart& chart);
/// A line for each cell: row, column, value, and its label where cells have them.
std::string csv(const Grid& grid);
std::string csv(const Panel& panel);

} // namespace sinkscope
