#pragma once

#include "analysis/Findings.h"
#include "engine/AttentionMap.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>

namespace sinkscope {

/// Findings written by hand, shaped like those of SmolLM2 on an English sentence: a giant in channel 507 of token 0
/// from layer 11 to 27, and sinks on token 0 from layer 12 on.
class PlantedFindings {
public:
    /// Whether the giant is there, or was taken away and most sinks with it.
    enum class Giant { kept, gone };

    PlantedFindings(std::int64_t layerCount, std::int64_t headCount, Tokens tokens, Giant giant = Giant::kept)
        : layers_(layerCount), heads_(headCount), giant_(giant) {
        run_.tokens = std::move(tokens);
        run_.embedding = site(-1, 0.4F);
        for (std::int64_t layer = 0; layer < layers_; ++layer)
            run_.layers.push_back(std::make_shared<const LayerCapture>(capture(layer)));
    }

    Run& run() { return run_; }

    std::shared_ptr<const Findings> make() const {
        auto findings = std::make_shared<Findings>();
        findings->run = std::make_shared<const Run>(run_);
        findings->sinks = sinks(SinkConvention::spike);
        findings->sinksGu = sinks(SinkConvention::gu);
        findings->distance = Matrix(layers_, heads_, 7.25F);
        if (giant_ == Giant::gone)
            return findings;
        LifeCycle& life = findings->lifeCycle;
        life.spike = PlacedValue{22552.0F, 0, 507};
        life.spikeTokens = {0};
        life.spikeChannels = {507};
        life.emergence = EmergenceLayer{11, BlockPart::feedForward, 240.0};
        life.stepUp = {{11, BlockPart::feedForward, 507, 22400.0F}};
        life.stepDown = {{28, BlockPart::feedForward, 507, -14200.0F}, {29, BlockPart::feedForward, 507, -8300.0F}};
        return findings;
    }

    static Tokens sentence(std::int64_t count) {
        static const std::string words[] = {
            "The",   " light", " house",           " keeper",  " saw",  "\n", " a",  " ship",
            " that", " had",   "\xF0\x9F",         "\x9A\xA2", ",",     "\t", " no", " captain",
            " and",  " then",  " extraordinarily", " it",      " sank", ".",  " He", " wept"};
        Tokens tokens;
        for (std::int64_t index = 0; index < count; ++index)
            tokens.push_back({static_cast<std::int32_t>(100 + index), words[static_cast<std::size_t>(index) % 24],
                              TokenKind::ordinary, AddedBy::text});
        return tokens;
    }

    /// One head's map as core would answer: causal, with a sink on token 0, reduced by taking the largest.
    static std::shared_ptr<const Matrix> map(const MapRequest& request) {
        auto matrix = std::make_shared<Matrix>(request.rows, request.columns);
        for (std::int64_t row = 0; row < request.rows; ++row)
            for (std::int64_t column = 0; column < request.columns; ++column)
                matrix->at(row, column) =
                    attention(request.queries.first + row * request.queries.size() / request.rows,
                              request.keys.first + column * request.keys.size() / request.columns);
        return matrix;
    }

    /// The same head where the sink lost most of its share to the token itself.
    static std::shared_ptr<const Matrix> mapWithWeakSink(const MapRequest& request) {
        auto matrix = std::make_shared<Matrix>(*map(request));
        for (std::int64_t row = 0; row < request.rows; ++row)
            for (std::int64_t column = 0; column < request.columns; ++column) {
                const auto query = request.queries.first + row * request.queries.size() / request.rows;
                const auto key = request.keys.first + column * request.keys.size() / request.columns;
                if (query > 0 && key == 0)
                    matrix->at(row, column) = 0.2F;
                else if (query > 0 && key == query)
                    matrix->at(row, column) += 0.6F;
            }
        return matrix;
    }

    static float attention(std::int64_t query, std::int64_t key) {
        if (key > query)
            return std::numeric_limits<float>::quiet_NaN();
        if (query == 0)
            return 1.0F;
        if (key == 0)
            return 0.8F;
        const double falling =
            std::exp(-0.15 * static_cast<double>(query - key)) + 0.05 * std::cos(0.9 * static_cast<double>(key));
        return static_cast<float>(0.2 * std::max(0.001, falling) /
                                  (1.0 + 0.1 * static_cast<double>(std::min<std::int64_t>(query, 40))));
    }

private:
    bool isGiant(std::int64_t layer, std::int64_t token) const {
        return giant_ == Giant::kept && token == 0 && layer >= 11 && layer <= 27;
    }

    SiteStatistics site(std::int64_t layer, float base) const {
        SiteStatistics statistics;
        for (std::int64_t token = 0; token < run_.tokenCount(); ++token) {
            const float wave = 1.0F + 0.5F * std::sin(static_cast<float>(token) * 1.7F + static_cast<float>(layer));
            // From the layer that was changed on, all tokens differ a little.
            const float drift =
                giant_ == Giant::gone && layer >= 11 ? 1.0F + 0.2F * std::cos(static_cast<float>(token)) : 1.0F;
            float value = drift * base * (1.0F + static_cast<float>(layer + 1) * 1.5F) * wave;
            if (isGiant(layer, token))
                value = 22552.0F - 10.0F * static_cast<float>(layer - 11);
            const auto channel = static_cast<std::int32_t>(isGiant(layer, token) ? 507 : (token * 37 + layer) % 576);
            statistics.top.push_back({Peak{value, channel}, Peak{-value / 2, 12}, Peak{value / 3, 99}});
            statistics.norm.push_back(value * 2.0F);
            statistics.median.push_back(base * wave / 5.0F);
        }
        statistics.layerMedian = base / 5.0F;
        return statistics;
    }

    LayerCapture capture(std::int64_t layer) const {
        LayerCapture capture;
        capture.afterFeedForward = site(layer, 1.1F);
        capture.afterAttention = site(layer, 0.9F);
        capture.attentionOutput = site(-1, 0.3F);
        capture.feedForwardOutput = site(-1, 0.5F);
        capture.heads.received = Matrix(heads_, run_.tokenCount(), 1.0F);
        capture.heads.keyNorm = Matrix(std::max<std::int64_t>(heads_ / 3, 1), run_.tokenCount(), 1.0F);
        return capture;
    }

    SinkFinding sinks(SinkConvention convention) const {
        SinkFinding finding;
        finding.convention = convention;
        finding.epsilon = convention == SinkConvention::spike ? 0.3 : 0.8;
        finding.tokens = std::min<std::int64_t>(64, run_.tokenCount());
        finding.strength = Matrix(layers_, heads_);
        finding.token.assign(static_cast<std::size_t>(layers_ * heads_), 0);
        for (std::int64_t layer = 0; layer < layers_; ++layer)
            for (std::int64_t head = 0; head < heads_; ++head)
                finding.strength.at(layer, head) =
                    layer < 12 || giant_ == Giant::gone
                        ? 0.02F + 0.02F * static_cast<float>((layer * 7 + head * 3) % 9)
                        : 0.25F + 0.08F * static_cast<float>((layer * 5 + head * 11) % 9);
        return finding;
    }

    std::int64_t layers_, heads_;
    Giant giant_;
    Run run_;
};

} // namespace sinkscope
