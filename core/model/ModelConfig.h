#pragma once

#include "support/Text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

enum class NormKind { none, rms, layer, dynamicTanh };
enum class NormParameters { none, gain, gainAndBias };

/// A norm and its gain as really applied (Gemma: 1 + w). dynamicTanh: gain · scale · tanh(alpha x), arXiv 2503.10622.
struct NormConfig {
    NormKind kind = NormKind::none;
    double epsilon = 1e-6;
    NormParameters parameters = NormParameters::gain;
    double alpha = 1.0, scale = 1.0; ///< dynamicTanh
    bool operator==(const NormConfig&) const = default;
};

/// What a norm on q and k works over: each head alone, with one gain for all heads (Qwen3, Gemma 3) or one for each
/// (Command-R+, StableLM 2), or all heads' channels at once (OLMo 2).
enum class QueryKeyNormScope { head, headWithOwnGain, allHeads };

enum class RopeScaling { none, linear, dynamic, llama3, yarn, longrope, factors };

/// Rotary position embedding of a layer. Frequencies are base^(-2i / rotaryDimensions), changed by the scaling rule.
struct RopeConfig {
    double base = 10000.0;
    std::int64_t rotaryDimensions = 0; ///< of each head; 0: no rotation
    bool interleavedInFile = false;    ///< the loader reorders q and k rows, so the engine always rotates half-split
    RopeScaling scaling = RopeScaling::none;
    double factor = 1.0;
    double lowFrequencyFactor = 1.0, highFrequencyFactor = 4.0; ///< llama3
    double betaFast = 32.0, betaSlow = 1.0;                     ///< yarn
    bool truncate = true;                                       ///< yarn
    std::optional<double> attentionFactor;             ///< yarn, longrope: multiplies cos and sin; empty: from the rule
    std::optional<double> mscale, mscaleAllDimensions; ///< yarn, DeepSeek
    std::int64_t originalContext = 0;                  ///< dynamic, llama3, yarn, longrope
    std::vector<double> shortFactors, longFactors; ///< longrope; `factors` (GGUF's rope_freqs) uses longFactors only
    bool operator==(const RopeConfig&) const = default;
};

enum class Activation { silu, gelu, geluTanh, relu, reluSquared };
enum class FeedForwardKind { gated, plain, mixture };

/// Routing of a mixture of experts (FeedForwardKind::mixture).
struct ExpertConfig {
    enum class Scoring { softmaxThenTop, topThenSoftmax };
    std::int64_t experts = 0, chosen = 0, size = 0;
    Scoring scoring = Scoring::softmaxThenTop;
    bool normalizeChosen = true;
    std::optional<double> clampLimit,
        clampAlpha; ///< gpt-oss: gate clamped above, up on both sides; gate * sigmoid(alpha gate) * (up + 1)
    bool operator==(const ExpertConfig&) const = default;
};

enum class ResidualLayout { serial, parallel };

/// Which linear maps add a bias; those of experts follow `gateUp` and `down`.
struct BiasConfig {
    bool queryKeyValue = false, attentionProjection = false, gateUp = false, down = false, router = false, head = false;
    bool operator==(const BiasConfig&) const = default;
};

/// Everything that may differ from layer to layer.
struct LayerConfig {
    NormConfig attentionInput, attentionOutput, feedForwardInput, feedForwardOutput, queryKey;
    RopeConfig rope;
    std::optional<std::int64_t> window; ///< sliding window: each query sees itself and the window - 1 keys before it
    FeedForwardKind feedForward = FeedForwardKind::gated;
    std::int64_t feedForwardSize = 0;
    bool operator==(const LayerConfig&) const = default;
};

/// A decoder-only transformer described as data; the one forward pass reads nothing else. A file that these fields
/// cannot describe is refused by the name of the field, never approximated.
struct ModelConfig {
    std::string family; ///< the checkpoint's own word, e.g. "llama", "gemma3_text"
    std::string name;   ///< for people
    std::int64_t width = 0, vocabulary = 0;
    std::int64_t contextLength = 0; ///< tokens that the model may be given; with dynamic RoPE the stretched number
    std::int64_t heads = 0, keyValueHeads = 0, headSize = 0;
    std::vector<LayerConfig> layers;
    NormConfig embeddingNorm, finalNorm; ///< BLOOM alone normalizes the embedding
    ResidualLayout residual = ResidualLayout::serial;
    QueryKeyNormScope queryKeyNormScope = QueryKeyNormScope::head;
    Activation activation = Activation::silu;
    BiasConfig biases;
    ExpertConfig experts;
    double attentionScale = 1.0; ///< q·k is multiplied with it
    std::optional<double> attentionSoftCap, finalSoftCap;
    bool linearPositionBias = false;         ///< ALiBi: each head's scores fall linearly with distance (PositionBias)
    std::optional<double> queryKeyValueClip; ///< OLMo: q, k, v clamped to ± this
    double embeddingScale = 1.0, residualMultiplier = 1.0, logitMultiplier = 1.0;
    bool learnedPositions = false;
    std::int64_t positionOffset = 0; ///< OPT: row of position 0 in the position table
    bool learnedSinks = false;       ///< gpt-oss: one sink logit per head
    bool tiedHead = false; ///< the embedding is the output matrix too: as the flag says, then as the loader found it
    std::vector<std::string>
        ignoredFields;       ///< config fields that this program knows to have no effect, or does not know
    std::vector<Text> notes; ///< sentences for people on what the loader decided, e.g. which head it took

    std::int64_t layerCount() const { return static_cast<std::int64_t>(layers.size()); }
    std::int64_t groupSize() const { return heads / keyValueHeads; } ///< query heads per key head
    bool operator==(const ModelConfig&) const = default;
};

} // namespace sinkscope
