#include "keyspace/SceneLabels.h"

namespace sinkscope {

SceneLabels sceneLabels(const KeySpaceContent& content, const QPalette& palette, const KeySpaceBox& box,
                        KeySpaceLabelRoom room) {
    SceneLabels labels{gridLabels(*content.space, box, room.camera, room.viewport, {room.font, room.area}), {}};
    for (const PlacedText& text : labels.grid)
        room.taken.push_back(text.rect);
    labels.marks = keySpaceLabels(content, palette, std::move(room));
    return labels;
}

} // namespace sinkscope
