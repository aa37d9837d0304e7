#include "keyspace/PointPicker.h"

#include "keyspace/KeySpaceScene.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {

std::optional<KeySpacePoint> pick(const KeySpaceContent& content, const OrbitCamera& camera, QSizeF viewport,
                                  QPointF position, double reach) {
    std::optional<KeySpacePoint> best;
    double bestDistance = reach, bestDepth = 0.0;
    const auto consider = [&](const KeySpacePoint& point) {
        const auto place = content.place(point);
        const auto seen = place ? camera.project(*place, viewport) : std::nullopt;
        if (!seen)
            return;
        const QPointF away = seen->position - position;
        double distance = std::hypot(away.x(), away.y());
        // The sink's mark is larger than the others, and all of it answers.
        if (point == KeySpacePoint{PointKind::key, content.space->sinkToken} && content.sinkState() == SinkState::sink)
            distance = std::max(0.0, distance - 0.5 * diameter::sink);
        const bool nearer = distance < bestDistance - 1.0 ||
                            (distance < bestDistance + 1.0 && distance <= reach && best && seen->depth < bestDepth);
        if (nearer || (!best && distance <= reach)) {
            best = point;
            bestDistance = distance;
            bestDepth = seen->depth;
        }
    };
    if (!content.space)
        return best;
    for (std::int64_t token = 0; token < static_cast<std::int64_t>(content.space->keys.size()); ++token) {
        consider({PointKind::key, token});
        consider({PointKind::query, token});
    }
    return best;
}

} // namespace sinkscope
