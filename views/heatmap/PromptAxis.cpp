#include "heatmap/PromptAxis.h"

#include "tokens/TokenLabel.h"

namespace sinkscope {

HeatmapAxis promptAxis(const Tokens& tokens, const QString& title) {
    HeatmapAxis axis;
    axis.title = title;
    axis.kind = HeatmapAxis::Names::words;
    axis.cells = static_cast<std::int64_t>(tokens.size());
    for (const Token& token : tokens)
        axis.names.push_back(tokenLabel(token));
    return axis;
}

} // namespace sinkscope
