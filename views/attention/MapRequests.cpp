#include "attention/MapRequests.h"

#include <algorithm>

namespace sinkscope {

Range keysWithSink(const Range& keys, std::int64_t sinkToken) {
    return {std::min(keys.first, sinkToken), std::max(keys.last, sinkToken + 1)};
}

bool canLeaveOutSink(const MapPart& part, std::int64_t sinkToken) {
    return part.queries.size() * keysWithSink(part.keys, sinkToken).size() <= mostCellsWithoutSink;
}

MapRequest mapRequest(const MapPart& part, SinkShare share, std::int64_t sinkToken) {
    MapRequest request{part.layer, part.head, part.queries, part.keys, 0, 0, part.reduction};
    if (share == SinkShare::leftOut && canLeaveOutSink(part, sinkToken)) {
        request.keys = keysWithSink(part.keys, sinkToken);
        request.rows = request.queries.size();
        request.columns = request.keys.size();
        return request;
    }
    request.rows = std::min<std::int64_t>(part.queries.size(), part.pixels.height());
    request.columns = std::min<std::int64_t>(part.keys.size(), part.pixels.width());
    return request;
}

} // namespace sinkscope
