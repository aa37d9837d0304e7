#include "keyspace/KeySpaceRoles.h"

namespace sinkscope {
namespace {

void append(std::vector<Point3>& places, const std::optional<Point3>& place) {
    if (place)
        places.push_back(*place);
}

/// In a difference: where queries and keys were without interventions, and how far keys moved.
void addBase(KeySpaceRoles& roles, const KeySpaceContent& content) {
    constexpr std::size_t mostLines = 256; // More of them hide the points.
    const KeySpace& base = *content.partner;
    for (std::int64_t token = 0; token < static_cast<std::int64_t>(base.keys.size()); ++token) {
        // What stayed where it was is drawn once.
        const KeySpacePoint query{PointKind::query, token}, key{PointKind::key, token};
        if (const auto from = placeIn(base, query); from != content.place(query))
            append(roles.baseQueries, from);
        const auto from = placeIn(base, key), to = content.place(key);
        if (!from || from == to)
            continue;
        (token == base.sinkToken ? roles.baseSink : roles.baseKeys).push_back(*from);
        if (to && base.keys.size() <= mostLines)
            roles.moves.push_back({*from, *to});
    }
}

void addMarks(KeySpaceRoles& roles, const KeySpaceContent& content) {
    const KeySpace& space = *content.space;
    roles.zero = {space.origin[0], space.origin[1], space.origin[2]};
    roles.origin.push_back(roles.zero);
    append(roles.sink ? roles.sinkKey : roles.strongestKey, content.place({PointKind::key, space.sinkToken}));
    const auto isSinkKey = [&](std::int64_t token) { return roles.sink && token == space.sinkToken; };
    if (content.findings)
        for (const std::int64_t token : content.findings->lifeCycle.spikeTokens)
            append(isSinkKey(token) ? roles.spikeAtSink : roles.spikes, content.place({PointKind::key, token}));
    append(roles.selected, content.place({PointKind::query, content.selection.query}));
    append(isSinkKey(content.selection.key) ? roles.selectedAtSink : roles.selected,
           content.place({PointKind::key, content.selection.key}));
}

} // namespace

double diameter::point(std::size_t count) {
    return count <= 128 ? 10.0 : count <= 1024 ? 8.0 : 6.5;
}

double diameter::query(std::size_t count) {
    return point(count) + 1.5;
}

double sinkDiameter(const KeySpaceContent& content) {
    if (content.selection.key == content.space->sinkToken)
        return diameter::selectionRingAtSink;
    return content.isSpike(content.space->sinkToken) ? diameter::spikeRingAtSink : diameter::sink;
}

KeySpaceRoles rolesOf(const KeySpaceContent& content) {
    KeySpaceRoles roles;
    if (!content.space)
        return roles;
    const bool hasSink = content.sinkState() == SinkState::sink;
    if (hasSink)
        roles.sink = content.place({PointKind::key, content.space->sinkToken});
    for (std::int64_t token = 0; token < static_cast<std::int64_t>(content.space->keys.size()); ++token) {
        append(roles.queries, content.place({PointKind::query, token}));
        if (!hasSink || token != content.space->sinkToken)
            append(roles.keys, content.place({PointKind::key, token}));
    }
    if (content.isDifference())
        addBase(roles, content);
    addMarks(roles, content);
    return roles;
}

} // namespace sinkscope
