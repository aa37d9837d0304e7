#include "trust/SelfCheck.h"

#include "engine/RunTensors.h"
#include "model/Checkpoint.h"
#include "model/ComputeWords.h"
#include "model/ModelWeights.h"
#include "support/Guarded.h"
#include "support/Stopwatch.h"
#include "trust/AttentionChecks.h"
#include "trust/ChatTemplateCheck.h"
#include "trust/ConfigFields.h"
#include "trust/DeviceCheck.h"
#include "trust/KeyValueGroups.h"
#include "trust/NormGains.h"
#include "trust/PrecisionCheck.h"
#include "trust/Probe.h"
#include "trust/ReadingCheck.h"
#include "trust/RopeCheck.h"
#include "trust/TensorUse.h"
#include "trust/TokenizerCheck.h"
#include "trust/WeightStatistics.h"

#include <ATen/ATen.h>
#include <c10/core/GradMode.h>
#include <functional>

namespace sinkscope {
namespace {

/// Weights that the long checks look at: all of the smallest real models, so that these take some 0.5 s each on two
/// cores, and as many layers of larger ones. Not seconds, so that a report says the same on a busy machine.
constexpr std::int64_t headSumElements = 400'000'000, precisionElements = 150'000'000, repeatableElements = 300'000'000;

/// A Hugging Face folder of shards is opened as a folder, anything else by its first file.
Result<Checkpoint> reopened(const Model& model) {
    if (model.files().empty())
        return failure("The model was not loaded from a file.");
    const std::filesystem::path& first = model.files().front();
    const bool shards = model.files().size() > 1 && first.extension() == ".safetensors";
    return openCheckpoint(shards ? first.parent_path() : first);
}

std::vector<TrustCheck> fileChecks(const Model& model) {
    const auto checkpoint = reopened(model);
    if (!checkpoint)
        return {{"tensorUse",
                 "Tensors",
                 TrustVerdict::yellow,
                 {"The file could not be read again, so the use of its tensors was not checked: %1",
                  {checkpoint.error().text}},
                 {}}};
    return {tensorUseCheck(*checkpoint), configFieldsCheck(model.config(), describedFields(*checkpoint)),
            headCheck(*checkpoint, model.config(), model.weights())};
}

std::vector<Text> unknowableFaults() {
    return {"Two layers' weights exchanged that lie near each other, or that resemble each other: nothing in the file "
            "says which belongs where.",
            "Whole heads exchanged within a group, permuted rows of q in the first layer, or a permutation that q and "
            "k share: the "
            "model may read as well.",
            "A RoPE base (rope_theta) wrong by less than some factor of ten, and any scaling rule beyond the length of "
            "the probe: a short text reads as well.",
            "An epsilon, a window or a soft-cap that the short probe does not reach.",
            "Small changes of single weights, and weights of another training state of the same model."};
}

class Checks {
public:
    Checks(TrustReport& report, const Progress& progress) : report_(report), progress_(progress) {}

    /// Adds what `check` finds unless cancelled before.
    void add(const std::function<TrustCheck()>& check) {
        constexpr std::int64_t expected = 16;
        if (progress_.cancelled())
            return;
        progress_.report(Stage::checkingFile, std::ssize(report_.checks), expected);
        const Stopwatch watch;
        report_.checks.push_back(check());
        report_.checks.back().seconds = watch.seconds();
    }

private:
    TrustReport& report_;
    const Progress& progress_;
};

Result<TrustReport> compute(const std::shared_ptr<const Model>& model, const Progress& progress) {
    const Stopwatch watch;
    const c10::NoGradGuard noGradient;
    const ModelConfig& config = model->config();
    TrustReport report{
        config.name, config.family, nameOf(model->device()), wordOf(model->type()), {}, unknowableFaults(), 0.0};
    progress.report(Stage::checkingFile, 0, 1);
    report.checks = fileChecks(*model);
    const auto probe = runProbe(model, progress);
    if (!probe)
        return tl::unexpected(probe.error());
    const Run& run = *probe->run;
    const std::vector<QueryKeyMatch> matches = queryKeyMatches(config, model->weights(), progress);
    Checks checks(report, progress);
    checks.add([&] { return weightStatisticsCheck(config, model->weights(), progress); });
    checks.add([&] { return tokenizerCheck(model->tokenizer(), config); });
    checks.add([&] { return chatTemplateCheck(model->tokenizer()); });
    checks.add([&] { return keyValueGroupsCheck(run, matches); });
    checks.add([&] {
        return ropeTableCheck(config, [](const RopeConfig& rope, std::int64_t tokens) {
            return ropeTable(rope, tokens, at::Device(at::kCPU));
        });
    });
    checks.add([&] { return attentionRowsCheck(run, progress); });
    checks.add([&] { return headSumCheck(run, headSumElements, progress); });
    checks.add([&] { return precisionCheck(run, precisionElements, progress); });
    checks.add([&] { return deviceCheck(*probe, progress); });
    checks.add([&] { return readingCheck(*probe); });
    checks.add([&] { return ropeBaseCheck(*probe, repeatableElements, progress); });
    checks.add([&] { return queryKeyRowsCheck(matches); });
    checks.add([&] { return normGainsCheck(config, model->weights()); });
    if (progress.cancelled())
        return cancellation();
    report.seconds = watch.seconds();
    return report;
}

} // namespace

Result<TrustReport> selfCheck(const std::shared_ptr<const Model>& model, const Progress& progress) {
    return guarded("The trust report stopped", [&] { return compute(model, progress); });
}

} // namespace sinkscope
