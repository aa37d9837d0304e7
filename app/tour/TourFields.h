#pragma once

#include "io/JsonFields.h"
#include "tour/LocalText.h"
#include "tour/TourPlace.h"

#include <optional>
#include <string>

namespace sinkscope {

/// What JSON objects of a tour share beside plain fields; faults go to the object's JsonFields.
/// A missing field leaves the value as it is.
void readText(JsonFields& fields, const std::string& name, std::string& value);
/// {"en": …, "it": …}, both with at least one letter.
void readText(JsonFields& fields, const std::string& name, const Text& where, LocalText& value);
void readPlace(JsonFields& fields, const std::string& name, PlaceKind kind, std::optional<TourPlace>& value);
/// Passes the first fault of an inner object, or a field of it that nobody asked for, on to the outer one.
void finishInner(JsonFields& inner, JsonFields& outer);

} // namespace sinkscope
