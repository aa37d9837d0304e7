#pragma once

#include "heatmap/Tile.h"
#include "style/Colormap.h"
#include "style/ValueScale.h"

#include <QImage>
#include <QPalette>

namespace sinkscope {

/// Which half of a map has no meaning: with causal attention no query sees a later key.
enum class EmptyHalf { none, aboveDiagonal };

/// Colours for cells without a value; none of them belongs to a scale.
struct MissingColours {
    QRgb plain = 0, hatchGround = 0, hatchLine = 0;
    explicit MissingColours(const QPalette& palette);
};

/// One pixel per device pixel. Missing cells are hatched, cells of the empty half plain, pixels beside the data
/// transparent.
QImage tileImage(const Tile& tile, const ValueScale& scale, const Colormap& colours, const MissingColours& missing,
                 EmptyHalf empty, double devicePixelRatio);

} // namespace sinkscope
