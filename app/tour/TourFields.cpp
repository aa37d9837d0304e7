#include "tour/TourFields.h"

namespace sinkscope {

void readText(JsonFields& fields, const std::string& name, std::string& value) {
    const JsonFields::Json* found = fields.find(name);
    if (found == nullptr)
        return;
    if (!found->is_string() || found->get_ref<const std::string&>().find_first_not_of(" \n\t") == std::string::npos)
        return fields.expected(name, "a text that is not empty");
    value = found->get<std::string>();
}

void readText(JsonFields& fields, const std::string& name, const Text& where, LocalText& value) {
    fields.require(name);
    const JsonFields::Json* found = fields.find(name);
    if (found == nullptr)
        return;
    JsonFields inner(*found, {"%1, %2", {where, name}});
    inner.require("en");
    inner.require("it");
    readText(inner, "en", value.english);
    readText(inner, "it", value.italian);
    finishInner(inner, fields);
}

void readPlace(JsonFields& fields, const std::string& name, PlaceKind kind, std::optional<TourPlace>& value) {
    const JsonFields::Json* found = fields.find(name);
    if (found == nullptr)
        return;
    value = parseTourPlace(*found, kind);
    if (!value)
        fields.expected(name, allowedPlaces(kind));
}

void finishInner(JsonFields& inner, JsonFields& outer) {
    if (const auto finished = inner.finish(); !finished)
        outer.fault(finished.error().text);
}

} // namespace sinkscope
