#include "engine/FusedOperations.h"

#include "engine/FusedAttention.h"
#include "engine/LayerMedian.h"
#include "engine/kernels/RowKernels.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <cmath>
#include <limits>

namespace sinkscope {

namespace {

constexpr float badNumber = std::numeric_limits<float>::quiet_NaN();
constexpr std::int32_t infinityBits = 0x7f800000;

const float* dataOrNull(const at::Tensor& tensor) {
    return tensor.defined() ? tensor.data_ptr<float>() : nullptr;
}

void normalizeRow(const float* row, const NormConfig& config, const float* gain, const float* bias, float* out,
                  std::int64_t count) {
    if (config.kind == NormKind::dynamicTanh)
        for (std::int64_t i = 0; i < count; ++i)
            out[i] = static_cast<float>(config.scale) * std::tanh(static_cast<float>(config.alpha) * row[i]) *
                         (gain != nullptr ? gain[i] : 1.0F) +
                     (bias != nullptr ? bias[i] : 0.0F);
    else if (config.kind == NormKind::layer)
        rowKernels().layerNorm(row, gain, bias, config.epsilon, out, count);
    else
        rowKernels().rmsNorm(row, gain, config.epsilon, out, count);
}

/// Rows of about 32 KiB per thread at least, so that short prompts are not cut into crumbs.
std::int64_t grain(std::int64_t columns) {
    return std::max<std::int64_t>(1, 8192 / std::max<std::int64_t>(1, columns));
}

void storeFigures(const RowFigures& figures, std::size_t token, SiteStatistics& statistics) {
    if (figures.largestBits >= infinityBits) {
        statistics.norm[token] = statistics.median[token] = badNumber;
        statistics.top[token].fill({badNumber, 0});
        return;
    }
    statistics.norm[token] = static_cast<float>(std::sqrt(figures.sumOfSquares));
    statistics.median[token] = figures.median;
    for (std::size_t rank = 0; rank < 3; ++rank)
        statistics.top[token][rank] = {figures.topValue[rank], std::max(0, figures.topPlace[rank])};
}

} // namespace

at::Tensor FusedOperations::normalize(const at::Tensor& rows, const NormConfig& config,
                                      const NormWeights& weights) const {
    if (config.kind == NormKind::none)
        return rows;
    at::Tensor out = at::empty_like(rows);
    const std::int64_t width = rows.size(1);
    const float* from = rows.data_ptr<float>();
    float* to = out.data_ptr<float>();
    const float* gain = dataOrNull(weights.gain);
    const float* bias = dataOrNull(weights.bias);
    at::parallel_for(0, rows.size(0), grain(width), [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t row = first; row < last; ++row)
            normalizeRow(from + row * width, config, gain, bias, to + row * width, width);
    });
    return out;
}

SiteStatistics FusedOperations::statistics(const at::Tensor& rows) const {
    const std::int64_t tokens = rows.size(0), width = rows.size(1);
    SiteStatistics result;
    result.norm.resize(static_cast<std::size_t>(tokens));
    result.median.resize(static_cast<std::size_t>(tokens));
    result.top.resize(static_cast<std::size_t>(tokens));
    const float* data = rows.data_ptr<float>();
    at::parallel_for(0, tokens, grain(width), [&](std::int64_t first, std::int64_t last) {
        float guess = 1.0F;
        for (std::int64_t token = first; token < last; ++token) {
            const RowFigures figures = rowKernels().figures(data + token * width, width, guess);
            guess = figures.median;
            storeFigures(figures, static_cast<std::size_t>(token), result);
        }
    });
    result.layerMedian = layerMedian({data, static_cast<std::size_t>(tokens * width)}, result.median);
    return result;
}

at::Tensor FusedOperations::activate(const at::Tensor& gateUp, FeedForwardKind kind, Activation activation) const {
    const bool gated = kind != FeedForwardKind::plain;
    const std::int64_t columns = gateUp.size(1), size = gated ? columns / 2 : columns;
    if (activation == Activation::gelu) {
        const at::Tensor activated = at::gelu(gateUp.narrow(1, 0, size));
        return gated ? activated * gateUp.narrow(1, size, size) : activated;
    }
    at::Tensor out = at::empty({gateUp.size(0), size}, gateUp.options());
    const float* from = gateUp.data_ptr<float>();
    float* to = out.data_ptr<float>();
    at::parallel_for(0, gateUp.size(0), grain(columns), [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t row = first; row < last; ++row) {
            const float* gate = from + row * columns;
            rowKernels().activate(activation, gate, gated ? gate + size : nullptr, to + row * size, size);
        }
    });
    return out;
}

