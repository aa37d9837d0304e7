#pragma once

#include "model/Model.h"
#include "support/Matrix.h"
#include "text/Token.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace sinkscope {

struct InterventionPlan;
struct RunTensors;

/// Where along the residual stream a number is read. `attentionOutput` and `feedForwardOutput` are what a block adds to
/// the stream (after an output norm and residual multiplier, where the model has them); the other three are the stream
/// itself.
enum class Site { embedding, attentionOutput, afterAttention, feedForwardOutput, afterFeedForward };

struct Peak {
    float value = 0.0F; ///< signed
    std::int32_t channel = 0;
    bool operator==(const Peak&) const = default;
};

/// What one site of one layer held, per token. NaN where the run met NaN or infinity.
struct SiteStatistics {
    std::vector<float> norm;              ///< [tokens] L2
    std::vector<float> median;            ///< [tokens] median magnitude over channels (lower median, as torch.median)
    std::vector<std::array<Peak, 3>> top; ///< [tokens] largest magnitudes, descending
    float layerMedian = 0.0F;             ///< median magnitude over all tokens and channels
};

/// What one layer's heads did. `received`, `distance` and `entropy` leave a learned sink's share out (it has no
/// position).
struct HeadStatistics {
    Matrix received;      ///< [heads, tokens] attention summed over all queries
    Matrix receivedEarly; ///< [heads, sinkTokens] the same over queries and keys below RunOptions::sinkTokens
    Matrix distance;      ///< [heads, tokens] Σ_k A[t,k] (t - k), per query
    Matrix entropy;       ///< [heads, tokens] of the row, in nats
    Matrix firstLogit; ///< [heads, tokens] scaled, soft-capped and biased q·k to the first key; NaN where it is masked
    Matrix learnedSink;        ///< [heads, tokens] share of the learned sink; empty when the model has none
    Matrix queryNorm;          ///< [heads, tokens] after rotation
    Matrix keyNorm, valueNorm; ///< [keyValueHeads, tokens]
};

struct LayerCapture {
    SiteStatistics attentionOutput, afterAttention, feedForwardOutput, afterFeedForward;
    HeadStatistics heads;
    double seconds = 0.0;
};

struct NextToken {
    std::int32_t id = 0;
    float probability = 0.0F;
};

/// Which tensors a run leaves behind besides its statistics.
enum class KeepOutputs { no, yes };
enum class KeepLogits { no, yes };

struct RunOptions {
    std::int64_t sinkTokens = 64;
    KeepOutputs blockOutputs = KeepOutputs::no; ///< what attention and feed-forward add, [layers, tokens, width] each
    KeepLogits logits = KeepLogits::no;         ///< [tokens, vocabulary]
};

/// The first NaN or infinity of a run; later ones follow from it.
struct BadNumber {
    std::int64_t layer = 0; ///< -1: the embedding
    Site site = Site::embedding;
    std::int64_t token = 0;
    bool operator==(const BadNumber&) const = default;
};

/// All that one forward pass left behind. Immutable, shared; no torch in this header.
struct Run {
    std::shared_ptr<const Model> model;
    Tokens tokens;
    RunOptions options;
    SiteStatistics embedding;
    std::vector<std::shared_ptr<const LayerCapture>> layers; ///< a run with interventions shares those before them
    std::vector<float> lossPerToken; ///< [tokens - 1] negative log-likelihood of token t + 1 in nats
    std::vector<NextToken> next;     ///< the ten most probable after the last token
    std::vector<float> klFromBase;   ///< [tokens] of each next-token distribution in nats; empty without interventions
    std::optional<BadNumber> badNumber;
    std::int64_t firstComputed = 0; ///< layers before it are the base run's
    double seconds = 0.0, unembeddingSeconds = 0.0;
    std::shared_ptr<const RunTensors> tensors;
    std::shared_ptr<const InterventionPlan> plan; ///< null without interventions

    std::int64_t tokenCount() const { return static_cast<std::int64_t>(tokens.size()); }
    std::int64_t layerCount() const { return static_cast<std::int64_t>(layers.size()); }
    const LayerCapture& layer(std::int64_t index) const { return *layers[static_cast<std::size_t>(index)]; }
    /// `layer` is -1 for the embedding, whose only site is Site::embedding.
    const SiteStatistics& site(std::int64_t layer, Site site) const;
};

} // namespace sinkscope
