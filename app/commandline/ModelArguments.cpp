#include "commandline/ModelArguments.h"

#include "model/Discovery.h"

#include <CLI/CLI.hpp>
#include <limits>

namespace sinkscope {
namespace {

LoadOptions loadOptions(const ModelArguments& arguments) {
    LoadOptions options;
    options.device = arguments.device == "cuda" ? ComputeDevice::cuda : ComputeDevice::cpu;
    if (arguments.type == "bf16")
        options.type = ComputeType::bf16;
    if (arguments.type == "fp16")
        options.type = ComputeType::fp16;
    constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (arguments.memoryLimit > 0)
        options.memoryLimit = static_cast<std::int64_t>(std::min(arguments.memoryLimit, largest));
    return options;
}

} // namespace

void addModelOptions(CLI::App& command, ModelArguments& arguments) {
    command
        .add_option("--model", arguments.model,
                    "Hugging Face folder or name, .safetensors or .gguf file, or a name that `sinkscope models` lists")
        ->required();
    command.add_option("--device", arguments.device, "Where to compute")
        ->check(CLI::IsMember({"cpu", "cuda"}))
        ->capture_default_str();
    command.add_option("--dtype", arguments.type, "Number type to compute in")
        ->check(CLI::IsMember({"fp32", "bf16", "fp16"}))
        ->capture_default_str();
    command
        .add_option("--memory-limit", arguments.memoryLimit,
                    "Refuse what needs more memory, as 4GiB (default: all memory of the device)")
        ->transform(CLI::AsSizeValue(false));
}

Result<LoadReference> timeLoadReference(const ModelArguments& arguments, const Progress& progress) {
    const auto path = resolveModelPath(arguments.model);
    if (!path)
        return tl::unexpected(path.error());
    return timeLoadReference(*path, progress);
}

Result<std::shared_ptr<const Model>> openModel(const ModelArguments& arguments, const Progress& progress) {
    const auto path = resolveModelPath(arguments.model);
    if (!path)
        return tl::unexpected(path.error());
    return openModel(*path, loadOptions(arguments), progress);
}

} // namespace sinkscope
