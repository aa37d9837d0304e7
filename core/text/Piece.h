#pragma once

#include <string>

namespace sinkscope {

/// A part of the text on its way from the user to the model's vocabulary.
struct Piece {
    std::string text;
    bool startsText = false;    ///< it begins where the user's text begins
    bool insertedSpace = false; ///< it begins with a space that a rule put there, not the user
};

} // namespace sinkscope
