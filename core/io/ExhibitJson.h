#pragma once

#include "exhibit/Exhibit.h"

#include <nlohmann/json_fwd.hpp>

namespace sinkscope {

/// statements and notes as English sentences; tables as lists of rows by column key, with what each column means;
/// charts as series of x and y; grids as lists of rows. NaN stays NaN, for the document's writer to make null.
nlohmann::ordered_json exhibitJson(const Exhibit& exhibit);

/// One panel of it, as it stands there.
nlohmann::ordered_json panelJson(const Panel& panel);

} // namespace sinkscope
