#include "heatmap/HeatmapLayout.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr double edge = 4.0, layoutGap = 4.0;

QSizeF badgeSize(const QFontMetricsF& metrics) {
    const double height = std::max(13.0, std::ceil(metrics.height()));
    return {2.0 * height, height};
}

double badgeStripWidth(const HeatmapMarks& marks, double badgeWidth) {
    const bool kept = marks.strips == HeatmapMarks::Strips::kept;
    if (marks.badges.empty() && !kept)
        return 0.0;
    const auto isEmergence = [](const RowBadge& badge) { return badge.kind == RowBadge::Kind::emergence; };
    const auto emergences = std::count_if(marks.badges.begin(), marks.badges.end(), isEmergence);
    const bool both = emergences > 0 && emergences < static_cast<std::ptrdiff_t>(marks.badges.size());
    return (both || kept ? 2 : 1) * (badgeWidth + 2.0) + 6.0;
}

bool hasSpikeStrip(const HeatmapMarks& marks) {
    return !marks.spikes.empty() || marks.strips == HeatmapMarks::Strips::kept;
}

} // namespace

HeatmapLayout::HeatmapLayout(const QRectF& area, const HeatmapContent& content, const AxisLabels& rowLabels,
                             const AxisLabels& columnLabels, const Span& rowSpan, const Span& columnSpan,
                             const QFontMetricsF& metrics) {
    const bool barBeside = content.bar.place == ColourBar::Place::beside;
    const bool barHeads = content.bar.place == ColourBar::Place::heading;
    const bool barAbove = barHeads || content.bar.place == ColourBar::Place::above;
    const double barExtent = content.bar.extent(content.scale, metrics);
    badge = badgeSize(metrics);
    const double badges = badgeStripWidth(content.marks, badge.width());
    const double side = content.side ? sideColumnWidth + sideColumnGap : 0.0;
    const double sideTitleHeight = content.side ? metrics.height() : 0.0;
    const double right = barBeside ? 2 * layoutGap + barExtent + edge : 2 * edge;
    const double spikes = hasSpikeStrip(content.marks) ? spikeStripHeight : 2.0;
    const double top = edge + (barAbove ? barExtent + layoutGap : 0.0) + sideTitleHeight + spikes;
    const auto plotBeside = [&](double rowLabelWidth) {
        const double left = edge + metrics.height() + layoutGap + rowLabelWidth + layoutGap + badges + side;
        const double width = std::max(1.0, std::floor(area.width() - left - right));
        const double below = labelGap + columnLabels.heightBelow(width / columnSpan.length()) + metrics.height() + edge;
        const double height = std::max(1.0, std::floor(area.height() - top - std::ceil(below)));
        return QRectF(std::round(area.left() + left), std::round(area.top() + top), width, height);
    };
    // Labels that thin out take their numbers along and need more room, and whether they do is known from the height.
    constexpr double plenty = 1000.0;
    const QRectF roomy = plotBeside(rowLabels.widthBeside(plenty));
    plot = plotBeside(rowLabels.widthBeside(roomy.height() / rowSpan.length()));
    const double width = plot.width(), height = plot.height();
    spikeStrip = QRectF(plot.left(), plot.top() - spikeStripHeight, width, spikeStripHeight);
    sideColumn = QRectF(plot.left() - side, plot.top(), content.side ? sideColumnWidth : 0.0, height);
    badgeStrip = QRectF(plot.left() - side - badges, plot.top(), badges, height);
    sideTitle = QRectF(sideColumn.left(), plot.top() - spikes - sideTitleHeight, width + side, sideTitleHeight);
    rowTitle = QRectF(area.left() + edge, plot.top(), metrics.height(), height);
    columnTitle = QRectF(plot.left(), area.bottom() - edge - metrics.height(), width, metrics.height());
    colourBar = barBeside  ? QRectF(plot.right() + 2 * layoutGap, plot.top(), barExtent, height)
                : barHeads ? QRectF(area.left() + edge, area.top() + edge, area.width() - 2 * edge, barExtent)
                           : QRectF(plot.left(), area.top() + edge, width, barExtent);
    rows = {rowSpan.low, rowSpan.high, static_cast<int>(height)};
    columns = {columnSpan.low, columnSpan.high, static_cast<int>(width)};
}

QRectF HeatmapLayout::rectangle(const HeatmapCell& cell) const {
    const auto row = static_cast<double>(cell.row), column = static_cast<double>(cell.column);
    return {QPointF(xOf(column), yOf(row)), QPointF(xOf(column + 1.0), yOf(row + 1.0))};
}

} // namespace sinkscope
