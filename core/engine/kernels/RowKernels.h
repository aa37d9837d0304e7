#pragma once

#include <cstdint>

namespace sinkscope {

enum class Activation;

/// What one pass over a row [channels] finds.
struct RowFigures {
    double sumOfSquares;
    float median;             ///< lower median of the magnitudes
    float topValue[3];        ///< signed, descending by magnitude, the first place first among equals
    std::int32_t topPlace[3]; ///< -1 beyond the row's end
    std::int32_t largestBits; ///< bits of the largest magnitude; 0x7f800000 and above: infinity or NaN is in the row
};

/// What a row of softmax leaves behind besides its weights.
struct SoftmaxRow {
    float maximum;  ///< of the scaled scores, learned sink included
    float total;    ///< Σ e^(s - maximum) over keys and learned sink
    float keys;     ///< the same over keys alone
    float weighted; ///< Σ e^(s - maximum) (s - maximum) over keys
    float distance; ///< Σ e^(s - maximum) (query - key) over keys
};

/// Single-threaded loops over contiguous fp32 rows, compiled once per instruction set. NaN is not looked for here
/// except in `figures`.
struct RowKernels {
    const char* level;
    /// `medianGuess`: any magnitude; one near the median makes it faster, none changes it.
    RowFigures (*figures)(const float* row, std::int64_t count, float medianGuess);
    /// The magnitude at `place` of the sorted magnitudes, from 0. `guess` as above.
    float (*select)(const float* row, std::int64_t count, std::int64_t place, float guess);
    /// Writes the magnitudes within [low, high] to `inside` (room for `count`), returns how many, and adds those below
    /// `low` to `below`.
    std::int64_t (*magnitudesWithin)(const float* row, std::int64_t count, float low, float high, float* inside,
                                     std::int64_t& below);
    void (*rmsNorm)(const float* row, const float* gain, double epsilon, float* out, std::int64_t count);
    void (*layerNorm)(const float* row, const float* gain, const float* bias, double epsilon, float* out,
                      std::int64_t count);
    /// out = activation(gate) * up, or activation(gate) when `up` is null. Not for Activation::gelu (erf).
    void (*activate)(Activation activation, const float* gate, const float* up, float* out, std::int64_t count);
    /// Half-split rotation of the first 2 * half channels of a head in place.
    void (*rotate)(float* head, const float* cosine, const float* sine, std::int64_t half);
    double (*sumOfSquares)(const float* row, std::int64_t count);
    /// scores -> cap * tanh(scale * score / cap).
    void (*softCap)(float* scores, float scale, float cap, std::int64_t count);
    /// Turns scores into softmax weights of scale * score, with e^sinkLogit in the denominator (-infinity: none), and
    /// adds the weights to `received`. `queryPlace` is the query's position relative to the first key.
    SoftmaxRow (*softmax)(float* scores, std::int64_t count, float scale, float sinkLogit, std::int64_t queryPlace,
                          float* received);
    double (*logSumExp)(const float* row, std::int64_t count);
    /// Σ e^(from - fromSum) (from - to), with fromSum = log Σ e^from: the mean difference of logits under from's
    /// softmax.
    double (*meanDifference)(const float* from, const float* to, std::int64_t count, float fromSum);
};

/// The fastest set that this processor can run.
const RowKernels& rowKernels();

} // namespace sinkscope
