#pragma once

#include "exhibit/Quantity.h"

namespace sinkscope::quantity {

// Headings that many exhibits share.

inline const Quantity layer{"layer", "Layer", "", "Decoder layer, counted from 0; −1 is the embedding.", ""};
inline const Quantity head{"head", "Head", "", "Query head within the layer, counted from 0.", ""};
inline const Quantity position{"token", "Position", "", "Position of the token in the prompt, counted from 0.", ""};
inline const Quantity tokenText{"text", "Token", "", "The token as text; ␣, ⏎ and ⇥ stand for space, line end and tab.",
                                ""};
inline const Quantity channel{"channel", "Channel", "", "Coordinate of the residual stream, counted from 0.", ""};
inline const Quantity part{"part", "Block", "", "Which of the layer's two blocks: attention or feedForward.", ""};
inline const Quantity sinkStrength{"strength", "Sink strength", "",
                                   "Attention averaged over the T queries, largest over the first half of the keys.",
                                   "arXiv 2603.05498, Eq. 27-28"};
inline const Quantity sinkPosition{"sinkPosition", "Sink position", "", "Key with the largest sink strength.",
                                   "arXiv 2603.05498, Eq. 28"};

} // namespace sinkscope::quantity
