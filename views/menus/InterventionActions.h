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

/// A head under the pointer, and the heads that sink by the convention shown.
struct HeadUnderPointer {
    HeadPlace place;
    std::int64_t layers = 0, heads = 0;
    std::vector<HeadPlace> sinkHeads;
};

/// An entry of the residual stream under the pointer.
struct EntryUnderPointer {
    std::int64_t layer = 0;
    EntryPlace place;
    std::optional<double> otherValue; ///< in the run that it is compared with, where known
};

/// Each adds sub-menus that say what would happen to this place; choosing one makes an intervention of it.
void addHeadActions(QMenu& menu, const HeadUnderPointer& head, const InterventionChosen& chosen);
void addEntryActions(QMenu& menu, const Run& run, const EntryUnderPointer& entry, const InterventionChosen& chosen);
void addTokenActions(QMenu& menu, const Run& run, std::int64_t token, const InterventionChosen& chosen);

/// Heads whose strength exceeds the finding's ε, ascending.
std::vector<HeadPlace> sinkHeads(const SinkFinding& sinks);

} // namespace sinkscope
