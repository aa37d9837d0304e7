#pragma once

#include "figure/ViewChoice.h"
#include "support/Text.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sinkscope {

/// The words that the command line and panels' JSON have for a choice, with what they mean.
template <typename Meaning>
using PictureWords = std::vector<std::pair<std::string, Meaning>>;

const PictureWords<Shown::Side>& sideWords();
const PictureWords<Palette>& paletteWords();
const PictureWords<ValueScale::Kind>& scaleWords();
const PictureWords<Site>& residualSiteWords();
const PictureWords<ResidualChoice::Shown>& quantityWords();
const PictureWords<SinkConvention>& conventionWords();
const PictureWords<Rotation>& rotationWords();

/// Empty for a meaning that has no word.
template <typename Meaning>
std::string wordOf(const PictureWords<Meaning>& words, Meaning meaning) {
    for (const auto& [word, meant] : words)
        if (meant == meaning)
            return word;
    return {};
}

/// The least and greatest value of a colour scale as one that a picture keeps; below zero it is centred.
ValueScale keptScale(const ViewChoice& choice, double low, double high);
/// The two numbers that keptScale() makes the scale from again.
std::pair<double, double> rangeOf(const ValueScale& scale);
/// What such a scale must be instead, e.g. "two ascending numbers"; empty for a good one.
std::optional<Text> rangeFault(const ValueScale& scale);

} // namespace sinkscope
