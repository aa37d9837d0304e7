#include "tour/PlayTour.h"

#include "interventions/Calibration.h"
#include "tour/Measure.h"
#include "tour/TourInterventions.h"
#include "tour/TourState.h"

#include <optional>

namespace sinkscope {
namespace {

/// Keeps the prompt's run and the last interventions from step to step.
class Player {
public:
    Player(std::shared_ptr<const Model> model, const EngineCalls& calls, const Progress& progress)
        : model_(std::move(model)), calls_(calls), progress_(progress) {}

    Result<TourRuns> runsOf(const TourState& state) {
        if (auto ready = runPrompt(state.prompt); !ready)
            return tl::unexpected(ready.error());
        const auto interventions = resolveTourInterventions(state.interventions, *baseline_->findings);
        if (!interventions)
            return tl::unexpected(interventions.error());
        if (auto ready = change(*interventions); !ready)
            return tl::unexpected(ready.error());
        return TourRuns{baseline_->findings, changed_};
    }

private:
    Result<void> runPrompt(const std::string& prompt) {
        if (prompt == prompt_)
            return {};
        auto tokens = calls_.encode(*model_, PromptText(prompt), SpecialTokens::add);
        if (!tokens)
            return tl::unexpected(tokens.error());
        auto base = calls_.run(model_, *std::move(tokens), {}, progress_);
        if (!base)
            return tl::unexpected(base.error());
        auto baseline =
            calls_.prepareBaseline(std::make_shared<const Findings>(calls_.findings(*std::move(base), {})), progress_);
        if (!baseline)
            return tl::unexpected(baseline.error());
        baseline_ = *std::move(baseline);
        baseline_->calibration = calibration_;
        prompt_ = prompt;
        changed_ = nullptr;
        return {};
    }

    Result<void> change(const Interventions& interventions) {
        if (interventions.empty()) {
            changed_ = nullptr;
            return {};
        }
        if (changed_ && changed_->interventions == interventions)
            return {};
        if (needsCalibration(interventions) && !calibration_) {
            auto means = calls_.calibrate(model_, progress_);
            if (!means)
                return tl::unexpected(means.error());
            baseline_->calibration = calibration_ = *std::move(means);
        }
        auto changed = calls_.intervene(*baseline_, interventions, progress_);
        if (!changed)
            return tl::unexpected(changed.error());
        changed_ = *std::move(changed);
        return {};
    }

    std::shared_ptr<const Model> model_;
    const EngineCalls& calls_;
    const Progress& progress_;
    std::optional<std::string> prompt_;
    std::optional<Baseline> baseline_;
    std::shared_ptr<const CalibrationMeans> calibration_;
    std::shared_ptr<const Intervened> changed_;
};

/// The same failure, with the step it came from.
tl::unexpected<Error> inStep(const Tour& tour, std::size_t step, Error error) {
    if (error.kind != Error::Kind::cancelled)
        error.text = {"%1, step %2: %3", {tour.name, step + 1, error.text}};
    return tl::unexpected(std::move(error));
}

} // namespace

Result<std::vector<PromiseOutcome>> playTour(const Tour& tour, const std::shared_ptr<const Model>& model,
                                             const EngineCalls& calls, const Progress& progress) {
    Player player(model, calls, progress);
    std::vector<PromiseOutcome> outcomes;
    for (std::size_t step = 0; step < tour.steps.size(); ++step) {
        const auto runs = player.runsOf(stateAt(tour, step));
        if (!runs)
            return inStep(tour, step, runs.error());
        for (const Expectation& expectation : tour.steps[step].expectations) {
            const auto value = measure(expectation, *runs);
            if (!value)
                return inStep(tour, step, value.error());
            outcomes.push_back({step, expectation, *value});
        }
    }
    return outcomes;
}

} // namespace sinkscope
