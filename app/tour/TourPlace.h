#pragma once

#include "support/Text.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace sinkscope {

enum class PlaceKind { layer, head, token, channel };

/// A layer, head, token or channel: by its number, or by what the run without interventions found, plus an offset.
/// emergence: the ME layer; stepDown: the first block that removes the spike; last: of the layers or tokens; spike: the
/// spike's token or channel; strongest: the head of a layer that sinks most.
struct TourPlace {
    enum class Base { zero, emergence, stepDown, last, spike, strongest };
    Base base = Base::zero;
    std::int64_t offset = 0;
    bool operator==(const TourPlace&) const = default;
};

/// 14, "me", "me+1", "stepDown", "last-3" for layers; 3 or "strongest" for heads; 5, "spike", "spike+1", "last" for
/// tokens; 507 or "spike" for channels. Empty for anything else.
std::optional<TourPlace> parseTourPlace(const nlohmann::ordered_json& value, PlaceKind kind);
std::optional<TourPlace> parseTourPlace(std::string_view word, PlaceKind kind);
/// What is allowed, for messages.
Text allowedPlaces(PlaceKind kind);

} // namespace sinkscope
