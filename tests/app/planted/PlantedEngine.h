#pragma once

#include "PlantedFindings.h"
#include "document/EngineCalls.h"
#include "interventions/Calibration.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

namespace sinkscope {

/// Planted answers in place of core's, and how often each was asked for. Shared with the worker, hence atomic.
struct PlantedEngine {
    PlantedStory story;
    std::atomic<bool> holdRuns = false; ///< a run lasts until this is false or it is cancelled
    std::atomic<bool> failRuns = false;
    std::atomic<int> runs = 0, maps = 0, channels = 0, keySpaces = 0, findings = 0, checks = 0;
    std::atomic<bool> holdInterventions = false, failInterventions = false;
    std::atomic<int> generations = 0, inspections = 0;
    std::atomic<int> baselines = 0, calibrations = 0, interventions = 0;
    std::atomic<bool> holdChecks = false, failChecks = false;
    std::atomic<bool> holdAnalyses = false, failAnalyses = false;
    std::atomic<int> analyses = 0;
    std::vector<FoundModel> found;

    Result<std::shared_ptr<const Run>> run(std::shared_ptr<const Model> model, const Progress& progress) {
        ++runs;
        progress.report(Stage::runningLayers, 1, story.layers);
        while (holdRuns && !progress.cancelled())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (progress.cancelled())
            return cancellation();
        if (failRuns)
            return failure("The prompt is empty; type some text and run it again.");
        return plantedFindings(story, std::move(model)).run;
    }

    /// The giant is never born: no massive entries, no sinks; loss 0.5 nats higher. All layers from 2 on are new.
    Result<std::shared_ptr<const Intervened>> intervene(const Baseline& baseline, const Interventions& switched,
                                                        const Progress& progress) {
        ++interventions;
        progress.report(Stage::runningLayers, 2, story.layers);
        while (holdInterventions && !progress.cancelled())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (progress.cancelled())
            return cancellation();
        if (failInterventions)
            return failure("Intervention 1 names head 40, but each layer has heads 0 to 3.");
        PlantedStory without = story;
        without.birth = without.removal = story.layers;
        Findings changed = plantedFindings(without, baseline.run().model);
        auto run = std::make_shared<Run>(*changed.run);
        run->firstComputed = 2;
        run->next = {{5, 0.5F}, {6, 0.25F}};
        changed.run = std::move(run);
        changed.options = baseline.findings->options;
        changed.loss.meanNll = baseline.findings->loss.meanNll + 0.5;
        Comparison comparison;
        comparison.lossChange = 0.5;
        comparison.meanKl = 0.25;
        comparison.kl.assign(story.tokens.size(), 0.25F);
        comparison.sinkRatioChange = changed.sinks.ratio - baseline.findings->sinks.ratio;
        comparison.streamChange.assign(static_cast<std::size_t>(story.layers) + 1, 0.5);
        comparison.firstBoundary = 3;
        return std::make_shared<const Intervened>(
            Intervened{switched, baseline.findings, std::make_shared<const Findings>(std::move(changed)), comparison});
    }

    /// One statement that names the analysis and what it looked at, and one grid.
    Result<Exhibit> makeExhibit(Analysis analysis, const AnalysisInput& input, const Progress& progress) {
        ++analyses;
        progress.report(Stage::analyzing, 1, 4);
        while (holdAnalyses && !progress.cancelled())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (progress.cancelled())
            return cancellation();
        if (failAnalyses)
            return failure("The analysis needs a prompt of at least two tokens.");
        Exhibit exhibit;
        exhibit.statements = {{"%1 at layer %2, head %3, channel %4, ε %5, %6 prompts.",
                               {std::string(nameOf(analysis).key), input.selection.layer.value_or(-1),
                                input.selection.head.value_or(-1), input.selection.channel.value_or(-1),
                                input.findings->options.epsilon, static_cast<std::int64_t>(input.prompts.size())}}};
        Grid grid;
        grid.key = "planted";
        grid.title = "A planted grid";
        grid.rows = {GridAxisKind::layer, {"layer", "Layer", "", "", ""}};
        grid.columns = {GridAxisKind::head, {"head", "Head", "", "", ""}};
        grid.value = {"share", "Share", "", "", ""};
        grid.values = Matrix(2, 2, 0.5F);
        exhibit.panels = {std::move(grid)};
        return exhibit;
    }

