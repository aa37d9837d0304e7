#include "commandline/SelfCheckCommand.h"

#include "commandline/JsonOption.h"
#include "commandline/ModelArguments.h"
#include "engine/Engine.h"
#include "io/TrustJson.h"
#include "trust/SelfCheck.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

struct Arguments {
    ModelArguments model;
    std::optional<std::string> json;
    TrustDetails details = TrustDetails::omit;
};

Result<void> selfCheckModel(const Arguments& arguments, const Progress& progress) {
    startEngine();
    const auto model = openModel(arguments.model, progress);
    if (!model)
        return tl::unexpected(model.error());
    const auto report = selfCheck(*model, progress);
    if (!report)
        return tl::unexpected(report.error());
    if (auto written = arguments.json ? writeJson(*arguments.json, trustJson(*report).dump(2))
                                      : print(trustText(*report, arguments.details));
        !written)
        return written;
    if (report->overall() == TrustVerdict::red)
        return failure({"%1: %2", {report->model, report->sentence()}});
    return {};
}

} // namespace

void addSelfCheckCommand(CLI::App& parent, Action& action) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = parent.add_subcommand("selfcheck", "Check how a model was read: the trust report");
    addModelOptions(*command, arguments->model);
    addJsonOption(*command, arguments->json, "Write the report as JSON to a file or to standard output");
    command->add_flag_callback(
        "--details", [arguments] { arguments->details = TrustDetails::show; }, "Show what each check found");
    command->footer(
        "Each check is green (as it should be), yellow (works, with a note) or red (the numbers must not be\n"
        "trusted). Fails when one is red.");
    command->callback([arguments, &action] {
        action = [arguments](const Progress& progress) { return selfCheckModel(*arguments, progress); };
    });
}

} // namespace sinkscope
