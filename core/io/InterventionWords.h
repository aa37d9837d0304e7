#pragma once

#include "interventions/Intervention.h"

#include <string>
#include <utility>
#include <vector>

namespace sinkscope {

/// The words of the JSON form. TokenIsolation has one for each of its kinds.
enum class InterventionKind {
    weMask,
    normSwap,
    headAblation,
    spikeEdit,
    virtualSink,
    selfOnly,
    hide,
    keepSinks,
    scaleWeight,
    capFfn
};

template <typename Value>
using Words = std::vector<std::pair<std::string, Value>>;

const Words<InterventionKind>& kindWords();
const Words<WeMask::Ranking>& rankingWords();
const Words<WeMask::Place>& placeWords();
const Words<NormSite>& siteWords();
const Words<NormSwap::Target>& targetWords();
const Words<HeadAblation::How>& howWords();
const Words<SpikeEdit::Target>& editWords();

InterventionKind kindOf(const Intervention& intervention);

template <typename Value>
const std::string& wordOf(Value value, const Words<Value>& words) {
    for (const auto& [word, meaning] : words)
        if (meaning == value)
            return word;
    return words.front().first;
}

} // namespace sinkscope
