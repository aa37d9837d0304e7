#pragma once

#include "exhibit/Place.h"
#include "exhibit/Quantity.h"
#include "exhibit/Table.h"
#include "support/Text.h"

#include <deque>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace sinkscope {

// The small parts of an exhibit as a session's JSON. What is read comes back equal, numbers bit for bit; the readers
// throw a Clause on anything else.

/// Words as they are; what is not UTF-8 as {"bytes": hexadecimal}.
nlohmann::ordered_json writtenWords(const std::string& words);
std::string readWords(const nlohmann::ordered_json& json);

/// null, a whole number, a number (one that is not finite as {"number": "nan"}), or words.
nlohmann::ordered_json writtenCell(const Cell& cell);
Cell readCell(const nlohmann::ordered_json& json);

nlohmann::ordered_json writtenText(const Text& text);
Text readText(const nlohmann::ordered_json& json);

/// What is named, by name.
nlohmann::ordered_json writtenPlace(const Place& place);
Place readPlace(const nlohmann::ordered_json& json);

nlohmann::ordered_json writtenQuantity(const Quantity& quantity);

/// Reads the quantities of one exhibit; all of them share what holds their texts.
class StoredQuantities {
public:
    Quantity read(const nlohmann::ordered_json& json);

private:
    std::shared_ptr<std::deque<std::string>> texts_ = std::make_shared<std::deque<std::string>>();
};

} // namespace sinkscope