void FusedOperations::prepareHeads(at::Tensor& queryKeyValue, const ModelConfig& config, const LayerConfig& layer,
                                   const LayerWeights& weights, const RopeTable& rope, HeadStatistics& heads) const {
    if (config.queryKeyValueClip)
        queryKeyValue.clamp_(-*config.queryKeyValueClip, *config.queryKeyValueClip);
    const std::int64_t tokens = queryKeyValue.size(0), columns = queryKeyValue.size(1), size = config.headSize;
    const std::int64_t rotated = config.heads + config.keyValueHeads,
                       half = rope.cosine.defined() ? rope.cosine.size(1) : 0;
    heads.queryNorm = Matrix(config.heads, tokens);
    heads.keyNorm = Matrix(config.keyValueHeads, tokens);
    heads.valueNorm = Matrix(config.keyValueHeads, tokens);
    const float* queryGain = dataOrNull(weights.query.gain);
    const float* keyGain = dataOrNull(weights.key.gain);
    const float* queryBias = dataOrNull(weights.query.bias);
    const float* keyBias = dataOrNull(weights.key.bias);
    const float* cosine = dataOrNull(rope.cosine);
    const float* sine = dataOrNull(rope.sine);
    float* data = queryKeyValue.data_ptr<float>();

    const auto normalizeHeads = [&](float* row) {
        const std::int64_t queryWidth = config.heads * size, keyWidth = config.keyValueHeads * size;
        if (config.queryKeyNormScope == QueryKeyNormScope::allHeads) {
            normalizeRow(row, layer.queryKey, queryGain, queryBias, row, queryWidth);
            normalizeRow(row + queryWidth, layer.queryKey, keyGain, keyBias, row + queryWidth, keyWidth);
            return;
        }
        const std::int64_t step = config.queryKeyNormScope == QueryKeyNormScope::headWithOwnGain ? size : 0;
        const auto ofHead = [step](const float* parameters, std::int64_t head) {
            return parameters == nullptr ? nullptr : parameters + head * step;
        };
        for (std::int64_t head = 0; head < config.heads; ++head)
            normalizeRow(row + head * size, layer.queryKey, ofHead(queryGain, head), ofHead(queryBias, head),
                         row + head * size, size);
        for (std::int64_t head = 0; head < config.keyValueHeads; ++head)
            normalizeRow(row + queryWidth + head * size, layer.queryKey, ofHead(keyGain, head), ofHead(keyBias, head),
                         row + queryWidth + head * size, size);
    };
    at::parallel_for(0, tokens, grain(columns), [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t token = first; token < last; ++token) {
            float* row = data + token * columns;
            if (layer.queryKey.kind != NormKind::none)
                normalizeHeads(row);
            for (std::int64_t head = 0; head < rotated && half > 0; ++head)
                rowKernels().rotate(row + head * size, cosine + token * half, sine + token * half, half);
            const auto normOf = [&](std::int64_t head) {
                return static_cast<float>(std::sqrt(rowKernels().sumOfSquares(row + head * size, size)));
            };
            for (std::int64_t head = 0; head < config.heads; ++head)
                heads.queryNorm.at(head, token) = normOf(head);
            for (std::int64_t head = 0; head < config.keyValueHeads; ++head) {
                heads.keyNorm.at(head, token) = normOf(config.heads + head);
                heads.valueNorm.at(head, token) = normOf(rotated + head);
            }
        }
    });
}

at::Tensor FusedOperations::attend(const at::Tensor& queryKeyValue, const AttentionRule& rule, std::int64_t sinkTokens,
                                   HeadStatistics& heads, const Progress& progress) const {
    return fusedAttention(queryKeyValue, rule, sinkTokens, heads, progress);
}

std::vector<double> FusedOperations::logSumExp(const at::Tensor& logits) const {
    std::vector<double> sums(static_cast<std::size_t>(logits.size(0)));
    const float* data = logits.data_ptr<float>();
    at::parallel_for(0, logits.size(0), 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t row = first; row < last; ++row)
            sums[static_cast<std::size_t>(row)] = rowKernels().logSumExp(data + row * logits.size(1), logits.size(1));
    });
    return sums;
}

std::vector<double> FusedOperations::divergence(const at::Tensor& base, const std::vector<double>& baseSums,
                                                const at::Tensor& logits, const std::vector<double>& sums) const {
    std::vector<double> result(sums.size());
    const std::int64_t vocabulary = logits.size(1);
    const float *from = base.data_ptr<float>(), *to = logits.data_ptr<float>();
    at::parallel_for(0, logits.size(0), 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t row = first; row < last; ++row) {
            const auto place = static_cast<std::size_t>(row);
            result[place] = rowKernels().meanDifference(from + row * vocabulary, to + row * vocabulary, vocabulary,
                                                        static_cast<float>(baseSums[place])) -
                            baseSums[place] + sums[place];
        }
    });
    return result;
}

} // namespace sinkscope
