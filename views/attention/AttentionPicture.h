#pragma once

#include "Sides.h"
#include "attention/AttentionText.h"
#include "heatmap/HeatmapContent.h"

#include <cstdint>
#include <optional>

namespace sinkscope {

/// Sink strength by layer and head of the side shown, in the first palette; a difference is centred and diverging.
HeatmapContent sinksPicture(const Shown& shown, SinkConvention convention);

/// One head's map of both runs, as shown: without the sink where its share is left out.
struct HeadMap {
    std::int64_t layer = 0, head = 0;
    SinkShare share = SinkShare::kept;
    Sides<Matrix> values; ///< [tokens, tokens] or a part
};

/// The numbers of the side shown.
std::shared_ptr<const Matrix> attentionNumbers(const Shown& shown, const HeadMap& map);
/// How they become colours, linear or logarithmic as `kind` says; a difference is centred.
ValueScale attentionScale(const Shown& shown, const HeadMap& map, ValueScale::Kind kind);
ColourBar attentionBar(const Shown& shown, SinkShare share);
/// The share that a learned sink takes of each row (changed − base in a difference); nothing for heads without one and
/// where rows are renormalised.
std::optional<SideColumn> learnedSinkColumn(const Shown& shown, const HeadMap& map);
/// The whole map, in the first palette.
HeatmapContent attentionPicture(const Shown& shown, SinkConvention convention, const HeadMap& map,
                                ValueScale::Kind kind);

} // namespace sinkscope
