#include "commandline/CommandLine.h"

#include "OpenWindow.h"
#include "commandline/AnalyzeCommand.h"
#include "commandline/BenchCommand.h"
#include "commandline/FigureCommand.h"
#include "commandline/Interrupt.h"
#include "commandline/ModelsCommand.h"
#include "commandline/ProgressLine.h"
#include "commandline/SelfCheckCommand.h"
#include "commandline/TokensCommand.h"
#include "commandline/TourCommand.h"
#include "model/Discovery.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>

namespace sinkscope {
namespace {

enum ExitCode { done = 0, failed = 1, wrongUsage = 2, cancelled = 130 };

int complain(std::string message, ExitCode code) {
    std::replace(message.begin(), message.end(), '\n', ' ');
    std::fprintf(stderr, "sinkscope: %s\n", message.c_str());
    return code;
}

Result<void> guarded(const Action& action, const Progress& progress) {
    try {
        return action(progress);
    } catch (const std::bad_alloc&) {
        return failure("The machine has not enough memory for this; try a shorter prompt.");
    } catch (const std::exception& error) {
        return failure({"An unexpected fault stopped the work: %1", {std::string(error.what())}});
    }
}

int perform(const Action& action) {
    const Interrupt interrupt;
    const auto result = [&] {
        ProgressLine line;
        const Progress progress(interrupt.token(), [&line](Stage stage, std::int64_t at, std::int64_t total) {
            line.show(stage, at, total);
        });
        return guarded(action, progress);
    }();
    if (result)
        return done;
    return complain(result.error().message(), result.error().kind == Error::Kind::cancelled ? cancelled : failed);
}

void describe(CLI::App& app) {
    app.require_subcommand(0, 1);
    app.footer("Exit codes: 0 done, 1 failed (one line on stderr says why), 2 wrong usage, 130 cancelled.");
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
        command->set_version_flag("--version", SINKSCOPE_VERSION);
    app.set_version_flag("--version", SINKSCOPE_VERSION);
}

} // namespace

int runCommandLine(int argc, char** argv) {
    CLI::App app("Sinkscope looks inside a language model: massive activations, attention sinks, key space.",
                 "sinkscope");
    std::string model;
    app.add_option("MODEL", model,
                   "What to open in the window: a model's folder, .safetensors or .gguf file or name, or a .sinkscope "
                   "session");
    Action action;
    addAnalyzeCommand(app, action);
    addFigureCommand(app, action);
    addTokensCommand(app, action);
    addBenchCommand(app, action);
    addModelsCommand(app, action);
    addSelfCheckCommand(app, action);
    addTourCommand(app, action);
    describe(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success))
            return app.exit(error); // help or version
        return complain(std::string(error.what()).append(" (--help tells more)"), wrongUsage);
    }
    if (action)
        return perform(action);
    WindowOptions options;
    if (!model.empty()) // what cannot be found is opened as it is written, so that the window says what is wrong
        options.model = resolveModelPath(model).value_or(model);
    return openWindow(options, argc, argv);
}

} // namespace sinkscope
