#include "commandline/BenchCommand.h"

#include "commandline/Benchmark.h"
#include "commandline/JsonOption.h"
#include "commandline/ModelArguments.h"
#include "engine/Engine.h"
#include "support/Memory.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iomanip>
#include <limits>
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

/// The model, and how long the fastest of a few loads took.
struct Load {
    std::shared_ptr<const Model> model;
    double seconds = 0.0;
};

/// As many loads as the reference has passes that count; each is dropped before the next.
Result<Load> fastestLoad(const ModelArguments& arguments, const Progress& progress) {
    constexpr int loads = 3;
    Load load;
    load.seconds = std::numeric_limits<double>::infinity();
    for (int count = 0; count < loads; ++count) {
        load.model.reset();
        auto model = openModel(arguments, progress);
        if (!model)
            return tl::unexpected(model.error());
        load.model = *std::move(model);
        load.seconds = std::min(load.seconds, load.model->loadSeconds());
    }
    return load;
}

nlohmann::ordered_json jsonOf(const Load& load, const LoadReference& reference,
                              const std::vector<LengthTiming>& timings, std::int64_t peak) {
    auto runs = nlohmann::ordered_json::array();
    for (const LengthTiming& timing : timings) {
        auto toggles = nlohmann::ordered_json::array();
        for (const ToggleTiming& toggle : timing.toggles)
            toggles.push_back({{"layer", toggle.layer},
                               {"min", toggle.seconds},
                               {"budget", toggle.budget},
                               {"ratio", toggle.seconds / toggle.budget}});
        runs.push_back({{"tokens", timing.tokens},
                        {"min", timing.minimum},
                        {"median", timing.median},
                        {"peakMiB", static_cast<double>(timing.peak) / mebibyte},
                        {"layers", timing.layers},
                        {"unembedding", timing.unembedding},
                        {"findings", timing.findings},
                        {"map", {{"median", timing.map}, {"ratio", timing.map / timing.median}}},
                        {"toggles", std::move(toggles)},
                        {"session",
                         {{"save", timing.session.save},
                          {"open", timing.session.open},
                          {"MiB", static_cast<double>(timing.session.bytes) / mebibyte}}}});
    }
    return {{"model", load.model->config().name},
            {"load", load.seconds},
            {"loadReference",
             {{"seconds", reference.seconds},
              {"ratio", load.seconds / reference.seconds},
              {"readMiB", static_cast<double>(reference.read) / mebibyte},
              {"writtenMiB", static_cast<double>(reference.written) / mebibyte}}},
            {"peakMiB", static_cast<double>(peak) / mebibyte},
            {"runs", std::move(runs)}};
}

std::string headOf(const Load& load, const LoadReference& reference) {
    std::ostringstream head;
    head << load.model->config().name << std::setprecision(3) << ", loaded in " << load.seconds << " s, "
         << load.seconds / reference.seconds << " times the " << reference.seconds << " s that reading its "
         << std::fixed << std::setprecision(0) << static_cast<double>(reference.read) / mebibyte << " MiB and writing "
         << static_cast<double>(reference.written) / mebibyte << " MiB once take\n"
         << " tokens      min s   median s      map s  map / run  peak MiB\n";
    return head.str();
}

std::string lineOf(const LengthTiming& timing) {
    std::ostringstream text;
    text << std::setw(7) << timing.tokens << std::fixed << std::setprecision(3) << std::setw(11) << timing.minimum
         << std::setw(11) << timing.median << std::setw(11) << timing.map << std::setprecision(4) << std::setw(11)
         << timing.map / timing.median << std::setprecision(0) << std::setw(10)
         << static_cast<double>(timing.peak) / mebibyte << '\n';
    for (const ToggleTiming& toggle : timing.toggles)
        text << "        head off at layer " << std::setw(3) << toggle.layer << std::setprecision(3) << std::setw(9)
             << toggle.seconds << " s, " << std::setprecision(2) << toggle.seconds / toggle.budget
             << " of the time of the layers from there on and the unembedding\n";
    text << "        session saved in " << std::setprecision(3) << timing.session.save << " s, opened in "
         << timing.session.open << " s, " << std::setprecision(1)
         << static_cast<double>(timing.session.bytes) / mebibyte << " MiB\n";
    return text.str();
}

Result<void> bench(const Arguments& arguments, const Progress& progress) {
    startEngine();
    const auto reference = timeLoadReference(arguments.model, progress);
    if (!reference)
        return tl::unexpected(reference.error());
    const auto load = fastestLoad(arguments.model, progress);
    if (!load)
        return tl::unexpected(load.error());
    const auto& model = load->model;
    std::int64_t peak = peakMemory();
    std::vector<LengthTiming> timings;
    if (!arguments.json)
        if (auto printed = print(headOf(*load, *reference)); !printed)
            return printed;
    for (const std::int64_t tokens : arguments.tokens) {
        auto timing = timeLength(model, tokens, progress);
        if (!timing)
            return tl::unexpected(timing.error());
        peak = std::max(peak, timing->peak);
        if (!arguments.json)
            if (auto printed = print(lineOf(*timing)); !printed)
                return printed;
        timings.push_back(*std::move(timing));
    }
    return arguments.json ? writeJson(*arguments.json, jsonOf(*load, *reference, timings, peak).dump())
                          : Result<void>();
}

} // namespace

void addBenchCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command =
        parent.add_subcommand("bench", "Time loading, runs with all findings, toggles, one attention map and sessions");
    addModelOptions(*command, arguments->model);
    command->add_option("--tokens", arguments->tokens, "Prompt lengths, with commas between")
        ->delimiter(',')
        ->check(CLI::Range(std::int64_t{2}, std::int64_t{1} << 24))
        ->capture_default_str();
    addJsonOption(*command, arguments->json, "Write the figures, in seconds, as JSON to a file or to standard output");
    command->footer(
        "One pass to warm up, then five, over pseudo-random token ids. A pass is a run with every capture,\n"
        "and all findings. map: one head's whole attention map on demand. Loading is compared with going through\n"
        "the stored weights once at memory speed: every byte read, four bytes written for each number;\n"
        "the fastest of three of each. session: saved with its pictures, finished analyses and\n"
        "the hash of the weights, and opened.");
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return bench(*arguments, progress); };
    });
}

} // namespace sinkscope
