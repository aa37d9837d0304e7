#include "keyspace/KeySpaceContent.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>

namespace sinkscope {

namespace {

bool isFinite(const std::array<float, 3>& point) {
    return std::isfinite(point[0]) && std::isfinite(point[1]) && std::isfinite(point[2]);
}

/// The 1, 2 or 5 times a power of ten that is not below `length`.
double roundStep(double length) {
    const double power = std::pow(10.0, std::floor(std::log10(length)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= length)
            return factor * power;
    return 10.0 * power;
}

} // namespace

std::optional<double> KeySpaceContent::sinkStrength() const {
    if (!space || !findings)
        return std::nullopt;
    const Matrix& strength = findings->sinks.strength;
    if (space->layer < 0 || space->layer >= strength.rows || space->head < 0 || space->head >= strength.columns)
        return std::nullopt;
    return strength.at(space->layer, space->head);
}

SinkState KeySpaceContent::sinkState() const {
    const std::optional<double> strength = sinkStrength();
    return strength && *strength > findings->sinks.epsilon ? SinkState::sink : SinkState::noSink;
}

bool KeySpaceContent::isSpike(std::int64_t token) const {
    if (!findings)
        return false;
    const auto& tokens = findings->lifeCycle.spikeTokens;
    return std::find(tokens.begin(), tokens.end(), token) != tokens.end();
}

std::optional<Point3> placeIn(const KeySpace& space, const KeySpacePoint& point) {
    const auto& points = point.kind == PointKind::query ? space.queries : space.keys;
    if (point.token < 0 || point.token >= static_cast<std::int64_t>(points.size()))
        return std::nullopt;
    const auto& found = points[static_cast<std::size_t>(point.token)];
    if (!isFinite(found))
        return std::nullopt;
    return Point3{found[0], found[1], found[2]};
}

std::optional<Point3> KeySpaceContent::place(const KeySpacePoint& point) const {
    return space ? placeIn(*space, point) : std::nullopt;
}

namespace {

KeySpaceBox boxAround(std::initializer_list<const KeySpace*> spaces) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    Box3 box{{infinity, infinity, infinity}, {-infinity, -infinity, -infinity}};
    const auto include = [&box](const std::array<float, 3>& point) {
        if (!isFinite(point))
            return;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            box.low[axis] = std::min(box.low[axis], static_cast<double>(point[axis]));
            box.high[axis] = std::max(box.high[axis], static_cast<double>(point[axis]));
        }
    };
    for (const KeySpace* space : spaces) {
        if (!space)
            continue;
        include(space->origin);
        std::for_each(space->queries.begin(), space->queries.end(), include);
        std::for_each(space->keys.begin(), space->keys.end(), include);
    }
    if (box.low[0] > box.high[0])
        return {{{-1.0, -1.0, -1.0}, {1.0, 1.0, 1.0}}, 1.0};
    double longest = 0.0;
    for (std::size_t axis = 0; axis < 3; ++axis)
        longest = std::max(longest, box.high[axis] - box.low[axis]);
    const double step = longest > 0.0 ? roundStep(longest / 6.0) : 1.0;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        box.low[axis] = step * std::floor(box.low[axis] / step);
        box.high[axis] = step * std::ceil(box.high[axis] / step);
        if (box.high[axis] <= box.low[axis])
            box.high[axis] = box.low[axis] + step;
    }
    return {box, step};
}

} // namespace

KeySpaceBox boxAround(const KeySpace& space) {
    return boxAround({&space});
}

KeySpaceBox boxAround(const KeySpaceContent& content) {
    return boxAround({content.space.get(), content.partner.get()});
}

} // namespace sinkscope
