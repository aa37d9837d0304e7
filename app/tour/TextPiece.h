#pragma once

#include "tour/TourPlace.h"

#include <string>

namespace sinkscope {

/// A stretch of a tour's text: plain words, a link to a word of the glossary, or something that is known only once the
/// model has run.
struct TextPiece {
    enum class Kind { words, link, number, place };
    Kind kind = Kind::words;
    std::string words; ///< to be read; for `number` the expectation's name
    std::string term;  ///< of `link`: its anchor in the glossary
    PlaceKind placeKind = PlaceKind::layer;
    TourPlace place{};
};

} // namespace sinkscope
