#include "interventions/Resolve.h"

#include "engine/InterventionPlan.h"
#include "engine/NormInput.h"
#include "engine/TensorOperations.h"
#include "interventions/Calibration.h"
#include "interventions/LayerSets.h"
#include "interventions/MaskedChannels.h"
#include "interventions/NormSwapping.h"
#include "interventions/TanhFit.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <set>

namespace sinkscope {
namespace {

void addSorted(std::vector<std::int64_t>& list, const std::vector<std::int64_t>& more) {
    std::set<std::int64_t> all(list.begin(), list.end());
    all.insert(more.begin(), more.end());
    list.assign(all.begin(), all.end());
}

/// Adds one intervention after another to a plan.
class Planner {
public:
    Planner(const Baseline& baseline, const Progress& progress)
        : baseline_(baseline),
          model_(*baseline.run().model),
          config_(model_.config()),
          progress_(progress),
          plan_(std::make_shared<InterventionPlan>()) {
        plan_->finalNorm = config_.finalNorm;
        plan_->finalNormWeights = model_.weights().finalNorm;
        plan_->firstLayer = config_.layerCount();
    }

    Result<void> operator()(const WeMask& mask) {
        const auto layers = layersOf(mask.layers, *baseline_.findings);
        const auto tokens = tokensOf(mask.tokens, *baseline_.findings);
        if (!layers || !tokens)
            return tl::unexpected(layers ? tokens.error() : layers.error());
        ChannelMask base;
        base.tokens = *tokens;
        base.count = std::min(channelCount(mask, config_.width), config_.width);
        base.place =
            mask.place == WeMask::Place::afterNorm ? ChannelMask::Place::afterNorm : ChannelMask::Place::beforeNorm;
        if (mask.ranking == WeMask::Ranking::activation)
            base.choice = ChannelMask::Choice::normOutput;
        if (mask.ranking == WeMask::Ranking::magnitude)
            base.choice = ChannelMask::Choice::residual;
        for (const std::int64_t layer : *layers) {
            ChannelMask own = base;
            if (own.choice == ChannelMask::Choice::listed) {
                auto channels = rankedChannels(mask, own.count, layer, config_.width,
                                               model_.weights().layer(layer).attentionInput.gain);
                if (!channels)
                    return tl::unexpected(channels.error());
                own.channels = *std::move(channels);
            }
            within(layer).masks.push_back(std::move(own));
        }
        return {};
    }

    Result<void> operator()(const NormSwap& swap) {
        if (swap.site == NormSite::final)
            return swapAt({plan_->finalNorm, {&plan_->finalNormWeights}}, 0, swap);
        const auto layers = layersOf(swap.layers, *baseline_.findings);
        if (!layers)
            return tl::unexpected(layers.error());
        for (const std::int64_t layer : *layers) {
            if (auto good = checkNormSite(config_, layer, swap); !good)
                return good;
            if (auto good = swapAt(normPlace(within(layer), swap.site), layer, swap); !good)
                return good;
        }
        return {};
    }

    Result<void> operator()(const HeadAblation& ablation) {
        const auto heads = static_cast<std::size_t>(config_.heads);
        for (const HeadPlace& place : ablation.heads) {
            LayerChange& layer = within(place.layer);
            const auto head = static_cast<std::size_t>(place.head);
            if (ablation.how == HeadAblation::How::zero || ablation.how == HeadAblation::How::mean) {
                layer.headOutputs.resize(heads, HeadOutput::kept);
                layer.headOutputs[head] = ablation.how == HeadAblation::How::zero ? HeadOutput::zero : HeadOutput::mean;
                continue;
            }
            layer.attention.heads.resize(heads, HeadSight::all);
            layer.attention.heads[head] = ablation.how == HeadAblation::How::firstToken ? HeadSight::onlyFirst
                                          : ablation.how == HeadAblation::How::self     ? HeadSight::onlySelf
                                                                                        : HeadSight::withoutFirst;
        }
        return {};
    }

    Result<void> operator()(const SpikeEdit& edit) {
        std::vector<EntryPlace> entries;
        if (edit.entries)
            entries = *edit.entries;
        else
            for (const MassiveEntry& entry : baseline_.findings->massive)
                if (entry.layer == edit.layer)
                    entries.push_back({entry.token, entry.channel});
        if (!edit.entries && entries.empty())
            return failure(
                {"should edit the massive entries after layer %1, but there are none: name entries or another layer.",
                 {edit.layer}});
        if (edit.to == SpikeEdit::Target::mean && !baseline_.calibration)
            return failure("needs the means over the calibration prompts, which are not there.");
        for (const EntryPlace& place : entries) {
            ResidualEdit change{place.token, place.channel, ResidualEdit::Kind::set, edit.amount};
            if (edit.to == SpikeEdit::Target::zero)
                change.amount = 0.0;
            if (edit.to == SpikeEdit::Target::mean)
                change.amount = baseline_.calibration->at(edit.layer, place);
            if (edit.to == SpikeEdit::Target::scale)
                change.kind = ResidualEdit::Kind::scale;
            entryOf(edit.layer).edits.push_back(change);
        }
        plan_->firstLayer = std::min(plan_->firstLayer, edit.layer + 1);
        return {};
    }

