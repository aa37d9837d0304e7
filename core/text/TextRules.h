#pragma once

#include "text/InsertedSpace.h"
#include "text/Normalizer.h"
#include "text/PreTokenizer.h"

namespace sinkscope {

/// How a tokenizer prepares a text for its model.
struct TextRules {
    Normalizer normalizer;
    PreTokenizer preTokenizer;
    InsertedSpace insertedSpace = InsertedSpace::never;
    bool usesByteAlphabet = false;
    bool usesSpaceMark = false;
};

} // namespace sinkscope
