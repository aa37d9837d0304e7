#pragma once

#include "Selection.h"
#include "Shown.h"
#include "attention/MapRequests.h"
#include "heatmap/HeatmapCell.h"

#include <QString>
#include <optional>

namespace sinkscope {

/// The words of the attention view; no widget needed.
const SinkFinding& sinksOf(const Findings& findings, SinkConvention convention);
/// "layer 14 · head 3 · key head 1".
QString headName(const Run& run, std::int64_t layer, std::int64_t head);
/// The head's name, sink strength and mean distance in one line.
QString headSummary(const Findings& findings, SinkConvention convention, const Selection& selection, SinkShare share);
/// The same of a difference: "… sink 0.57 → 0.18, changed − base −0.39 …".
QString headDifferenceSummary(const Shown& shown, SinkConvention convention, const Selection& selection,
                              SinkShare share);
QString sinkDescription(const Findings& findings, SinkConvention convention, const HeatmapHit& hit);
/// Both sides and their difference.
QString sinkDifferenceDescription(const Shown& shown, SinkConvention convention, const HeatmapHit& hit);
/// A cell of the selected head's map, with what a learned sink takes of its rows.
QString attentionDescription(const Run& run, const Selection& selection, const HeatmapHit& hit, Reduction reduction);
/// A cell of a learned sink's column: its share of each row, [queries, 1], or the difference of both sides' shares.
QString learnedSinkDescription(const Shown& shown, const Matrix& shares, std::int64_t query);
/// A cell of the map in a difference; both values where the cell is exact and they are at hand.
struct AttentionPair {
    float base = 0.0F, changed = 0.0F;
};
QString attentionDifferenceDescription(const Run& run, const HeatmapHit& hit,
                                       const std::optional<AttentionPair>& values, Reduction reduction);

} // namespace sinkscope
