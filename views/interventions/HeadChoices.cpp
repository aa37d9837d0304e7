#include "interventions/HeadChoices.h"

namespace sinkscope {

namespace {

enum class Sinking { yes, no };

std::vector<HeadPlace> headsThatAre(Sinking wanted, const Findings& base) {
    std::vector<HeadPlace> heads;
    const Matrix& strength = base.sinks.strength;
    for (std::int64_t layer = 0; layer < strength.rows; ++layer)
        for (std::int64_t head = 0; head < strength.columns; ++head) {
            const bool sinks = static_cast<double>(strength.at(layer, head)) > base.sinks.epsilon;
            if (sinks == (wanted == Sinking::yes))
                heads.push_back({layer, head});
        }
    return heads;
}

} // namespace

std::vector<HeadPlace> sinkHeads(const Findings& base) {
    return headsThatAre(Sinking::yes, base);
}

std::vector<HeadPlace> otherHeads(const Findings& base) {
    return headsThatAre(Sinking::no, base);
}

std::vector<HeadPlace> headsOfLayer(const ModelConfig& config, std::int64_t layer) {
    std::vector<HeadPlace> heads;
    for (std::int64_t head = 0; head < config.heads; ++head)
        heads.push_back({layer, head});
    return heads;
}

} // namespace sinkscope
