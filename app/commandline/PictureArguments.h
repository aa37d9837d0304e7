#pragma once

#include "figure/PanelsJson.h"
#include "figure/ViewChoice.h"
#include "support/Result.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

namespace sinkscope {

/// What a figure shall show, as the command line says it.
struct PictureArguments {
    ViewChoice choice;                 ///< but for what the next three say
    std::vector<double> range, target; ///< two and three numbers, or none
    std::optional<double> distance;
    std::optional<std::string> panels; ///< JSON, a file of it, or @FILE
};

/// Adds --view, --panels and how the picture is set; layer, head, channel and token are options of analyses.
void addPictureOptions(CLI::App& command, PictureArguments& arguments);

/// The one picture named. Fails on numbers that make no scale or no camera, and on an unknown view.
Result<ViewChoice> pictureOf(const PictureArguments& arguments);
/// The panels named. Fails as parsePanels() and reading a file do.
Result<PanelsChoice> panelsOf(const std::string& argument);

} // namespace sinkscope
