#include "commandline/BenchCommand.h"

#include "commandline/Benchmark.h"
#include "commandline/JsonOption.h"
#include "commandline/ModelArguments.h"
#include "engine/Engine.h"
#include "support/Memory.h"

#include <CLI/CLI.hpp>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <sstream>

namespace sinkscope {
namespace {

struct Arguments {
    ModelArguments model;
    std::vector<std::int64_t> tokens = {64, 512, 2048};
    std::optional<std::string> json;
};

constexpr double mebibyte = 1024.0 * 1024.0;

nlohmann::ordered_json jsonOf(const Model& model, const std::vector<LengthTiming>& timings, std::int64_t peak) {
    auto runs = nlohmann::ordered_json::array();
    for (const LengthTiming& timing : timings)
        runs.push_back({{"tokens", timing.tokens},
                        {"min", timing.minimum},
                        {"median", timing.median},
                        {"peakMiB", static_cast<double>(timing.peak) / mebibyte},
                        {"layers", timing.layers},
                        {"unembedding", timing.unembedding},
                        {"findings", timing.findings},
                        {"map", {{"median", timing.map}, {"ratio", timing.map / timing.median}}}});
    return {{"model", model.config().name},
            {"load", model.loadSeconds()},
            {"peakMiB", static_cast<double>(peak) / mebibyte},
            {"runs", std::move(runs)}};
}

std::string lineOf(const LengthTiming& timing) {
    std::ostringstream text;
    text << std::setw(7) << timing.tokens << std::fixed << std::setprecision(3) << std::setw(11) << timing.minimum
         << std::setw(11) << timing.median << std::setw(11) << timing.map << std::setprecision(4) << std::setw(11)
         << timing.map / timing.median << std::setprecision(0) << std::setw(10)
         << static_cast<double>(timing.peak) / mebibyte << '\n';
    return text.str();
}

Result<void> bench(const Arguments& arguments, const Progress& progress) {
    startEngine();
    const auto model = openModel(arguments.model, progress);
    if (!model)
        return tl::unexpected(model.error());
    std::int64_t peak = peakMemory();
    std::vector<LengthTiming> timings;
    if (!arguments.json) {
        std::ostringstream head;
        head << (*model)->config().name << ", loaded in " << (*model)->loadSeconds() << " s\n"
             << " tokens      min s   median s      map s  map / run  peak MiB\n";
        if (auto printed = print(head.str()); !printed)
            return printed;
    }
    for (const std::int64_t tokens : arguments.tokens) {
        auto timing = timeLength(*model, tokens, progress);
        if (!timing)
            return tl::unexpected(timing.error());
        peak = std::max(peak, timing->peak);
        if (!arguments.json)
            if (auto printed = print(lineOf(*timing)); !printed)
                return printed;
        timings.push_back(*std::move(timing));
    }
    return arguments.json ? writeJson(*arguments.json, jsonOf(**model, timings, peak).dump()) : Result<void>();
}

} // namespace

void addBenchCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = parent.add_subcommand("bench", "Time loading, runs with all findings and one attention map");
    addModelOptions(*command, arguments->model);
    command->add_option("--tokens", arguments->tokens, "Prompt lengths, with commas between")
        ->delimiter(',')
        ->check(CLI::Range(std::int64_t{2}, std::int64_t{1} << 24))
        ->capture_default_str();
    addJsonOption(*command, arguments->json, "Write the figures, in seconds, as JSON to a file or to standard output");
    command->footer(
        "One pass to warm up, then five, over pseudo-random token ids. A pass is a run with every capture,\n"
        "and all findings. map: one head's whole attention map on demand.");
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return bench(*arguments, progress); };
    });
}

} // namespace sinkscope
