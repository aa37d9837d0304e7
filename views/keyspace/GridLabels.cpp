#include "keyspace/GridLabels.h"

#include "keyspace/GridBox.h"
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
/// for the upright axis).
std::optional<Edge> borderEdge(const Box3& box, std::size_t axis, const OrbitCamera& camera, QSizeF viewport) {
    std::optional<Edge> best;
    const std::size_t second = (axis + 1) % 3, third = (axis + 2) % 3;
    for (std::size_t side = 0; side < 4; ++side) {
        const std::size_t secondHigh = side & 1, thirdHigh = side >> 1;
        if (isBackWall(box, 2 * second + secondHigh, camera) == isBackWall(box, 2 * third + thirdHigh, camera))
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
            !best || (axis == 1 ? edge.middle().x() < best->middle().x() : edge.middle().y() > best->middle().y());
        if (better)
            best = edge;
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

/// A text whose nearest side is `gap` away from `anchor` in `direction`.
QRectF beside(QPointF anchor, QPointF direction, double gap, QSizeF size) {
    const double reach = gap + 0.5 * (std::abs(direction.x()) * size.width() + std::abs(direction.y()) * size.height());
    const QPointF centre = anchor + reach * direction;
    return {centre - QPointF(0.5 * size.width(), 0.5 * size.height()), size};
}

class Labeller {
public:
    explicit Labeller(const LabelSpace& room) : area_(room.area), font_(room.font) {}

    QSizeF sizeOf(const QString& text) const { return {font_.horizontalAdvance(text) + 2.0, font_.height()}; }
    void add(const QRectF& rect, const QString& text) {
        constexpr double air = 3.0;
        if (const auto placed = placeLabel(rect.size(), {rect.topLeft()}, area_, taken_)) {
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

} // namespace

std::vector<PlacedText> gridLabels(const KeySpace& space, const KeySpaceBox& grid, const OrbitCamera& camera,
                                   QSizeF viewport, const LabelSpace& room) {
    Labeller labeller(room);
    const QFontMetricsF& font = room.font;
    const auto centre = camera.project(grid.box.centre(), viewport);
    std::array<std::optional<Edge>, 3> edges;
    for (std::size_t axis = 0; axis < 3; ++axis)
        edges[axis] = centre ? borderEdge(grid.box, axis, camera, viewport) : std::nullopt;
    const double numberWidth = font.horizontalAdvance(QStringLiteral("-000"));
    for (std::size_t axis = 0; axis < 3; ++axis) { // Names first: a number that would touch one gives way.
        if (!edges[axis])
            continue;
        const QPointF direction = outwards(*edges[axis], centre->position);
        const double gap = 6.0 + std::abs(direction.x()) * numberWidth + std::abs(direction.y()) * font.height();
        const QString name = axisName(space, axis);
        labeller.add(beside(edges[axis]->middle(), direction, gap, labeller.sizeOf(name)), name);
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (!edges[axis])
            continue;
        const Edge& edge = *edges[axis];
        const QPointF direction = outwards(edge, centre->position);
        const auto count = std::lround((grid.box.high[axis] - grid.box.low[axis]) / grid.step);
        for (long i = 0; i <= count; ++i) {
            Point3 place = edge.from;
            place[axis] += static_cast<double>(i) * grid.step;
            const QString number = shortText(std::round(place[axis] / grid.step) * grid.step);
            if (const auto seen = camera.project(place, viewport))
                labeller.add(beside(seen->position, direction, 4.0, labeller.sizeOf(number)), number);
        }
    }
    return labeller.take();
}

} // namespace sinkscope
