#include "keyspace/GridLabels.h"

#include "keyspace/GridLines.h"
#include "keyspace/KeySpaceText.h"
#include "style/LabelPlacement.h"
#include "style/NumberText.h"

#include <cmath>

namespace sinkscope {

namespace {

struct Edge {
    Point3 from{}, to{};
    QPointF seenFrom, seenTo;
    QPointF middle() const { return 0.5 * (seenFrom + seenTo); }
};

/// The edge along `axis` that parts a wall seen from inside from one seen from outside, lowest on the screen (leftmost
/// for the upright axis); of all edges where one looks along the axis and none does.
std::optional<Edge> borderEdge(const Box3& box, std::size_t axis, const OrbitCamera& camera, QSizeF viewport) {
    std::optional<Edge> best;
    bool bestParts = false;
    const std::size_t second = (axis + 1) % 3, third = (axis + 2) % 3;
    for (std::size_t side = 0; side < 4; ++side) {
        const std::size_t secondHigh = side & 1, thirdHigh = side >> 1;
        const bool parts =
            isBackWall(box, 2 * second + secondHigh, camera) != isBackWall(box, 2 * third + thirdHigh, camera);
        if (best && bestParts && !parts)
            continue;
        Edge edge;
        edge.from[axis] = box.low[axis];
        edge.to[axis] = box.high[axis];
        edge.from[second] = edge.to[second] = secondHigh ? box.high[second] : box.low[second];
        edge.from[third] = edge.to[third] = thirdHigh ? box.high[third] : box.low[third];
        const auto from = camera.project(edge.from, viewport), to = camera.project(edge.to, viewport);
        if (!from || !to)
            continue;
        edge.seenFrom = from->position;
        edge.seenTo = to->position;
        const bool better =
            !best || (parts && !bestParts) ||
            (axis == 1 ? edge.middle().x() < best->middle().x() : edge.middle().y() > best->middle().y());
        if (better) {
            best = edge;
            bestParts = parts;
        }
    }
    return best;
}

/// Unit direction on the screen, square to the edge and away from the middle of the box.
QPointF outwards(const Edge& edge, QPointF centre) {
    const QPointF along = edge.seenTo - edge.seenFrom;
    const double length = std::hypot(along.x(), along.y());
    if (length < 1.0)
        return {0.0, 1.0};
    const QPointF across(-along.y() / length, along.x() / length);
    return QPointF::dotProduct(across, edge.middle() - centre) < 0.0 ? -across : across;
}

/// Upper left corner of a text whose nearest side is `gap` away from `anchor` in `direction`.
QPointF beside(QPointF anchor, QPointF direction, double gap, QSizeF size) {
    const double reach = gap + 0.5 * (std::abs(direction.x()) * size.width() + std::abs(direction.y()) * size.height());
    return anchor + reach * direction - QPointF(0.5 * size.width(), 0.5 * size.height());
}

class Labeller {
public:
    explicit Labeller(const LabelSpace& room) : area_(room.area), font_(room.font) {}

    const QRectF& area() const { return area_; }
    QSizeF sizeOf(const QString& text) const { return {font_.horizontalAdvance(text) + 2.0, font_.height()}; }
    /// At the first of these corners that is free.
    void add(const QString& text, const std::vector<QPointF>& corners) {
        constexpr double air = 3.0;
        if (const auto placed = placeLabel(sizeOf(text), corners, area_, taken_)) {
            taken_.push_back(placed->adjusted(-air, 0.0, air, 0.0));
            texts_.push_back({*placed, text});
        }
    }
    std::vector<PlacedText> take() { return std::move(texts_); }

private:
    QRectF area_;
    QFontMetricsF font_;
    std::vector<QRectF> taken_;
    std::vector<PlacedText> texts_;
};

/// The corner of a text of this size that is nearest to `corner` and lies inside.
QPointF inside(QPointF corner, QSizeF size, const QRectF& area) {
    return {std::max(area.left(), std::min(corner.x(), area.right() - size.width())),
            std::max(area.top(), std::min(corner.y(), area.bottom() - size.height()))};
}

/// In the middle of the edge beyond its numbers, else further along it or past its ends where the picture has room; at
/// last as near to one of these as the picture reaches, so that no axis is without its name.
void addName(Labeller& labeller, const QString& name, const Edge& edge, QPointF outward) {
    const QSizeF number = labeller.sizeOf(QStringLiteral("−000")), size = labeller.sizeOf(name);
    const double gap = 4.0 + std::abs(outward.x()) * number.width() + std::abs(outward.y()) * number.height();
    std::vector<QPointF> corners;
    for (const double share : {0.5, 0.38, 0.62, 0.25, 0.75, 0.12, 0.88})
        corners.push_back(beside(edge.seenFrom + share * (edge.seenTo - edge.seenFrom), outward, gap, size));
    const QPointF along = edge.seenTo - edge.seenFrom;
    const double length = std::max(1.0, std::hypot(along.x(), along.y()));
    for (const auto& [end, direction] : {std::pair(edge.seenTo, along / length), {edge.seenFrom, -along / length}})
        corners.push_back(beside(end, direction, 0.5 * number.height(), size));
    const std::size_t wished = corners.size();
    for (std::size_t index = 0; index < wished; ++index)
        corners.push_back(inside(corners[index], size, labeller.area()));
    labeller.add(name, corners);
}

} // namespace

std::vector<PlacedText> gridLabels(const KeySpace& space, const KeySpaceBox& grid, const OrbitCamera& camera,
                                   QSizeF viewport, const LabelSpace& room) {
    Labeller labeller(room);
    const auto centre = camera.project(grid.box.centre(), viewport);
    if (!centre)
        return {};
    std::array<std::optional<Edge>, 3> edges;
    for (std::size_t axis = 0; axis < 3; ++axis) { // Names first: a number that would touch one gives way.
        edges[axis] = borderEdge(grid.box, axis, camera, viewport);
        if (edges[axis])
            addName(labeller, axisName(space, axis), *edges[axis], outwards(*edges[axis], centre->position));
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (!edges[axis])
            continue;
        const QPointF outward = outwards(*edges[axis], centre->position);
        const auto count = std::lround((grid.box.high[axis] - grid.box.low[axis]) / grid.step);
        for (long i = 0; i <= count; ++i) {
            Point3 place = edges[axis]->from;
            place[axis] += static_cast<double>(i) * grid.step;
            const QString number = shortText(std::round(place[axis] / grid.step) * grid.step);
            if (const auto seen = camera.project(place, viewport))
                labeller.add(number, {beside(seen->position, outward, 4.0, labeller.sizeOf(number))});
        }
    }
    return labeller.take();
}

} // namespace sinkscope
