#pragma once

#include "interventions/Intervention.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace sinkscope {

/// Layers or tokens as people write them: "3, 5, 9–11". Parsing takes a hyphen too, sorts and drops doubles; nothing
/// for any other text, for negative numbers and for more than a million of them.
QString numbersText(const std::vector<std::int64_t>& numbers);
std::optional<std::vector<std::int64_t>> parseNumbers(const QString& text);

/// Heads as layer and head: "11.3, 12.0–8".
QString headsText(const std::vector<HeadPlace>& heads);
std::optional<std::vector<HeadPlace>> parseHeads(const QString& text);

/// Entries of the residual stream as token and channel: "0:507, 0:12".
QString entriesText(const std::vector<EntryPlace>& entries);
std::optional<std::vector<EntryPlace>> parseEntries(const QString& text);

} // namespace sinkscope
