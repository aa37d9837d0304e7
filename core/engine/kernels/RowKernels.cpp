// Compiled once per instruction set; SINKSCOPE_KERNELS names the set and its table. No inline function of the standard
// library may be used here: the linker would keep one copy for the whole program, maybe the one with the newest
// instructions.
#include "engine/kernels/RowKernels.h"
#include "model/ModelConfig.h"

#define SINKSCOPE_TEXT_(name) #name
#define SINKSCOPE_TEXT(name) SINKSCOPE_TEXT_(name)

namespace sinkscope {
namespace {

constexpr std::int32_t magnitudeMask = 0x7fffffff;
constexpr std::int64_t block = 32;

inline std::int32_t bitsOf(float value) {
    return __builtin_bit_cast(std::int32_t, value) & magnitudeMask;
}

/// e^x within 2 ulp on [-87, 88] by the usual range reduction and a polynomial of degree 6 (coefficients: Cephes expf).
inline float exponential(float x) {
    x = x < -87.0F ? -87.0F : x;
    x = x > 88.0F ? 88.0F : x;
    const float power = __builtin_nearbyintf(x * 1.44269504088896341F);
    float rest = x - power * 0.693359375F;
    rest = rest - power * -2.12194440e-4F;
    float sum = 1.9875691500e-4F;
    sum = sum * rest + 1.3981999507e-3F;
    sum = sum * rest + 8.3334519073e-3F;
    sum = sum * rest + 4.1665795894e-2F;
    sum = sum * rest + 1.6666665459e-1F;
    sum = sum * rest + 5.0000001201e-1F;
    sum = sum * rest * rest + rest + 1.0F;
    return sum * __builtin_bit_cast(float, (static_cast<std::int32_t>(power) + 127) << 23);
}

std::int32_t largestOf(const float* row, std::int64_t count) {
    std::int32_t largest = 0;
#pragma omp simd reduction(max : largest)
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int32_t bits = bitsOf(row[i]);
        largest = bits > largest ? bits : largest;
    }
    return largest;
}

std::int32_t countUpTo(const float* row, std::int64_t count, std::int32_t limit) {
    std::int32_t found = 0;
#pragma omp simd reduction(+ : found)
    for (std::int64_t i = 0; i < count; ++i)
        found += bitsOf(row[i]) <= limit ? 1 : 0;
    return found;
}

/// The smallest magnitude's bits above `low`.
std::int32_t nextAbove(const float* row, std::int64_t count, std::int32_t low) {
    std::int32_t next = magnitudeMask;
#pragma omp simd reduction(min : next)
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int32_t bits = bitsOf(row[i]);
        next = bits > low && bits < next ? bits : next;
    }
    return next;
}

/// The largest magnitude's bits up to `high`.
std::int32_t largestUpTo(const float* row, std::int64_t count, std::int32_t high) {
    std::int32_t largest = 0;
#pragma omp simd reduction(max : largest)
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int32_t bits = bitsOf(row[i]);
        largest = bits <= high && bits > largest ? bits : largest;
    }
    return largest;
}

/// Exact, without a copy of the row: counts how many magnitudes lie up to a limit, on their bits, whose order is that
/// of the numbers. Limits come by turns from the straight line through the two nearest counts, which is close where
/// values lie dense, and from halving, which always ends.
float select(const float* row, std::int64_t count, std::int64_t place, float guess) {
    const std::int64_t wanted = place + 1;
    std::int32_t low = -1, high = largestOf(row, count), limit = bitsOf(guess);
    std::int64_t upToLow = 0, upToHigh = count;
    for (int turn = 0; high - low > 1; ++turn) {
        if (limit <= low || limit >= high)
            limit = low + (high - low) / 2;
        const std::int32_t found = countUpTo(row, count, limit);
        if (found >= wanted) {
            high = limit;
            upToHigh = found;
        } else {
            low = limit;
            upToLow = found;
        }
        if (upToLow == wanted - 1)
            return __builtin_bit_cast(float, nextAbove(row, count, low));
        if (upToHigh == wanted)
            return __builtin_bit_cast(float, largestUpTo(row, count, high));
        if (turn == 0) // the guess is near: the other side of it soon
            limit = found >= wanted ? limit - (1 << 20) : limit + (1 << 20);
        else if (turn % 3 == 2)
            limit = low + (high - low) / 2;
        else {
            const auto share = (static_cast<float>(wanted - upToLow) - 0.5F) / static_cast<float>(upToHigh - upToLow);
            const float from = low < 0 ? 0.0F : __builtin_bit_cast(float, low);
            limit = bitsOf(from + share * (__builtin_bit_cast(float, high) - from));
        }
    }
    return __builtin_bit_cast(float, high);
}

