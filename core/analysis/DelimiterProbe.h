#pragma once

#include "analysis/Massive.h"
#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sinkscope {

class Tokenizer;

enum class CandidateKind { delimiter, functionWord, word };

/// A single token that is put into a neutral text.
struct DelimiterCandidate {
    Token token;
    CandidateKind kind = CandidateKind::delimiter;
};
/// Delimiters, function words and ordinary words, as far as the tokenizer has each of them as one token.
std::vector<DelimiterCandidate> delimiterCandidates(const Tokenizer& tokenizer);

/// What a candidate does at its position.
struct DelimiterEffect {
    DelimiterCandidate candidate;
    float largest = 0.0F; ///< signed value of largest magnitude after any layer; NaN where the run met NaN or infinity
    std::int64_t layer = 0, channel = 0;
    bool massive = false;     ///< whether an entry at that position passes the thresholds
    double selfMean = 0.0;    ///< A[t, t], mean over heads and the layers looked at
    double selfLargest = 0.0; ///< of the head where it is largest
    std::int64_t selfLayer = 0, selfHead = 0;
    std::optional<double> gainCosine; ///< embedding with the first norm's gain; none where there is no gain
};

struct DelimiterOptions {
    std::int64_t lastSelfLayer = 0; ///< self-attention counts up to this layer
    MassiveThresholds massive;
};

/// A run of `before` and then each candidate: nothing that stands later could change it. Reports Stage::analyzing;
/// cancellable. Fails as run().
Result<std::vector<DelimiterEffect>> probeDelimiters(const std::shared_ptr<const Model>& model, const Tokens& before,
                                                     const std::vector<DelimiterCandidate>& candidates,
                                                     const DelimiterOptions& options, const Progress& progress);

} // namespace sinkscope
