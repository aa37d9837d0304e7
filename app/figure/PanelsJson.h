#pragma once

#include "figure/ViewChoice.h"
#include "support/Result.h"

#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// One panel of a figure as its author asks for it.
struct PanelChoice {
    ViewChoice picture;
    std::optional<std::string> title; ///< instead of the picture's own
    bool operator==(const PanelChoice&) const = default;
};

/// A figure of several panels: {"columns": 2, "panels": [{"view": "residual"}, {"view": "sinks", "title": "Sinks"}]}.
struct PanelsChoice {
    int columns = 2;
    std::vector<PanelChoice> panels;
    bool operator==(const PanelsChoice&) const = default;
};

constexpr int mostPanelColumns = 8;
constexpr std::size_t mostPanels = 64;

/// Reads strictly: each unknown field, word and view, and each number out of range is refused with a sentence that
/// names the panel and what is allowed.
Result<PanelsChoice> parsePanels(const std::string& text);
/// What parsePanels() reads back; only what differs from what is left out.
std::string panelsJson(const PanelsChoice& choice);

} // namespace sinkscope
