#pragma once

#include "exhibit/Quantity.h"

namespace sinkscope::quantity {

// Headings that many exhibits share.

inline constexpr Quantity layer{"layer", "Layer", "", "Decoder layer, counted from 0; −1 is the embedding.", ""};
inline constexpr Quantity head{"head", "Head", "", "Query head within the layer, counted from 0.", ""};
inline constexpr Quantity position{"token", "Position", "", "Position of the token in the prompt, counted from 0.", ""};
inline constexpr Quantity tokenText{"text", "Token", "",
                                    "The token as text; ␣, ⏎ and ⇥ stand for space, line end and tab.", ""};
inline constexpr Quantity channel{"channel", "Channel", "", "Coordinate of the residual stream, counted from 0.", ""};
inline constexpr Quantity part{"part", "Block", "", "Which of the layer's two blocks: attention or feedForward.", ""};
inline constexpr Quantity sinkStrength{
    "strength", "Sink strength", "", "Attention averaged over the T queries, largest over the first half of the keys.",
    "arXiv 2603.05498, Eq. 27-28"};
inline constexpr Quantity sinkPosition{"sinkPosition", "Sink position", "", "Key with the largest sink strength.",
                                       "arXiv 2603.05498, Eq. 28"};

} // namespace sinkscope::quantity
