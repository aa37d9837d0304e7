#include "exhibit/PlaceSelection.h"

namespace sinkscope {

Selection movedTo(const Place& place, Selection selection) {
    selection.layer = place.layer.value_or(selection.layer);
    selection.head = place.head.value_or(selection.head);
    selection.query = place.query.value_or(selection.query);
    selection.key = place.key ? *place.key : place.query.value_or(selection.key);
    selection.channel = place.channel.value_or(selection.channel);
    return selection;
}

bool isAt(const Place& place, const Selection& selection) {
    return place != Place{} && movedTo(place, selection) == selection;
}

Place joined(const Place& first, const Place& second) {
    const auto either = [](const std::optional<std::int64_t>& preferred, const std::optional<std::int64_t>& other) {
        return preferred ? preferred : other;
    };
    return {.layer = either(second.layer, first.layer),
            .head = either(second.head, first.head),
            .query = either(second.query, first.query),
            .key = either(second.key, first.key),
            .channel = either(second.channel, first.channel)};
}

} // namespace sinkscope
