#include "trust/NormGains.h"

#include "model/ModelWeights.h"
#include "trust/Judgement.h"

#include <ATen/ATen.h>
#include <array>

namespace sinkscope {
namespace {

/// Layers nearer than this have gains too alike to tell which belongs where.
constexpr std::int64_t leastApart = 5;
/// Found on trained models: exchanging sound layers that far apart never improves a site by more than 0.02 of its
/// roughness, undoing a swap improves it by 0.07 to 0.6 in nine cases of ten.
constexpr double clearImprovement = 0.05;
/// A site whose neighbours differ more than this (1: not related) has no order to judge by.
constexpr double mostRoughness = 0.6;

struct NormPlace {
    Text name;
    NormWeights LayerWeights::*norm;
};

/// 1 - correlation of log |gain| for each pair of layers, [layers, layers]; undefined when a layer has none or a flat
/// one.
at::Tensor distances(const ModelWeights& weights, std::int64_t layers, NormWeights LayerWeights::*norm) {
    std::vector<at::Tensor> rows;
    for (std::int64_t index = 0; index < layers; ++index) {
        const at::Tensor& gain = (weights.layer(index).*norm).gain;
        if (!gain.defined() || gain.numel() < 16)
            return {};
        const at::Tensor logs = (gain.cpu().to(at::kDouble).abs() + 1e-4).log();
        const at::Tensor centred = logs - logs.mean();
        const double size = centred.norm().item<double>();
        if (!(size > 1e-6))
            return {};
        rows.push_back(centred / size);
    }
    const at::Tensor all = at::stack(rows);
    return (1.0 - at::mm(all, all.t())).contiguous();
}

struct Swap {
    std::int64_t first = 0, second = 0;
    double improvement = 0.0; ///< share of the roughness that undoing it takes away
};

/// How rough a site is over the depth: the sum of its neighbours' distances.
class Roughness {
public:
    explicit Roughness(const at::Tensor& distances)
        : distances_(distances.accessor<double, 2>()), layers_(distances.size(0)) {}

    double whole() const {
        double sum = 0.0;
        for (std::int64_t index = 0; index + 1 < layers_; ++index)
            sum += distances_[index][index + 1];
        return sum;
    }
    /// How much less it is with layer a's gain at b and b's at a; the two are no neighbours.
    double lessBy(std::int64_t a, std::int64_t b) const {
        return around(a, a) + around(b, b) - around(a, b) - around(b, a);
    }
    std::int64_t layers() const { return layers_; }

private:
    /// Distances of `gain` to the neighbours of the place `at`.
    double around(std::int64_t at, std::int64_t gain) const {
        return (at > 0 ? distances_[at - 1][gain] : 0.0) + (at + 1 < layers_ ? distances_[at + 1][gain] : 0.0);
    }
    at::TensorAccessor<double, 2> distances_;
    std::int64_t layers_;
};

Swap bestSwap(const Roughness& roughness) {
    Swap best;
    const double whole = roughness.whole();
    for (std::int64_t a = 0; a < roughness.layers(); ++a)
        for (std::int64_t b = a + leastApart; b < roughness.layers(); ++b)
            if (const double improvement = roughness.lessBy(a, b) / whole; improvement > best.improvement)
                best = {a, b, improvement};
    return best;
}

} // namespace

TrustCheck normGainsCheck(const ModelConfig& config, const ModelWeights& weights) {
    TrustCheck check{"normGains", "Norm gains", TrustVerdict::green, {}, {}};
    const std::array<NormPlace, 4> places = {{{"attention input", &LayerWeights::attentionInput},
                                              {"attention output", &LayerWeights::attentionOutput},
                                              {"feed-forward input", &LayerWeights::feedForwardInput},
                                              {"feed-forward output", &LayerWeights::feedForwardOutput}}};
    std::int64_t judgedSites = 0;
    for (const NormPlace& place : places) {
        const at::Tensor apart = distances(weights, config.layerCount(), place.norm);
        if (!apart.defined() || config.layerCount() <= leastApart)
            continue;
        const Roughness roughness(apart);
        const double mean = roughness.whole() / static_cast<double>(config.layerCount() - 1);
        check.details.push_back(
            {"%1: neighbouring layers' gains differ by %2 (0: alike, 1: not related)", {place.name, numberText(mean)}});
        if (!(mean < mostRoughness))
            continue;
        ++judgedSites;
        const Swap swap = bestSwap(roughness);
        check.details.push_back({"%1: the best exchange of two layers takes %2 % of that away",
                                 {place.name, numberText(100.0 * swap.improvement)}});
        if (swap.improvement < clearImprovement)
            continue;
        check.verdict = TrustVerdict::yellow;
        check.sentence = {"The gains of the %1 norms of layers %2 and %3 look swapped: each resembles the neighbours "
                          "of the other and not its own.",
                          {place.name, swap.first, swap.second}};
    }
    if (check.verdict == TrustVerdict::green)
        check.sentence = judgedSites > 0 ? "The gains change smoothly from layer to layer, as a trained model's do."
                                         : "Gains of neighbouring layers are not related, as in an untrained or very "
                                           "small model: their order cannot be judged.";
    return check;
}

} // namespace sinkscope
