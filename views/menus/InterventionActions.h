#pragma once

#include "analysis/Findings.h"
#include "interventions/Intervention.h"

#include <QString>
#include <functional>
#include <optional>
#include <vector>

class QMenu;

namespace sinkscope {

/// What a menu does with the intervention that was chosen in it.
using InterventionChosen = std::function<void(const Intervention&)>;

/// An entry of the residual stream under the pointer.
struct EntryUnderPointer {
    std::int64_t layer = 0;
    EntryPlace place;
    std::optional<double> otherValue; ///< in the run that it is compared with, where known
};

/// Each adds sub-menus that say what would happen to this place; choosing one makes an intervention of it. `sinks`: of
/// the run without interventions, by the convention shown.
void addHeadActions(QMenu& menu, const HeadPlace& head, const SinkFinding& sinks, const InterventionChosen& chosen);
void addEntryActions(QMenu& menu, const Run& run, const EntryUnderPointer& entry, const InterventionChosen& chosen);
void addTokenActions(QMenu& menu, const Run& run, std::int64_t token, const InterventionChosen& chosen);

} // namespace sinkscope
