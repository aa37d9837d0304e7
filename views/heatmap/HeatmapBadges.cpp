#include "heatmap/HeatmapBadges.h"

#include "style/SmallerFont.h"
#include "style/Theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

namespace sinkscope {
namespace {

constexpr double badgeGap = 1.0, corner = 3.0;

bool isEmergence(const RowBadge& badge) {
    return badge.kind == RowBadge::Kind::emergence;
}

/// The badges of one column of the strip, from the top.
std::vector<RowBadge> visibleBadges(const HeatmapMarks& marks, const AxisView& rows, bool emergence) {
    std::vector<RowBadge> badges;
    for (const RowBadge& badge : marks.badges) {
        const double centre = static_cast<double>(badge.row) + 0.5;
        if (isEmergence(badge) == emergence && centre >= rows.low && centre <= rows.high)
            badges.push_back(badge);
    }
    std::sort(badges.begin(), badges.end(), [](const auto& one, const auto& other) { return one.row < other.row; });
    return badges;
}

void placeColumn(std::vector<PlacedBadge>& placed, const std::vector<RowBadge>& badges, const HeatmapLayout& layout,
                 double left) {
    std::vector<double> centres;
    for (const RowBadge& badge : badges)
        centres.push_back(layout.yOf(static_cast<double>(badge.row) + 0.5));
    const std::vector<double> spread =
        spreadApart(centres, layout.badge.height() + badgeGap, layout.badgeStrip.top(), layout.badgeStrip.bottom());
    for (std::size_t index = 0; index < badges.size(); ++index)
        placed.push_back({badges[index],
                          QRectF(QPointF(left, spread[index] - layout.badge.height() / 2.0), layout.badge),
                          {layout.plot.left(), centres[index]}});
}

QPolygonF arrowIn(const QRectF& box, RowBadge::Kind kind) {
    const double unit = box.height() / 13.0, down = kind == RowBadge::Kind::stepUp ? -unit : unit;
    const QPointF middle(box.left() + 6.0 * unit, box.center().y());
    return {middle + QPointF(0.0, 3.5 * down), middle + QPointF(-3.5 * unit, -3.0 * down),
            middle + QPointF(3.5 * unit, -3.0 * down)};
}

void paintBadge(QPainter& painter, const PlacedBadge& placed, const QPalette& palette) {
    const QColor ink = palette.color(QPalette::WindowText);
    painter.setPen(QPen(ink, 0.8));
    const QPointF from(placed.box.right(), placed.box.center().y());
    painter.drawLine(from, placed.target);
    if (isEmergence(placed.badge)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour::spike());
        painter.drawRoundedRect(placed.box, corner, corner);
        painter.setPen(Qt::black);
        painter.drawText(placed.box, Qt::AlignCenter, QCoreApplication::translate("HeatmapBadges", "ME"));
        return;
    }
    painter.setPen(QPen(colour::spike(), 1.2));
    painter.setBrush(palette.color(QPalette::Base));
    painter.drawRoundedRect(placed.box, corner, corner);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(arrowIn(placed.box, placed.badge.kind));
    painter.setPen(ink);
    const bool isUp = placed.badge.kind == RowBadge::Kind::stepUp;
    painter.drawText(placed.box.adjusted(placed.box.height() * 10.0 / 13.0, 0.0, -1.0, 0.0), Qt::AlignCenter,
                     isUp ? QCoreApplication::translate("HeatmapBadges", "up", "step-up, at most two letters")
                          : QCoreApplication::translate("HeatmapBadges", "dn", "step-down, at most two letters"));
}

} // namespace

std::vector<double> spreadApart(std::vector<double> centres, double height, double low, double high) {
    double free = low;
    for (double& centre : centres) {
        centre = std::max(centre, free + height / 2.0);
        free = centre + height / 2.0;
    }
    double bound = high;
    for (auto centre = centres.rbegin(); centre != centres.rend(); ++centre) {
        *centre = std::min(*centre, bound - height / 2.0);
        bound = *centre - height / 2.0;
    }
    return centres;
}

std::vector<PlacedBadge> placeBadges(const HeatmapMarks& marks, const HeatmapLayout& layout) {
    std::vector<PlacedBadge> placed;
    const std::vector<RowBadge> emergences = visibleBadges(marks, layout.rows, true);
    placeColumn(placed, emergences, layout, layout.badgeStrip.left());
    const bool hasEmergences = std::any_of(marks.badges.begin(), marks.badges.end(), isEmergence);
    placeColumn(placed, visibleBadges(marks, layout.rows, false), layout,
                layout.badgeStrip.left() + (hasEmergences ? layout.badge.width() + 2.0 : 0.0));
    return placed;
}

void paintBadges(QPainter& painter, const std::vector<PlacedBadge>& badges, const QPalette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = smallerFont(painter.font(), 0.92);
    font.setBold(true);
    painter.setFont(font);
    for (const PlacedBadge& badge : badges)
        paintBadge(painter, badge, palette);
    painter.restore();
}

} // namespace sinkscope
