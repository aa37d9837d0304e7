#pragma once

#include "interventions/Intervention.h"

#include <vector>

namespace sinkscope {

enum class CardSwitch { off, on };

/// An intervention as the user keeps it at hand: switched on or off without losing its parameters.
struct InterventionCard {
    Intervention intervention;
    CardSwitch state = CardSwitch::on;
    bool operator==(const InterventionCard&) const = default;
};
using InterventionCards = std::vector<InterventionCard>;

} // namespace sinkscope
