#include "analysis/DelimiterProbe.h"

#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "support/Guarded.h"
#include "text/Tokenizer.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <array>
#include <c10/core/GradMode.h>
#include <cmath>
#include <limits>
#include <string_view>

namespace sinkscope {
namespace {

struct Wanted {
    std::string_view text;
    CandidateKind kind;
};

constexpr std::array wantedTokens{
    Wanted{".", CandidateKind::delimiter},       Wanted{",", CandidateKind::delimiter},
    Wanted{";", CandidateKind::delimiter},       Wanted{":", CandidateKind::delimiter},
    Wanted{"!", CandidateKind::delimiter},       Wanted{"?", CandidateKind::delimiter},
    Wanted{"\n", CandidateKind::delimiter},      Wanted{"\n\n", CandidateKind::delimiter},
    Wanted{"-", CandidateKind::delimiter},       Wanted{" (", CandidateKind::delimiter},
    Wanted{")", CandidateKind::delimiter},       Wanted{"\"", CandidateKind::delimiter},
    Wanted{" the", CandidateKind::functionWord}, Wanted{" of", CandidateKind::functionWord},
    Wanted{" and", CandidateKind::functionWord}, Wanted{" to", CandidateKind::functionWord},
    Wanted{" a", CandidateKind::functionWord},   Wanted{" in", CandidateKind::functionWord},
    Wanted{" is", CandidateKind::functionWord},  Wanted{" it", CandidateKind::functionWord},
    Wanted{" house", CandidateKind::word},       Wanted{" water", CandidateKind::word},
    Wanted{" light", CandidateKind::word},       Wanted{" road", CandidateKind::word},
    Wanted{" music", CandidateKind::word},       Wanted{" green", CandidateKind::word},
    Wanted{" walked", CandidateKind::word},      Wanted{" seven", CandidateKind::word},
    Wanted{" paper", CandidateKind::word},       Wanted{" friend", CandidateKind::word},
};

/// The one token that stands for a text, alone or after a letter: some tokenizers put a space before a text.
std::optional<Token> singleToken(const Tokenizer& tokenizer, std::string_view text) {
    for (const char* start : {"", "x"}) {
        const auto tokens = tokenizer.encode(std::string(start).append(text), SpecialTokens::omit);
        if (tokens && !tokens->empty() && tokens->back().bytes == text && tokens->back().kind == TokenKind::ordinary)
            return tokens->back();
    }
    return std::nullopt;
}

void findLargest(const Run& run, const MassiveThresholds& thresholds, DelimiterEffect& effect) {
    const auto position = static_cast<std::size_t>(run.tokenCount() - 1);
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer) {
        const SiteStatistics& site = run.layer(layer).afterFeedForward;
        const Peak& peak = site.top[position][0];
        const double magnitude = std::abs(peak.value);
        effect.massive =
            effect.massive || (magnitude > thresholds.absolute && magnitude > thresholds.relative * site.layerMedian);
        if (magnitude > std::abs(effect.largest)) {
            effect.largest = peak.value;
            effect.layer = layer;
            effect.channel = peak.channel;
        }
    }
    if (run.badNumber)
        effect.largest = std::numeric_limits<float>::quiet_NaN();
}

/// The last token's key is seen by itself alone, so what it received is A[t, t].
void findSelfAttention(const Run& run, std::int64_t lastLayer, DelimiterEffect& effect) {
    const std::int64_t layers = std::min(lastLayer + 1, run.layerCount());
    double sum = 0.0;
    std::int64_t count = 0;
    effect.selfLargest = -1.0;
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        const Matrix& received = run.layer(layer).heads.received;
        for (std::int64_t head = 0; head < received.rows; ++head, ++count) {
            const double own = received.at(head, received.columns - 1);
            sum += own;
            if (own > effect.selfLargest) {
                effect.selfLargest = own;
                effect.selfLayer = layer;
                effect.selfHead = head;
            }
        }
    }
    effect.selfMean = sum / static_cast<double>(count);
}

std::optional<double> gainCosine(const Run& run) {
    const at::Tensor& gain = run.model->weights().layer(0).attentionInput.gain;
    if (!gain.defined())
        return std::nullopt;
    const at::Tensor embedding = run.tensors->residual.front()[run.tokenCount() - 1].to(at::kCPU, at::kDouble);
    const at::Tensor direction = gain.to(at::kCPU, at::kDouble);
    return (embedding.dot(direction) / (embedding.norm() * direction.norm())).item<double>();
}

} // namespace

std::vector<DelimiterCandidate> delimiterCandidates(const Tokenizer& tokenizer) {
    std::vector<DelimiterCandidate> candidates;
    for (const Wanted& wanted : wantedTokens)
        if (auto token = singleToken(tokenizer, wanted.text))
            candidates.push_back({*std::move(token), wanted.kind});
    return candidates;
}

Result<std::vector<DelimiterEffect>> probeDelimiters(const std::shared_ptr<const Model>& model, const Tokens& before,
                                                     const std::vector<DelimiterCandidate>& candidates,
                                                     const DelimiterOptions& options, const Progress& progress) {
    return guarded("The delimiter probe stopped", [&]() -> Result<std::vector<DelimiterEffect>> {
        const c10::NoGradGuard noGradient;
        std::vector<DelimiterEffect> effects;
        for (const DelimiterCandidate& candidate : candidates) {
            progress.report(Stage::analyzing, static_cast<std::int64_t>(effects.size()),
                            static_cast<std::int64_t>(candidates.size()));
            Tokens tokens = before;
            tokens.push_back(candidate.token);
            const auto finished = run(model, std::move(tokens), {}, progress.silent());
            if (!finished)
                return tl::unexpected(finished.error());
            DelimiterEffect effect;
            effect.candidate = candidate;
            findLargest(**finished, options.massive, effect);
            findSelfAttention(**finished, options.lastSelfLayer, effect);
            effect.gainCosine = gainCosine(**finished);
            effects.push_back(std::move(effect));
        }
        return effects;
    });
}

} // namespace sinkscope
