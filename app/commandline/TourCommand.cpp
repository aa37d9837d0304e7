#include "commandline/TourCommand.h"

#include "commandline/JsonOption.h"
#include "commandline/ModelArguments.h"
#include "engine/Engine.h"
#include "tour/PlayTour.h"
#include "tour/QuantityWords.h"
#include "tour/TourFiles.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

namespace sinkscope {
namespace {

struct Arguments {
    std::string task, file;
    ModelArguments model;
};

Result<void> listTours() {
    std::string lines;
    for (const Tour& tour : builtInTours())
        lines += tour.name + "  " + tour.title.english + " (" + std::to_string(tour.steps.size()) + " steps)\n";
    return print(lines);
}

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.5g", value);
    return text;
}

std::string describe(const PromiseOutcome& outcome) {
    const Expectation& promise = outcome.expectation;
    return "Step " + std::to_string(outcome.step + 1) + ": " + std::string(wordOf(promise.what).word) +
           (promise.side == Shown::Side::changed ? " of B" : "") + " is " + number(outcome.value) + ", " +
           (outcome.isKept() ? "promised " : "NOT as promised: ") + number(promise.least) + " to " +
           number(promise.most) + "\n";
}

Result<void> play(const Tour& tour, const ModelArguments& arguments, const Progress& progress) {
    startEngine();
    const auto model = openModel(arguments, progress);
    if (!model)
        return tl::unexpected(model.error());
    const auto outcomes = playTour(tour, *model, engineCalls(), progress);
    if (!outcomes)
        return tl::unexpected(outcomes.error());
    std::string lines;
    for (const PromiseOutcome& outcome : *outcomes)
        lines += describe(outcome);
    if (auto printed = print(lines); !printed)
        return printed;
    const auto broken =
        std::ranges::count_if(*outcomes, [](const PromiseOutcome& outcome) { return !outcome.isKept(); });
    if (broken > 0)
        return failure({"%1: %2 of %3 promises do not hold on this model.", {tour.name, broken, outcomes->size()}});
    return {};
}

Result<void> checkTour(const Arguments& arguments, const Progress& progress) {
    const auto tour = openTour(arguments.file);
    if (!tour)
        return tl::unexpected(tour.error());
    if (!arguments.model.model.empty())
        return play(*tour, arguments.model, progress);
    return print(tour->name + ": " + std::to_string(tour->steps.size()) +
                 " steps, no faults; with --model its promises are measured, too.\n");
}

} // namespace

void addTourCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = parent.add_subcommand("tour", "List the tours, or check the file of one");
    command->add_option("TASK", arguments->task, "What to do: list the tours, or check FILE")
        ->required()
        ->check(CLI::IsMember({"list", "check"}));
    CLI::Option* file =
        command->add_option("FILE", arguments->file, "A tour's file, or the name of one that comes with the program");
    addModelOptions(*command, arguments->model);
    command->get_option("--model")->required(false)->needs(file);
    command->footer("`sinkscope tour check FILE` names the first fault of a tour's file. With --model it also plays\n"
                    "the tour without a window and measures what each step promises; it fails when a promise does\n"
                    "not hold.");
    command->callback([arguments, file, &action] {
        const bool lists = arguments->task == "list";
        if (!lists && file->count() == 0)
            throw CLI::RequiredError("FILE, the tour to check,");
        if (lists && file->count() > 0)
            throw CLI::ValidationError("tour list", "takes no file");
        action = [arguments, lists](const Progress& progress) {
            return lists ? listTours() : checkTour(*arguments, progress);
        };
    });
}

} // namespace sinkscope
