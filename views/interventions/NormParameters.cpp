#include "interventions/KindForm.h"
#include "interventions/KindParameters.h"
#include "interventions/NormStrip.h"

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NormParameters)
};

using Target = NormSwap::Target;

constexpr double startOfAlpha = 0.5, startOfScale = 1.0; // of a hyperbolic tangent set by hand

} // namespace

void addParameters(ParameterForm& form, const CardContext& context, const NormSwap&) {
    KindForm<NormSwap> rows(form);
    rows.choice(
        Words::tr("Norm"),
        {Words::tr("attention input"), Words::tr("feed-forward input"), Words::tr("queries and keys"),
         Words::tr("attention output"), Words::tr("feed-forward output"), Words::tr("final norm")},
        [](const NormSwap& swap) { return static_cast<int>(swap.site); },
        [](NormSwap& swap, int index) {
            swap.site = static_cast<NormSite>(index);
            if (swap.site == NormSite::final)
                swap.layers = {};
        });
    rows.choice(Words::tr("Becomes"),
                {Words::tr("RMSNorm"), Words::tr("RMSNorm without gain"), Words::tr("gain flattened"),
                 Words::tr("LayerNorm"), Words::tr("tanh (DyT)"), Words::tr("no norm")},
                &NormSwap::to);
    rows.number(Words::tr("Deviation kept"), {0.0, 10.0, 1.0, 0.05, 2}, &NormSwap::share);
    rows.showWhen([](const NormSwap& swap) { return swap.to == Target::flattenedGain; });
    const auto isTanh = [](const NormSwap& swap) { return swap.to == Target::dynamicTanh; };
    rows.choice(
        Words::tr("α and scale"), {Words::tr("fitted"), Words::tr("α by hand"), Words::tr("both by hand")},
        [](const NormSwap& swap) { return swap.scale ? 2 : (swap.alpha ? 1 : 0); },
        [](NormSwap& swap, int index) {
            swap.alpha = index > 0 ? std::optional(swap.alpha.value_or(startOfAlpha)) : std::nullopt;
            swap.scale = index > 1 ? std::optional(swap.scale.value_or(startOfScale)) : std::nullopt;
        });
    rows.showWhen(isTanh);
    rows.number(
        Words::tr("α"), {0.01, 100.0, 4.0, 0.01, 2},
        [](const NormSwap& swap) { return swap.alpha.value_or(startOfAlpha); },
        [](NormSwap& swap, double alpha) { swap.alpha = alpha; });
    rows.showWhen([isTanh](const NormSwap& swap) { return isTanh(swap) && swap.alpha; });
    rows.number(
        Words::tr("Scale"), {0.01, 1000.0, 10.0, 0.01, 2},
        [](const NormSwap& swap) { return swap.scale.value_or(startOfScale); },
        [](NormSwap& swap, double scale) { swap.scale = scale; });
    rows.showWhen([isTanh](const NormSwap& swap) { return isTanh(swap) && swap.scale; });
    rows.layers(context, [](const NormSwap& swap) { return swap.site != NormSite::final; });
    form.addControl(QString(), new NormStrip(&form));
}

} // namespace sinkscope
