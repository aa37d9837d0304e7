#pragma once

#include "analysis/Findings.h"
#include "support/Matrix.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sinkscope {

/// A place in the residual stream where a massive entry stands, without its value.
struct MassivePlace {
    std::int64_t layer = 0, token = 0, channel = 0;
    auto operator<=>(const MassivePlace&) const = default;
};

/// What interventions changed, against the run of the same prompt without them. Differences are changed minus base.
struct Comparison {
    double meanKl = 0.0;                   ///< over tokens, KL(base ‖ changed) of next-token distributions, nats
    std::vector<float> kl;                 ///< [tokens]
    double lossChange = 0.0;               ///< of the mean negative log-likelihood, nats per token
    std::vector<float> lossChangePerToken; ///< [tokens - 1]
    double sinkRatioChange = 0.0;
    Matrix strengthChange;                             ///< [layers, heads] of sink strength, spike convention
    std::vector<MassivePlace> massiveGone, massiveNew; ///< ascending
    std::vector<double> streamChange; ///< [layers + 1] ‖changed - base‖ / ‖base‖ of the stream, all tokens
    std::optional<std::int64_t> firstBoundary; ///< first boundary (0: the embedding, l + 1: after layer l) that differs
};

/// Both over the same tokens with the same options. `changed` has its run's klFromBase; without it (nothing switched)
/// all KL are 0.
Comparison compare(const Findings& base, const Findings& changed);

} // namespace sinkscope