void insertPeak(RowFigures& figures, std::int32_t (&bits)[3], float value, std::int64_t place) {
    int rank = 2;
    for (; rank > 0 && bitsOf(value) > bits[rank - 1]; --rank) {
        bits[rank] = bits[rank - 1];
        figures.topValue[rank] = figures.topValue[rank - 1];
        figures.topPlace[rank] = figures.topPlace[rank - 1];
    }
    bits[rank] = bitsOf(value);
    figures.topValue[rank] = value;
    figures.topPlace[rank] = static_cast<std::int32_t>(place);
}

void findPeaks(const float* row, std::int64_t count, RowFigures& figures) {
    std::int32_t bits[3] = {-1, -1, -1};
    for (int rank = 0; rank < 3; ++rank) {
        figures.topValue[rank] = 0.0F;
        figures.topPlace[rank] = -1;
    }
    for (std::int64_t start = 0; start < count; start += block) {
        const std::int64_t end = start + block < count ? start + block : count;
        if (largestOf(row + start, end - start) <= bits[2])
            continue;
        for (std::int64_t i = start; i < end; ++i)
            if (bitsOf(row[i]) > bits[2])
                insertPeak(figures, bits, row[i], i);
    }
}

double sumOfSquares(const float* row, std::int64_t count) {
    double sum = 0.0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t i = 0; i < count; ++i)
        sum += static_cast<double>(row[i]) * row[i];
    return sum;
}

RowFigures figures(const float* row, std::int64_t count, float medianGuess) {
    RowFigures result;
    result.sumOfSquares = sumOfSquares(row, count);
    findPeaks(row, count, result);
    result.largestBits = largestOf(row, count);
    result.median = select(row, count, (count - 1) / 2, medianGuess);
    return result;
}

std::int64_t magnitudesWithin(const float* row, std::int64_t count, float low, float high, float* inside,
                              std::int64_t& below) {
    const std::int32_t lowBits = bitsOf(low), highBits = bitsOf(high);
    std::int64_t found = 0;
    for (std::int64_t start = 0; start < count; start += block) {
        const std::int64_t end = start + block < count ? start + block : count;
        std::int32_t less = 0, within = 0;
#pragma omp simd reduction(+ : less, within)
        for (std::int64_t i = start; i < end; ++i) {
            const std::int32_t bits = bitsOf(row[i]);
            less += bits < lowBits ? 1 : 0;
            within += bits >= lowBits && bits <= highBits ? 1 : 0;
        }
        below += less;
        for (std::int64_t i = start; i < end && within > 0; ++i) {
            const std::int32_t bits = bitsOf(row[i]);
            inside[found] = __builtin_bit_cast(float, bits);
            found += bits >= lowBits && bits <= highBits ? 1 : 0;
        }
    }
    return found;
}

void rmsNorm(const float* row, const float* gain, double epsilon, float* out, std::int64_t count) {
    const auto scale =
        static_cast<float>(1.0 / __builtin_sqrt(sumOfSquares(row, count) / static_cast<double>(count) + epsilon));
    if (gain == nullptr) {
#pragma omp simd
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = row[i] * scale;
        return;
    }
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i)
        out[i] = gain[i] * (row[i] * scale);
}

void layerNorm(const float* row, const float* gain, const float* bias, double epsilon, float* out, std::int64_t count) {
    double sum = 0.0, squares = 0.0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t i = 0; i < count; ++i)
        sum += row[i];
    const double mean = sum / static_cast<double>(count);
#pragma omp simd reduction(+ : squares)
    for (std::int64_t i = 0; i < count; ++i)
        squares += (row[i] - mean) * (row[i] - mean);
    const auto centre = static_cast<float>(mean);
    const auto scale = static_cast<float>(1.0 / __builtin_sqrt(squares / static_cast<double>(count) + epsilon));
    for (std::int64_t i = 0; i < count; ++i)
        out[i] = (row[i] - centre) * scale * (gain != nullptr ? gain[i] : 1.0F) + (bias != nullptr ? bias[i] : 0.0F);
}

template <typename Function>
void activateWith(Function function, const float* gate, const float* up, float* out, std::int64_t count) {
    if (up == nullptr) {
#pragma omp simd
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = function(gate[i]);
        return;
    }
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i)
        out[i] = function(gate[i]) * up[i];
}

