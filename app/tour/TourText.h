#pragma once

#include "support/Result.h"
#include "tour/TextPiece.h"

#include <string_view>
#include <vector>

namespace sinkscope {

/// Takes a tour's text apart. Marks: `[words](term:anchor)` links to the glossary; `{name}` is the number that an
/// expectation of the step names; `{layer:me+1}`, `{token:spike}`, `{channel:spike}` name a place. Fails with the part
/// that is none of them.
Result<std::vector<TextPiece>> parseTourText(std::string_view text);

/// Letters that a reader sees, each number and place counted as eight.
std::size_t readableLength(const std::vector<TextPiece>& pieces);

} // namespace sinkscope
