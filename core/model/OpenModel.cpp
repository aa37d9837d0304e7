#include "model/Checkpoint.h"
#include "model/Model.h"
#include "model/ModelWeights.h"
#include "model/WeightBuilder.h"
#include "support/Guarded.h"
#include "support/Stopwatch.h"
#include "text/Tokenizer.h"

#include <ATen/ATen.h>

namespace sinkscope {
namespace {

Result<void> checkOptions(const LoadOptions& options) {
    if (options.device == ComputeDevice::cpu && options.type != ComputeType::fp32)
        return failure("On the CPU Sinkscope computes in fp32 only; choose fp32, or bf16 and fp16 on a CUDA device.");
    if (options.device == ComputeDevice::cuda && !at::hasCUDA())
        return failure("No CUDA device can be used: this build's LibTorch has no CUDA, or no NVIDIA driver answers. "
                       "Choose the CPU.");
    return {};
}

/// A tokenizer that is missing or cannot be read does not keep the model shut: token ids can be run without one.
std::shared_ptr<const Tokenizer> openOwnTokenizer(const Checkpoint& checkpoint, std::vector<Text>& notes) {
    const std::filesystem::path json = checkpoint.folder / "tokenizer.json";
    std::error_code problem;
    if (!checkpoint.metadata && !std::filesystem::exists(json, problem)) {
        notes.push_back({"There is no tokenizer.json in %1: only token ids can be run.", {checkpoint.folder.string()}});
        return nullptr;
    }
    const std::string file = checkpoint.weights.files().front().string();
    auto tokenizer =
        checkpoint.metadata ? openGgufTokenizer(*checkpoint.metadata, file) : openHuggingFaceTokenizer(json);
    if (tokenizer)
        return std::move(*tokenizer);
    notes.push_back({"Only token ids can be run, because the tokenizer cannot be used: %1", {tokenizer.error().text}});
    return nullptr;
}

Result<std::shared_ptr<const Model>> open(const std::filesystem::path& path, const LoadOptions& options,
                                          const Progress& progress) {
    const Stopwatch watch;
    if (auto good = checkOptions(options); !good)
        return tl::unexpected(good.error());
    progress.report(Stage::readingFile, 0, 1);
    auto checkpoint = openCheckpoint(path);
    if (!checkpoint)
        return tl::unexpected(checkpoint.error());
    auto weights = buildWeights(checkpoint->weights, checkpoint->model, options, progress);
    if (!weights)
        return tl::unexpected(weights.error());
    ModelConfig& config = checkpoint->model.config;
    auto tokenizer = openOwnTokenizer(*checkpoint, config.notes);
    if (progress.cancelled())
        return cancellation();
    return std::make_shared<const Model>(std::move(config), std::move(*weights), std::move(tokenizer),
                                         checkpoint->weights.files(), options, watch.seconds());
}

} // namespace

Result<std::shared_ptr<const Model>> openModel(const std::filesystem::path& path, const LoadOptions& options,
                                               const Progress& progress) {
    return guarded({"%1 could not be loaded", {path.string()}}, [&] { return open(path, options, progress); });
}

} // namespace sinkscope
