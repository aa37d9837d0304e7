#pragma once

#include "interventions/CardContext.h"
#include "interventions/Intervention.h"

#include <QString>

#include <vector>

namespace sinkscope {

/// One line of the menu that adds a card.
struct NewIntervention {
    QString text;
    Intervention intervention;
};

/// All kinds, each set so that it shows an effect on the run at hand at once; those that start a new group of the menu
/// are the first of each inner list.
std::vector<std::vector<NewIntervention>> newInterventions(const CardContext& context);

} // namespace sinkscope
