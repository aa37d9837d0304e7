#include "interventions/HeadChoices.h"

namespace sinkscope {
namespace {

enum class Sinking { yes, no };

std::vector<HeadPlace> headsThatAre(Sinking wanted, const SinkFinding& sinks) {
    std::vector<HeadPlace> heads;
    for (std::int64_t layer = 0; layer < sinks.strength.rows; ++layer)
        for (std::int64_t head = 0; head < sinks.strength.columns; ++head) {
            const bool sinking = static_cast<double>(sinks.strength.at(layer, head)) > sinks.epsilon;
            if (sinking == (wanted == Sinking::yes))
                heads.push_back({layer, head});
        }
    return heads;
}

} // namespace

std::vector<HeadPlace> sinkHeads(const SinkFinding& sinks) {
    return headsThatAre(Sinking::yes, sinks);
}

std::vector<HeadPlace> otherHeads(const SinkFinding& sinks) {
    return headsThatAre(Sinking::no, sinks);
}

std::vector<HeadPlace> headsOfLayer(std::int64_t layer, std::int64_t heads) {
    std::vector<HeadPlace> places;
    for (std::int64_t head = 0; head < heads; ++head)
        places.push_back({layer, head});
    return places;
}

} // namespace sinkscope
