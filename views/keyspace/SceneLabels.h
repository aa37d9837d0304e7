#pragma once

#include "keyspace/GridLabels.h"
#include "keyspace/KeySpaceMarks.h"

namespace sinkscope {

/// All words within the picture of a key space.
struct SceneLabels {
    std::vector<PlacedText> grid;
    std::vector<KeySpaceLabel> marks;
};

/// Names and numbers of the three axes of `box`, and labels of marks, which cover none of them nor what is taken.
SceneLabels sceneLabels(const KeySpaceContent& content, const QPalette& palette, const KeySpaceBox& box,
                        KeySpaceLabelRoom room);

} // namespace sinkscope