inline float silu(float x) {
    return x / (1.0F + exponential(-x));
}
/// tanh form of GELU, written with the logistic function: 0.5 (1 + tanh u) = 1 / (1 + e^(-2u)).
inline float geluTanh(float x) {
    const float inner = 0.7978845608028654F * (x + 0.044715F * x * x * x);
    return x / (1.0F + exponential(-2.0F * inner));
}
inline float relu(float x) {
    return x > 0.0F ? x : 0.0F;
}

inline float reluSquared(float x) {
    return x > 0.0F ? x * x : 0.0F;
}

void activate(Activation activation, const float* gate, const float* up, float* out, std::int64_t count) {
    if (activation == Activation::silu)
        activateWith(silu, gate, up, out, count);
    else if (activation == Activation::geluTanh)
        activateWith(geluTanh, gate, up, out, count);
    else if (activation == Activation::reluSquared)
        activateWith(reluSquared, gate, up, out, count);
    else
        activateWith(relu, gate, up, out, count);
}

void rotate(float* head, const float* cosine, const float* sine, std::int64_t half) {
    float* upper = head + half;
#pragma omp simd
    for (std::int64_t i = 0; i < half; ++i) {
        const float first = head[i], second = upper[i];
        head[i] = first * cosine[i] - second * sine[i];
        upper[i] = second * cosine[i] + first * sine[i];
    }
}

void softCap(float* scores, float scale, float cap, std::int64_t count) {
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i) {
        const float grown = exponential(2.0F * scale / cap * scores[i]);
        scores[i] = cap * ((grown - 1.0F) / (grown + 1.0F));
    }
}

float maximumOf(const float* row, std::int64_t count) {
    float maximum = row[0];
#pragma omp simd reduction(max : maximum)
    for (std::int64_t i = 0; i < count; ++i)
        maximum = row[i] > maximum ? row[i] : maximum;
    return maximum;
}

SoftmaxRow softmax(float* scores, std::int64_t count, float scale, float sinkLogit, std::int64_t queryPlace,
                   float* received) {
    SoftmaxRow row;
    row.maximum = scale * maximumOf(scores, count);
    row.maximum = sinkLogit > row.maximum ? sinkLogit : row.maximum;
    float keys = 0.0F, weighted = 0.0F, distance = 0.0F;
    const float maximum = row.maximum;
    const auto place = static_cast<std::int32_t>(queryPlace);
    const auto end = static_cast<std::int32_t>(count);
#pragma omp simd reduction(+ : keys, weighted, distance)
    for (std::int32_t i = 0; i < end; ++i) {
        const float below = scale * scores[i] - maximum;
        const float weight = exponential(below);
        scores[i] = weight;
        keys += weight;
        weighted += weight * below;
        distance += weight * static_cast<float>(place - i);
    }
    row.keys = keys;
    row.weighted = weighted;
    row.distance = distance;
    row.total = keys + (sinkLogit > -3.0e38F ? exponential(sinkLogit - maximum) : 0.0F);
    const float share = 1.0F / row.total;
#pragma omp simd
    for (std::int32_t i = 0; i < end; ++i) {
        scores[i] *= share;
        received[i] += scores[i];
    }
    return row;
}

double logSumExp(const float* row, std::int64_t count) {
    const float maximum = maximumOf(row, count);
    double sum = 0.0;
    for (std::int64_t start = 0; start < count; start += 4096) {
        const std::int64_t end = start + 4096 < count ? start + 4096 : count;
        float part = 0.0F;
#pragma omp simd reduction(+ : part)
        for (std::int64_t i = start; i < end; ++i)
            part += exponential(row[i] - maximum);
        sum += part;
    }
    return maximum + __builtin_log(sum);
}

double meanDifference(const float* from, const float* to, std::int64_t count, float fromSum) {
    double sum = 0.0;
    for (std::int64_t start = 0; start < count; start += 4096) {
        const std::int64_t end = start + 4096 < count ? start + 4096 : count;
        float part = 0.0F;
#pragma omp simd reduction(+ : part)
        for (std::int64_t i = start; i < end; ++i)
            part += exponential(from[i] - fromSum) * (from[i] - to[i]);
        sum += part;
    }
    return sum;
}

} // namespace

extern const RowKernels SINKSCOPE_KERNELS;
const RowKernels SINKSCOPE_KERNELS{SINKSCOPE_TEXT(SINKSCOPE_KERNELS),
                                   figures,
                                   select,
                                   magnitudesWithin,
                                   rmsNorm,
                                   layerNorm,
                                   activate,
                                   rotate,
                                   sumOfSquares,
                                   softCap,
                                   softmax,
                                   logSumExp,
                                   meanDifference};

} // namespace sinkscope
