#include "figure/PanelNames.h"

#include <algorithm>
#include <array>

namespace sinkscope {
namespace {

constexpr std::array kinds{"table", "chart", "grid"};

const std::string& keyOf(const Panel& panel) {
    return std::visit([](const auto& content) -> const std::string& { return content.key; }, panel);
}

} // namespace

std::vector<std::string> panelNames(const std::string& analysis, const Exhibit& exhibit) {
    std::vector<std::string> names;
    for (const Panel& panel : exhibit.panels) {
        const auto isNamesake = [&](const Panel& other) { return keyOf(other) == keyOf(panel); };
        std::string name = analysis + "/" + keyOf(panel);
        if (std::ranges::count_if(exhibit.panels, isNamesake) > 1)
            name.append("/").append(kinds[panel.index()]);
        names.push_back(std::move(name));
    }
    return names;
}

} // namespace sinkscope