    Result<void> operator()(const VirtualSink& sink) {
        const double none = -std::numeric_limits<double>::infinity();
        for (std::int64_t layer = 0; layer < config_.layerCount(); ++layer) {
            at::Tensor logits = at::full({config_.heads}, sink.heads ? none : sink.logit, at::kFloat);
            bool any = !sink.heads;
            for (const HeadPlace& place : sink.heads.value_or(std::vector<HeadPlace>()))
                if (place.layer == layer) {
                    logits.data_ptr<float>()[place.head] = static_cast<float>(sink.logit);
                    any = true;
                }
            if (!any)
                continue;
            at::Tensor& own = within(layer).weights.sinkLogits;
            own = own.defined() ? at::logaddexp(own, logits.to(own.device())) : logits;
        }
        return {};
    }

    Result<void> operator()(const TokenIsolation& isolation) {
        const auto layers = layersOf(isolation.layers, *baseline_.findings);
        if (!layers)
            return tl::unexpected(layers.error());
        for (const std::int64_t layer : *layers) {
            AttentionChange& attention = within(layer).attention;
            addSorted(isolation.kind == TokenIsolation::Kind::selfOnly ? attention.selfOnly : attention.hidden,
                      isolation.tokens);
        }
        return {};
    }

    Result<void> operator()(const KeepSinks& keep) {
        const auto layers = layersOf(keep.layers, *baseline_.findings);
        if (!layers)
            return tl::unexpected(layers.error());
        for (const std::int64_t layer : *layers)
            within(layer).attention.kept.push_back({keep.sinks, keep.window});
        return {};
    }

    Result<void> operator()(const ScaleWeight& scaled) {
        at::Tensor& weight = within(scaled.layer).weights.down.weight;
        weight = weight.clone();
        weight.select(0, scaled.channel).select(0, scaled.neuron).mul_(scaled.scale);
        return {};
    }

    Result<void> operator()(const CapFeedForward& cap) {
        within(cap.layer).cap = ProductCap::median;
        return {};
    }

    std::shared_ptr<const InterventionPlan> finish() && { return plan_; }

private:
    /// The layer's entry in the plan, as the model has it when new.
    LayerChange& entryOf(std::int64_t layer) {
        const auto place = plan_->layers.find(layer);
        if (place != plan_->layers.end())
            return place->second;
        LayerChange change;
        change.config = config_.layers[static_cast<std::size_t>(layer)];
        change.weights = model_.weights().layer(layer);
        return plan_->layers.emplace(layer, std::move(change)).first->second;
    }

    /// The same for a change within the layer's own computation.
    LayerChange& within(std::int64_t layer) {
        plan_->firstLayer = std::min(plan_->firstLayer, layer);
        return entryOf(layer);
    }

    Result<void> swapAt(const NormPlace& place, std::int64_t layer, NormSwap swap) {
        if (swap.to == NormSwap::Target::dynamicTanh && (!swap.alpha || !swap.scale)) {
            const at::Tensor inputs = normInput(baseline_.run(), layer, swap.site, progress_).to(at::kFloat);
            if (progress_.cancelled())
                return cancellation();
            const NormConfig norm{place.config.kind == NormKind::none ? NormKind::rms : place.config.kind,
                                  place.config.epsilon, NormParameters::none};
            const at::Tensor outputs = TensorOperations().normalize(inputs, norm, {});
            const TanhFit fit = swap.alpha ? TanhFit{*swap.alpha, bestTanhScale(inputs, outputs, *swap.alpha)}
                                           : fitTanh(inputs, outputs);
            swap.alpha = fit.alpha;
            swap.scale = swap.scale.value_or(fit.scale);
        }
        swapNorm(place, swap, config_.finalNorm.epsilon);
        return {};
    }

    const Baseline& baseline_;
    const Model& model_;
    const ModelConfig& config_;
    const Progress& progress_;
    std::shared_ptr<InterventionPlan> plan_;
};

} // namespace

Result<std::shared_ptr<const InterventionPlan>> resolve(const Interventions& interventions, const Baseline& baseline,
                                                        const Progress& progress) {
    return guarded("The interventions could not be applied", [&]() -> Result<std::shared_ptr<const InterventionPlan>> {
        const c10::NoGradGuard noGradient;
        Planner planner(baseline, progress);
        for (std::size_t place = 0; place < interventions.size(); ++place) {
            auto done =
                checkIntervention(interventions[place], baseline.run().model->config(), baseline.run().tokenCount());
            if (done)
                done = std::visit(planner, interventions[place]);
            if (!done && done.error().kind == Error::Kind::cancelled)
                return cancellation();
            if (!done)
                return failure({"Intervention %1 %2", {place + 1, done.error().text}});
        }
        return std::move(planner).finish();
    });
}

} // namespace sinkscope
