#include "commandline/FigureCommand.h"

#include "commandline/AnalysisArguments.h"
#include "commandline/FigureViews.h"
#include "commandline/RunArguments.h"
#include "commandline/SessionRun.h"
#include "figure/FigureData.h"
#include "figure/FigureFile.h"
#include "figure/PaperApplication.h"
#include "figure/RunProvenance.h"
#include "session/SessionFile.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

struct Arguments {
    RunArguments run;
    std::string session; ///< takes the place of `run`; empty: none
    AnalysisArguments analysis;
    std::string view, out;
    std::optional<std::string> data;
    FigureOptions options;
    std::string family;
};

const std::map<std::string, Palette> palettes{
    {"viridis", Palette::viridis}, {"cividis", Palette::cividis}, {"magma", Palette::magma}, {"grey", Palette::grey}};

void addLookOptions(CLI::App& command, Arguments& arguments) {
    FigureOptions& options = arguments.options;
    command.add_option("--width-mm", options.width, "Width on paper")
        ->check(CLI::Range(leastFigureSide, mostFigureSide))
        ->capture_default_str();
    command.add_option("--height-mm", options.height, "Height on paper (default: what the picture needs)")
        ->check(CLI::Range(leastFigureSide, mostFigureSide));
    command.add_option("--font-family", arguments.family, "Font of all text (default: the system's)");
    command.add_option("--font-pt", options.points, "Its size")
        ->check(CLI::Range(leastFigurePoints, mostFigurePoints))
        ->capture_default_str();
    command.add_option("--dpi", options.dotsPerInch, "Dots per inch of PNG")
        ->check(CLI::Range(leastFigureDots, mostFigureDots))
        ->capture_default_str();
    command
        .add_option_function<std::string>(
            "--palette", [&options](const std::string& name) { options.palette = palettes.at(name); },
            "Colours of a heat map")
        ->check(CLI::IsMember({"viridis", "cividis", "magma", "grey"}));
    const auto part = [&command](const char* name, FigurePart& target, FigurePart value, const char* help) {
        command.add_flag_callback(
            name, [&target, value] { target = value; }, help);
    };
    command.add_flag_callback(
        "--dark", [&options] { options.ground = FigureGround::dark; }, "On a dark ground");
    part("--no-labels", options.cellLabels, FigurePart::hidden, "Without words and numbers at cells and points");
    part("--no-colour-bar", options.colourBar, FigurePart::hidden, "Without the legend of colours");
    part("--caption", options.caption, FigurePart::shown, "With a line that says where the figure comes from");
}

Result<void> checkData(const std::optional<std::string>& data) {
    return data ? figureDataFormat(QString::fromStdString(*data)).map([](auto) {}) : Result<void>();
}

/// What a session keeps is enough for pictures of statistics; all others need its model.
Result<FinishedRun> runOf(const Arguments& arguments, const Progress& progress) {
    if (arguments.session.empty())
        return finishedRun(arguments.run, {}, progress);
    const bool isKept = arguments.view == "residual" || arguments.view == "sinks";
    return sessionRun(arguments.session, isKept ? Depth::keptNumbers : Depth::tensors, progress);
}

/// Of a session's runs, the hash that it keeps: its model's file may be gone.
Result<std::string> hashOf(const Arguments& arguments, const FinishedRun& run, const Progress& progress) {
    return isStored(*run.base->run) ? keptHash(arguments.session) : weightHash(*run.base->run->model, progress);
}

Result<void> draw(const Arguments& arguments, const Progress& progress) {
    const QString out = QString::fromStdString(arguments.out);
    if (const auto format = figureFormat(out); !format)
        return tl::unexpected(format.error());
    if (auto known = checkData(arguments.data); !known)
        return known;
    if (auto known = checkView(arguments.view); !known)
        return known;
    const PaperApplication application;
    const auto run = runOf(arguments, progress);
    if (!run)
        return tl::unexpected(run.error());
    const auto content = viewOf(arguments.view, arguments.analysis, run->findings(), progress);
    if (!content)
        return tl::unexpected(content.error());
    const auto hash = hashOf(arguments, *run, progress);
    if (!hash)
        return tl::unexpected(hash.error());
    Figure figure{*content, arguments.options,
                  runProvenance(*run->findings(), arguments.view, *hash, run->interventions)};
    figure.options.family = QString::fromStdString(arguments.family);
    if (auto written = writeFigure(figure, out); !written || !arguments.data)
        return written;
    return writeFigureData(figure.content, figure.provenance, QString::fromStdString(*arguments.data));
}

} // namespace

void addFigureCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = parent.add_subcommand("figure", "Draw one picture of a run for a paper");
    addRunOptions(*command, arguments->run);
    addSessionArgument(*command, arguments->session);
    command
        ->add_option("--view", arguments->view,
                     "What to draw: residual, attention, sinks, lifeCycle, or ANALYSIS/PANEL, as amplifier/spectrum")
        ->required();
    command->add_option("--out", arguments->out, "The file, ending in .svg, .pdf or .png")->required();
    command->add_option("--data", arguments->data, "Its numbers beside it, in a file ending in .csv or .json");
    addLookOptions(*command, *arguments);
    command->add_option("--epsilon", arguments->run.epsilon, "A head sinks above this strength")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    addAnalysisInputOptions(*command, arguments->analysis);
    command->footer("The same command gives the same bytes. The file's metadata say where it comes from.");
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return draw(*arguments, progress); };
    });
}

} // namespace sinkscope
