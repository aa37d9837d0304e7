#include "commandline/FigureCommand.h"

#include "commandline/AnalysisArguments.h"
#include "commandline/FigureViews.h"
#include "commandline/PictureArguments.h"
#include "commandline/RunArguments.h"
#include "commandline/SessionRun.h"
#include "figure/FigureCommandText.h"
#include "figure/FigureData.h"
#include "figure/FigureFile.h"
#include "figure/PaperApplication.h"
#include "figure/RunProvenance.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>
#include <utility>

namespace sinkscope {
namespace {

struct Arguments {
    RunArguments run;
    std::string session; ///< takes the place of `run`; empty: none
    AnalysisArguments analysis;
    PictureArguments picture;
    std::string out;
    std::optional<std::string> data;
    FigureOptions options;
    std::string family;
    Language language = Language::english;
};

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

/// What shall be drawn, read before anything is computed.
struct Wanted {
    std::optional<ViewChoice> picture;
    std::optional<PanelsChoice> panels;
};

Result<Wanted> wantedOf(const Arguments& arguments) {
    if (arguments.picture.panels)
        return panelsOf(*arguments.picture.panels).map([](PanelsChoice panels) {
            return Wanted{{}, std::move(panels)};
        });
    PictureArguments picture = arguments.picture;
    const std::optional<std::int64_t> key = picture.choice.place.key;
    picture.choice.place = arguments.analysis.selection;
    picture.choice.place.key = key;
    if (arguments.analysis.wholePrompt)
        picture.choice.sinkWindow = SinkWindow::wholePrompt;
    return pictureOf(picture).map([](ViewChoice choice) { return Wanted{std::move(choice), {}}; });
}

template <typename Use>
void forEachPicture(Wanted& wanted, const Use& use) {
    if (!wanted.panels)
        return use(*wanted.picture);
    for (PanelChoice& panel : wanted.panels->panels)
        use(panel.picture);
}

/// A head or a channel that a picture needs and nobody named is the one that the session has selected.
void selectAsSession(ViewChoice& choice, const SessionSelection& selection) {
    Place& place = choice.place;
    const bool isOfHead = choice.view == "attention" || choice.view == "keySpace";
    if (isOfHead && !place.layer && !place.head) {
        place.layer = selection.layer;
        place.head = selection.head;
    }
    const bool isOfChannel = choice.view == "residual" && choice.quantity == ResidualChoice::Shown::channel;
    if (isOfChannel && !place.channel)
        place.channel = selection.channel;
}

constexpr auto replaceInvalid = nlohmann::json::error_handler_t::replace;

/// Texts that nobody named are those of the session, where a computed analysis shall read them; one
/// that would be taken for a file's name is left out.
void readAsSession(AnalysisArguments& arguments, const SessionChoices& choices) {
    if (!arguments.prompts && choices.prompts)
        arguments.prompts = nlohmann::json(*choices.prompts).dump(-1, ' ', false, replaceInvalid);
    if (!arguments.longText && choices.longText && !choices.longText->starts_with('@'))
        arguments.longText = choices.longText;
}

/// What a session keeps, as far as it is enough; else its model is run again.
Result<PicturedRun> runOf(Wanted& wanted, Arguments& arguments, const Progress& progress) {
    if (arguments.session.empty())
        return finishedRun(arguments.run, {}, progress).map([](FinishedRun run) {
            return PicturedRun{std::move(run), nullptr};
        });
    auto kept = keptRuns(arguments.session);
    if (!kept)
        return kept;
    const Session& session = *kept->kept;
    bool isEnough = true;
    forEachPicture(wanted, [&](ViewChoice& choice) {
        selectAsSession(choice, session.selection);
        isEnough = isEnough && isKept(*kept, choice, arguments.analysis);
    });
    if (isEnough)
        return kept;
    readAsSession(arguments.analysis, session.analyses.choices);
    return runAgain(arguments.session, session, progress);
}

/// Of a session's runs, the hash that it keeps: its model's file may be gone.
Result<std::string> hashOf(const PicturedRun& pictured, const Progress& progress) {
    if (pictured.kept)
        return pictured.kept->model ? pictured.kept->model->hash : std::string();
    return weightHash(*pictured.run.base->run->model, progress);
}

Result<FigureContent> contentOf(const Wanted& wanted, const Arguments& arguments, const PicturedRun& run,
                                const Progress& progress) {
    if (wanted.panels)
        return panelsView(*wanted.panels, arguments.analysis, run, progress);
    return viewOf(*wanted.picture, arguments.analysis, run, progress);
}

Result<void> draw(Arguments& arguments, const Progress& progress) {
    const QString out = QString::fromStdString(arguments.out);
    if (const auto format = figureFormat(out); !format)
        return tl::unexpected(format.error());
    if (auto known = checkData(arguments.data); !known)
        return known;
    auto wanted = wantedOf(arguments);
    if (!wanted)
        return tl::unexpected(wanted.error());
    const PaperApplication application(arguments.language);
    const auto run = runOf(*wanted, arguments, progress);
    if (!run)
        return tl::unexpected(run.error());
    const auto content = contentOf(*wanted, arguments, *run, progress);
    if (!content)
        return tl::unexpected(content.error());
    const auto hash = hashOf(*run, progress);
    if (!hash)
        return tl::unexpected(hash.error());
    Figure figure{*content, arguments.options, runProvenance(*run->run.base, *content, *hash, run->run.interventions)};
    figure.options.family = QString::fromStdString(arguments.family);
    figure.options.palette = arguments.picture.choice.palette; // of all panels
    if (auto written = writeFigure(figure, out); !written || !arguments.data)
        return written;
    return writeFigureData(figure.content, figure.provenance, QString::fromStdString(*arguments.data));
}

} // namespace

void addFigureCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = parent.add_subcommand("figure", "Draw pictures of a run for a paper");
    addRunOptions(*command, arguments->run);
    addSessionArgument(*command, arguments->session);
    addPictureOptions(*command, arguments->picture);
    command->add_option("--out", arguments->out, "The file, ending in .svg, .pdf or .png")->required();
    command->add_option("--data", arguments->data, "Its numbers beside it, in a file ending in .csv or .json");
    addLookOptions(*command, *arguments);
    addThresholdOptions(*command, arguments->run.thresholds);
    command
        ->add_option_function<std::string>(
            "--language",
            [arguments](const std::string& word) {
                arguments->language = word == "it" ? Language::italian : Language::english;
            },
            "Language of the words in the picture")
        ->check(CLI::IsMember({"en", "it"}));
    addAnalysisInputOptions(*command, arguments->analysis);
    command->footer("The same command gives the same bytes. The file's metadata say where it comes from.");
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return draw(*arguments, progress); };
    });
}

} // namespace sinkscope
