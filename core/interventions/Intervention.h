#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace sinkscope {

/// Which layers: all, those after the ME layer of the run without interventions, or a list, ascending.
struct LayerSet {
    enum class Kind { all, afterEmergence, listed };
    Kind kind = Kind::all;
    std::vector<std::int64_t> listed;
    bool operator==(const LayerSet&) const = default;
};

/// Which tokens of the prompt: those with massive entries in the run without interventions, its spike token alone, or a
/// list of positions.
struct TokenSet {
    enum class Kind { massive, spike, listed };
    Kind kind = Kind::massive;
    std::vector<std::int64_t> listed;
    bool operator==(const TokenSet&) const = default;
};

struct HeadPlace {
    std::int64_t layer = 0, head = 0;
    auto operator<=>(const HeadPlace&) const = default;
};

/// An entry of the residual stream.
struct EntryPlace {
    std::int64_t token = 0, channel = 0;
    auto operator<=>(const EntryPlace&) const = default;
};

/// Masks channels of some tokens where attention reads them; the residual stream stays as it is (arXiv 2605.08504).
struct WeMask {
    enum class Ranking { gain, activation, random, magnitude, listed };
    enum class Place { afterNorm, beforeNorm };
    LayerSet layers{LayerSet::Kind::afterEmergence, {}};
    std::optional<std::int64_t> count; ///< channels; empty: `rate` of the width, at least one
    double rate = 0.01;
    Ranking ranking = Ranking::gain; ///< |gain|; |norm's output|; drawn with `seed`; |residual|; `channels` as they are
    std::uint64_t seed = 0;
    std::vector<std::int64_t> channels; ///< of Ranking::listed, which looks at neither count nor rate
    Place place = Place::afterNorm;
    TokenSet tokens;
    bool operator==(const WeMask&) const = default;
};

enum class NormSite { attentionInput, feedForwardInput, queryKey, attentionOutput, feedForwardOutput, final };

/// Computes with another norm at a site that the model has, or adds one to a block's output or to q and k.
struct NormSwap {
    enum class Target { rmsNorm, rmsNormWithoutGain, flattenedGain, layerNorm, dynamicTanh, none };
    NormSite site = NormSite::attentionInput;
    LayerSet layers; ///< not for NormSite::final
    Target to = Target::rmsNorm;
    double share = 0.5;                 ///< flattenedGain: mean + share (gain - mean)
    std::optional<double> alpha, scale; ///< dynamicTanh: gain · scale · tanh(alpha x); empty: fitted by least squares
    bool operator==(const NormSwap&) const = default;
};

/// zero, mean (over positions): the heads' outputs, right before the output projection. firstToken, self: all attention
/// goes there. withoutSink: the first key is removed and rows are renormalised; a query left with no key gives zeros.
struct HeadAblation {
    enum class How { zero, mean, firstToken, self, withoutSink };
    std::vector<HeadPlace> heads;
    How how = How::zero;
    bool operator==(const HeadAblation&) const = default;
};

/// Changes entries of the residual stream after a layer, for all that reads it from there on. The run records what the
/// layer itself wrote, so the change shows from the next layer's output on.
struct SpikeEdit {
    enum class Target { zero, mean, value, scale };
    std::int64_t layer = 0;
    std::optional<std::vector<EntryPlace>> entries; ///< empty: those that are massive there without interventions
    Target to = Target::zero;
    double amount = 0.0; ///< the value, or the factor of `scale`
    bool operator==(const SpikeEdit&) const = default;
};

/// One more column without value in the softmax of some heads (none listed: all); logit 0 is softmax-plus-one.
struct VirtualSink {
    double logit = 0.0;
    std::optional<std::vector<HeadPlace>> heads;
    bool operator==(const VirtualSink&) const = default;
};

/// selfOnly: the tokens attend to themselves only. hide: no other token sees them.
struct TokenIsolation {
    enum class Kind { selfOnly, hide };
    Kind kind = Kind::selfOnly;
    std::vector<std::int64_t> tokens;
    LayerSet layers;
    bool operator==(const TokenIsolation&) const = default;
};

/// Each query sees the first `sinks` keys and the last `window`, itself included (StreamingLLM's pattern).
struct KeepSinks {
    std::int64_t sinks = 4, window = 64;
    LayerSet layers;
    bool operator==(const KeepSinks&) const = default;
};

/// Multiplies one weight of a down projection: what the intermediate neuron `neuron` adds to `channel` (super weights,
/// arXiv 2411.07191).
struct ScaleWeight {
    std::int64_t layer = 0, channel = 0, neuron = 0;
    double scale = 0.0;
    bool operator==(const ScaleWeight&) const = default;
};

/// Shrinks each token's gated product so that its root mean square is at most the median over tokens 1 and later
/// (released code of arXiv 2605.08504, section 2.2 (b) of the facts).
struct CapFeedForward {
    std::int64_t layer = 0;
    bool operator==(const CapFeedForward&) const = default;
};

/// One thing that is switched. Any number combine; core/README.md gives their order within a layer.
using Intervention = std::variant<WeMask, NormSwap, HeadAblation, SpikeEdit, VirtualSink, TokenIsolation, KeepSinks,
                                  ScaleWeight, CapFeedForward>;
using Interventions = std::vector<Intervention>;

} // namespace sinkscope
