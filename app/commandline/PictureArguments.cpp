#include "commandline/PictureArguments.h"

#include "commandline/TextArguments.h"
#include "figure/PictureWords.h"
#include "figure/ViewNames.h"

#include <CLI/CLI.hpp>

namespace sinkscope {
namespace {

template <typename Meaning>
std::vector<std::string> namesOf(const PictureWords<Meaning>& words) {
    std::vector<std::string> names;
    for (const auto& [word, meaning] : words)
        names.push_back(word);
    return names;
}

template <typename Meaning, typename Target>
void addWord(CLI::App& command, const char* name, const PictureWords<Meaning>& words, Target& target,
             const char* help) {
    command
        .add_option_function<std::string>(
            name,
            [&words, &target](const std::string& given) {
                for (const auto& [word, meaning] : words)
                    if (word == given)
                        target = meaning;
            },
            help)
        ->check(CLI::IsMember(namesOf(words)));
}

void addCameraOptions(CLI::App& command, PictureArguments& arguments) {
    constexpr double steepest = 85.0;
    ViewChoice& choice = arguments.choice;
    addWord(command, "--rotation", rotationWords(), choice.rotation,
            "Key space after or before the rotary position embedding");
    command.add_option("--azimuth", choice.azimuth, "Key space: from where it is seen, in degrees around")
        ->capture_default_str();
    command.add_option("--elevation", choice.elevation, "Key space: degrees above")
        ->check(CLI::Range(-steepest, steepest))
        ->capture_default_str();
    auto* distance =
        command.add_option("--distance", arguments.distance, "Key space: from how far (default: so that all is seen)");
    auto* target = command.add_option("--target", arguments.target, "Key space: the point looked at, as 1.5,0,-2");
    distance->check(CLI::PositiveNumber)->needs(target);
    target->delimiter(',')->expected(3)->needs(distance);
}

} // namespace

void addPictureOptions(CLI::App& command, PictureArguments& arguments) {
    ViewChoice& choice = arguments.choice;
    auto* what = command.add_option_group("picture", "What to draw");
    what->add_option("--view", choice.view,
                     "Residual, attention, sinks, lifeCycle, keySpace, or ANALYSIS/PANEL, as amplifier/spectrum; the "
                     "first letter small");
    what->add_option("--panels", arguments.panels,
                     R"(Several, as JSON or a file of it: {"columns": 2, "panels": [{"view": "residual"}]})");
    what->require_option(1);
    addWord(command, "--side", sideWords(), choice.side,
            "Which run, where something is switched: without it, with it, or what it changed (default: changed)");
    addWord(command, "--palette", paletteWords(), choice.palette, "Colours of a heat map");
    addWord(command, "--scale", scaleWords(), choice.scale,
            "Scale of a residual or attention map, or of an analysis' grid");
    command
        .add_option("--range", arguments.range,
                    "Least and greatest value of its colours, as 0.1,1000 (default: what fits)")
        ->delimiter(',')
        ->expected(2);
    addWord(command, "--site", residualSiteWords(), choice.site, "Residual map: where it is read");
    addWord(command, "--quantity", quantityWords(), choice.quantity,
            "Residual map: what is shown of each vector; channel needs --channel");
    addWord(command, "--convention", conventionWords(), choice.convention, "How strong a head's sink is said to be");
    command.add_flag_callback(
        "--without-sink", [&choice] { choice.sinkShare = SinkShare::leftOut; },
        "Attention map without the sink, rows renormalised for display");
    command.add_option("--key", choice.place.key, "The key that a key space marks")->check(CLI::NonNegativeNumber);
    addCameraOptions(command, arguments);
}

Result<ViewChoice> pictureOf(const PictureArguments& arguments) {
    ViewChoice choice = arguments.choice;
    if (auto known = checkView(choice.view, choice.side); !known)
        return tl::unexpected(known.error());
    if (arguments.range.size() == 2) {
        choice.keptScale = keptScale(choice, arguments.range[0], arguments.range[1]);
        if (const auto fault = rangeFault(*choice.keptScale))
            return failure({"--range needs %1.", {*fault}});
    }
    if (arguments.distance && arguments.target.size() == 3)
        choice.eye =
            ViewChoice::Eye{{arguments.target[0], arguments.target[1], arguments.target[2]}, *arguments.distance};
    return choice;
}

Result<PanelsChoice> panelsOf(const std::string& argument) {
    const bool isJson = argument.find('{') != std::string::npos;
    const bool isNamed = argument.starts_with('@');
    const auto text = textOf(isJson || isNamed ? argument : "@" + argument);
    if (!text)
        return tl::unexpected(text.error());
    return parsePanels(*text);
}

} // namespace sinkscope
