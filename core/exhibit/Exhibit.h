#pragma once

#include "exhibit/Chart.h"
#include "exhibit/Grid.h"
#include "exhibit/Table.h"
#include "support/Text.h"

#include <variant>
#include <vector>

namespace sinkscope {

using Panel = std::variant<Table, Chart, Grid>;

/// An analysis as it is shown and written: the same for the window, the command line, figures and the report.
struct Exhibit {
    std::vector<Text> statements; ///< what was found, the verdict first; one full sentence each
    std::vector<Text> notes;      ///< what does not apply to this model or prompt and why; what limits the numbers
    std::vector<Panel> panels;    ///< most telling first
};

} // namespace sinkscope
