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
using WordTable = std::vector<std::pair<std::string, Value>>;

const WordTable<InterventionKind>& kindWords();
const WordTable<WeMask::Ranking>& rankingWords();
const WordTable<WeMask::Place>& placeWords();
const WordTable<NormSite>& siteWords();
const WordTable<NormSwap::Target>& targetWords();
const WordTable<HeadAblation::How>& howWords();
const WordTable<SpikeEdit::Target>& editWords();

InterventionKind kindOf(const Intervention& intervention);

template <typename Value>
const std::string& wordOf(Value value, const WordTable<Value>& words) {
    for (const auto& [word, meaning] : words)
        if (meaning == value)
            return word;
    return words.front().first;
}

} // namespace sinkscope
