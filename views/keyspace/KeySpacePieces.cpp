#include "keyspace/KeySpacePieces.h"

#include "keyspace/GridLines.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

Point3 onWay(const Point3& from, const Point3& to, double share) {
    return {std::lerp(from[0], to[0], share), std::lerp(from[1], to[1], share), std::lerp(from[2], to[2], share)};
}

double lengthBetween(const Point3& a, const Point3& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/// The part of a line inside a rectangle; null without any (Liang and Barsky).
QLineF clipped(const QLineF& line, const QRectF& inside) {
    double first = 0.0, last = 1.0;
    const std::array<double, 4> ways{-line.dx(), line.dx(), -line.dy(), line.dy()};
    const std::array<double, 4> rooms{line.x1() - inside.left(), inside.right() - line.x1(), line.y1() - inside.top(),
                                      inside.bottom() - line.y1()};
    for (std::size_t side = 0; side < ways.size(); ++side) {
        if (ways[side] == 0.0 && rooms[side] < 0.0)
            return {};
        if (ways[side] < 0.0)
            first = std::max(first, rooms[side] / ways[side]);
        else if (ways[side] > 0.0)
            last = std::min(last, rooms[side] / ways[side]);
    }
    return first < last ? QLineF(line.pointAt(first), line.pointAt(last)) : QLineF();
}

class Pieces {
public:
    Pieces(const KeySpaceContent& content, const OrbitCamera& camera, QSizeF viewport, const KeySpaceColours& colours,
           double unit)
        : box_(boxAround(content)), camera_(camera), viewport_(viewport), colours_(colours), unit_(unit) {
        const double radius = 1.05 * box_.box.radius(), away = lengthBetween(camera.position(), box_.box.centre());
        nearest_ = std::max(away - radius, 0.0);
        furthest_ = away + radius;
    }

    void addWalls() {
        for (std::size_t wall = 0; wall < wallCount; ++wall)
            if (isBackWall(box_.box, wall, camera_))
                for (const WallLine& line : wallLines(box_, wall))
                    addLine(pieces_.walls, line.from, line.to, 0.7, colours_.grid);
    }

    void addCloud(const KeySpaceRoles& roles, const KeySpaceContent& content) {
        const std::size_t tokens = content.space->keys.size();
        const double key = diameter::point(tokens), query = diameter::query(tokens);
        const bool isDifference = content.isDifference();
        for (const KeyMove& move : roles.moves)
            addLine(pieces_.cloud, move.from, move.to, 1.2, colours_.changedQuery);
        addCloudSigns(roles.baseQueries, KeySpaceSign::diamond, key, colours_.grid);
        addCloudSigns(roles.baseKeys, KeySpaceSign::ring, key + 1.0, colours_.plain);
        addCloudSigns(roles.queries, KeySpaceSign::diamond, query,
                      isDifference ? colours_.changedQuery : colours_.query);
        addCloudSigns(roles.keys, KeySpaceSign::disc, key, isDifference ? colours_.changedKey : colours_.key);
        addCloudSigns(roles.origin, KeySpaceSign::diamond, diameter::origin, colours_.plain);
        if (roles.sink)
            addArrow(roles.zero, *roles.sink, 0.5 * sinkDiameter(content));
    }

    /// Marks keep their colours, which have a meaning, however far away they are.
    void addMarks(const KeySpaceRoles& roles) {
        const auto ring = KeySpaceSign::ring;
        addMarked(roles.baseSink, ring, diameter::sink, colours_.plain);
        addMarked(roles.sinkKey, KeySpaceSign::disc, diameter::sink, colours_.sink);
        addMarked(roles.strongestKey, ring, diameter::strongestRing, colours_.plain);
        addMarked(roles.spikes, ring, diameter::spikeRing, colours_.spike);
        addMarked(roles.selected, ring, diameter::selectionRing, colours_.selection);
        addMarked(roles.spikeAtSink, ring, diameter::spikeRingAtSink, colours_.spike);
        addMarked(roles.selectedAtSink, ring, diameter::selectionRingAtSink, colours_.selection);
    }

    KeySpacePieces sorted() && {
        // Stable, so that what lies equally deep keeps its order and a figure its bytes.
        for (auto* list : {&pieces_.walls, &pieces_.cloud, &pieces_.marks})
            std::ranges::stable_sort(*list, std::greater(), &DepthPiece::depth);
        return std::move(pieces_);
    }

private:
    /// What is further away fades into the ground.
    QColor faded(const QColor& colour, double depth) const {
        const double away = std::clamp((depth - nearest_) / (furthest_ - nearest_), 0.0, 1.0);
        const auto part = [away](float front, float back) {
            return static_cast<float>(std::lerp(front, back, 0.5 * away));
        };
        const QColor& ground = colours_.background;
        return QColor::fromRgbF(part(colour.redF(), ground.redF()), part(colour.greenF(), ground.greenF()),
                                part(colour.blueF(), ground.blueF()))
            .toRgb();
    }

    void addMarked(const std::vector<Point3>& places, KeySpaceSign sign, double size, const QColor& colour) {
        addSigns(pieces_.marks, places, sign, size, colour, [](const QColor& same, double) { return same; });
    }
    void addCloudSigns(const std::vector<Point3>& places, KeySpaceSign sign, double size, const QColor& colour) {
        addSigns(pieces_.cloud, places, sign, size, colour,
                 [this](const QColor& full, double depth) { return faded(full, depth); });
    }

    template <typename Fade>
    void addSigns(std::vector<DepthPiece>& list, const std::vector<Point3>& places, KeySpaceSign sign, double size,
                  const QColor& colour, const Fade& fade) {
        const double across = size * unit_;
        const QRectF inside = QRectF({}, viewport_).adjusted(0.5 * across, 0.5 * across, -0.5 * across, -0.5 * across);
        for (const Point3& place : places)
            if (const auto seen = camera_.project(place, viewport_); seen && inside.contains(seen->position))
                list.push_back({seen->depth, fade(colour, seen->depth), SignPiece{sign, seen->position, across}});
    }

    void addLine(std::vector<DepthPiece>& list, const Point3& from, const Point3& to, double width,
                 const QColor& colour) {
        // Ends behind the eye have no place on paper.
        constexpr int halvings = 24;
        Point3 first = from, last = to;
        auto seenFirst = camera_.project(first, viewport_), seenLast = camera_.project(last, viewport_);
        if (!seenFirst && !seenLast)
            return;
        if (!seenFirst) {
            std::swap(first, last);
            std::swap(seenFirst, seenLast);
        }
        double visible = 1.0;
        if (!seenLast) {
            visible = 0.0;
            for (double step = 0.5; step > std::ldexp(1.0, -halvings); step *= 0.5)
                if (camera_.project(onWay(first, last, visible + step), viewport_))
                    visible += step;
            seenLast = camera_.project(onWay(first, last, visible), viewport_);
        }
        const QLineF line = clipped({seenFirst->position, seenLast->position}, QRectF({}, viewport_));
        const double depth = 0.5 * (seenFirst->depth + seenLast->depth);
        if (!line.isNull())
            list.push_back({depth, faded(colour, depth), LinePiece{line, width * unit_}});
    }

    /// In short stretches, so that points lie before and behind it.
    void addArrow(const Point3& from, const Point3& to, double gap) {
        constexpr int stretches = 16;
        const auto start = camera_.project(from, viewport_), tip = camera_.project(to, viewport_);
        if (!start || !tip)
            return;
        const QLineF way(start->position, tip->position);
        const double reach = way.length() - gap * unit_, head = std::min(13.0 * unit_, 0.6 * reach);
        if (reach < 2.0 * unit_ || !QRectF({}, viewport_).contains(tip->position))
            return;
        // Shares of the way on paper are those in space nearly enough: it is depth alone that they are used for.
        const double end = (reach - head) / way.length();
        for (int stretch = 0; stretch < stretches; ++stretch)
            addLine(pieces_.cloud, onWay(from, to, end * stretch / stretches),
                    onWay(from, to, end * std::min(stretch + 1.1, double{stretches}) / stretches), 2.6, colours_.sink);
        const QPointF along = QPointF(way.dx(), way.dy()) / way.length(), across(-along.y(), along.x());
        const QPointF point = start->position + reach * along;
        const QPointF base = camera_.project(onWay(from, to, end), viewport_)->position;
        const double wide = 5.5 * unit_;
        pieces_.cloud.push_back({tip->depth, faded(colours_.sink, tip->depth),
                                 QPolygonF({point, base + wide * across, base - wide * across})});
    }

    KeySpaceBox box_;
    const OrbitCamera& camera_;
    QSizeF viewport_;
    const KeySpaceColours& colours_;
    double unit_, nearest_ = 0.0, furthest_ = 1.0;
    KeySpacePieces pieces_;
};

} // namespace

KeySpacePieces piecesOf(const KeySpaceContent& content, const OrbitCamera& camera, QSizeF viewport,
                        const KeySpaceColours& colours, double unit) {
    const KeySpaceRoles roles = rolesOf(content);
    Pieces pieces(content, camera, viewport, colours, unit);
    pieces.addWalls();
    pieces.addCloud(roles, content);
    pieces.addMarks(roles);
    return std::move(pieces).sorted();
}

} // namespace sinkscope
