#pragma once

#include "io/JsonFields.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace sinkscope {

/// A number as a session's JSON writes it: what is not finite as "nan", "inf" or "-inf", so that nothing is lost.
nlohmann::ordered_json sessionNumber(double value);
/// Throws a Clause that names `what` when it is none.
double readSessionNumber(const nlohmann::ordered_json& json, const std::string& what);

/// For readers that throw, whose clauses end up inside a sentence: the error without its full stop.
[[noreturn]] void throwClause(const Error& error);

/// The fault of the fields, or a field that nobody asked for, as a clause.
inline void finishFields(JsonFields& fields) {
    if (const auto good = fields.finish(); !good)
        throwClause(good.error());
}

/// The value of a field that must be there; without it a clause about the first fault so far.
inline const nlohmann::ordered_json& requiredField(JsonFields& fields, const std::string& name) {
    fields.require(name);
    if (const auto good = fields.faultOnly(); !good)
        throwClause(good.error());
    return *fields.find(name);
}

} // namespace sinkscope
