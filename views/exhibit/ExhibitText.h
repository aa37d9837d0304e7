#pragma once

#include "exhibit/Analysis.h"
#include "exhibit/Exhibit.h"

#include <QString>

namespace sinkscope {

/// What core says in English, in the reader's language, with numbers as that language writes them.
QString exhibitWords(const char* english);
QString exhibitText(const Text& text);

/// A token's text; one of spaces alone and signs that no eye sees are made visible.
QString visibleWords(const std::string& words);
/// A whole number, its digits grouped from five on: a neuron or a channel reads as one number.
QString countText(std::int64_t number);
/// "—" for nothing, "not a number" for NaN.
QString cellText(const Cell& cell);

/// "Loss (nats)".
QString quantityHeading(const Quantity& quantity);
/// Definition, unit and source, a line each; for tooltips.
QString quantityTip(const Quantity& quantity);

} // namespace sinkscope
