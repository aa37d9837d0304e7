#include "style/MarkLabels.h"

#include "style/LabelPlacement.h"

#include <algorithm>

namespace sinkscope {
namespace {

bool crosses(const std::optional<QLineF>& line, const QRectF& box) {
    if (!line)
        return false;
    if (box.contains(line->p1()) || box.contains(line->p2()))
        return true;
    const QLineF edges[] = {{box.topLeft(), box.topRight()},
                            {box.topRight(), box.bottomRight()},
                            {box.bottomRight(), box.bottomLeft()},
                            {box.bottomLeft(), box.topLeft()}};
    return std::ranges::any_of(
        edges, [&](const QLineF& edge) { return line->intersects(edge, nullptr) == QLineF::BoundedIntersection; });
}

/// The line from a mark's rim to the nearest point of its label; empty for a label beside its mark.
std::optional<QLineF> leaderTo(const QRectF& label, QPointF centre, double radius) {
    const QPointF nearest(std::clamp(centre.x(), label.left(), label.right()),
                          std::clamp(centre.y(), label.top(), label.bottom()));
    QLineF line(centre, nearest);
    const double length = line.length();
    if (length - radius < 0.7 * label.height())
        return std::nullopt;
    line.setP1(line.pointAt(radius / length));
    return line;
}

} // namespace

bool MarkLabels::isCrossed(const LabelPlace& place) const {
    return std::ranges::any_of(places_, [&](const LabelPlace& other) {
        return crosses(place.leader, other.label) || crosses(other.leader, place.label);
    });
}

std::optional<LabelPlace> MarkLabels::place(QSizeF size, QPointF centre, double radius, double reach) {
    for (const QPointF& corner : cornersAround(centre, reach, size)) {
        const auto label = placeLabel(size, {corner}, area_, taken_);
        if (!label)
            continue;
        const LabelPlace tried{*label, leaderTo(*label, centre, radius)};
        if (isCrossed(tried))
            continue;
        taken_.push_back(tried.label);
        places_.push_back(tried);
        return tried;
    }
    return std::nullopt;
}

} // namespace sinkscope