    Result<TrustReport> selfCheck(const Model& model, const Progress& progress) {
        ++checks;
        while (holdChecks && !progress.cancelled())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (progress.cancelled())
            return cancellation();
        if (failChecks)
            return failure("The probe needs more memory than there is.");
        return TrustReport{
            model.config().name,
            "planted",
            "CPU",
            "fp32",
            {{"head", "Output matrix", TrustVerdict::red, Text::verbatim("The output matrix is foreign."), {}}},
            {},
            0.1};
    }
};

/// The engine must outlive the JobRunner that the calls are used with.
inline EngineCalls plantedCalls(PlantedEngine& engine) {
    EngineCalls calls;
    calls.findModels = [&engine] { return engine.found; };
    calls.openModel = [&engine](const std::filesystem::path& path, const LoadOptions&,
                                const Progress&) -> Result<std::shared_ptr<const Model>> {
        if (path.filename() == "broken.gguf")
            return failure("broken.gguf ends after 12 bytes; fetch it again.");
        return plantedModel(engine.story);
    };
    calls.encode = [](const Model&, const PromptText&, SpecialTokens) -> Result<Tokens> { return Tokens{}; };
    calls.run = [&engine](std::shared_ptr<const Model> model, const Tokens&, const RunOptions&,
                          const Progress& progress) { return engine.run(std::move(model), progress); };
    calls.findings = [&engine](std::shared_ptr<const Run> run, const FindingOptions& options) {
        ++engine.findings;
        Findings findings = plantedFindings(engine.story, run->model);
        findings.run = std::move(run);
        findings.options = options;
        return findings;
    };
    calls.attentionMap = [&engine](const Run&, const MapRequest& request, const Progress&) -> Result<Matrix> {
        ++engine.maps;
        return Matrix(request.rows, request.columns, 0.5F);
    };
    calls.channelValues = [&engine](const Run& run, std::int64_t) {
        ++engine.channels;
        return Matrix(run.layerCount() + 1, run.tokenCount(), 1.0F);
    };
    calls.keySpace = [&engine](const Run& run, std::int64_t layer, std::int64_t head, Rotation rotation, const Run&) {
        ++engine.keySpaces;
        KeySpace space;
        space.layer = layer;
        space.head = space.keyValueHead = head;
        space.rotation = rotation;
        for (std::int64_t token = 0; token < run.tokenCount(); ++token) {
            space.queries.push_back({float(token), 1.0F, 0.0F});
            space.keys.push_back({0.0F, float(token), 1.0F});
        }
        space.explained = {0.6, 0.3, 0.1};
        return space;
    };
    calls.prepareBaseline = [&engine](std::shared_ptr<const Findings> findings, const Progress&) -> Result<Baseline> {
        ++engine.baselines;
        return Baseline{std::move(findings), nullptr, nullptr};
    };
    calls.calibrate = [&engine](const std::shared_ptr<const Model>&,
                                const Progress&) -> Result<std::shared_ptr<const CalibrationMeans>> {
        ++engine.calibrations;
        return std::make_shared<const CalibrationMeans>();
    };
    calls.intervene = [&engine](const Baseline& baseline, const Interventions& switched, const Progress& progress) {
        return engine.intervene(baseline, switched, progress);
    };
    calls.doses = [](const Baseline&, const DoseCurve& curve, const Progress&) -> Result<std::vector<DosePoint>> {
        std::vector<DosePoint> points;
        for (const double dose : curve.doses)
            points.push_back({dose, 3.0 + dose, dose, 0.5});
        return points;
    };
    // A run with interventions goes on by 9, one without by 5, each `count` times.
    calls.generate = [&engine](const Run& run, std::int64_t count, const Progress&) -> Result<std::vector<NextToken>> {
        ++engine.generations;
        if (count > 100)
            return failure("The prompt and the continuation exceed the model's context.");
        return std::vector<NextToken>(static_cast<std::size_t>(count), {run.firstComputed > 0 ? 9 : 5, 0.5F});
    };
    calls.inspect = [&engine](const std::shared_ptr<const Findings>&, const InspectionRequest& request,
                              const Progress&) -> Result<Inspection> {
        ++engine.inspections;
        GainSpectrum spectrum{request.place.layer, true, {}, {{7, -3.0F, true}, {0, 0.5F, false}}};
        return Inspection(std::move(spectrum));
    };
    calls.selfCheck = [&engine](const std::shared_ptr<const Model>& model, const Progress& progress) {
        return engine.selfCheck(*model, progress);
    };
    calls.makeExhibit = [&engine](Analysis analysis, const AnalysisInput& input, const Progress& progress) {
        return engine.makeExhibit(analysis, input, progress);
    };
    calls.weightHash = [](const Model&, const Progress&) -> Result<std::string> { return std::string(64, 'a'); };
    return calls;
}

} // namespace sinkscope
