#include "commandline/SessionRun.h"

#include "engine/Engine.h"
#include "model/Discovery.h"
#include "session/FindModelAgain.h"
#include "session/SessionFile.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <utility>

namespace sinkscope {
namespace {

FinishedRun keptRun(const Session& session) {
    FinishedRun finished;
    finished.prompt = session.prompt;
    finished.base = session.base;
    finished.intervened = session.intervened;
    if (session.intervened)
        finished.interventions = session.intervened->interventions;
    return finished;
}

} // namespace

void addSessionArgument(CLI::App& command, std::string& session) {
    auto* argument =
        command.add_option("SESSION", session,
                           "A .sinkscope session to take the run from, instead of --model and a prompt; its "
                           "selection stands for a head or channel that is not named");
    auto* model = command.get_option("--model")->required(false);
    auto* prompt = command.get_option_group("prompt")->require_option(0, 1);
    command.parse_complete_callback([argument, model, prompt] {
        const bool hasPrompt = prompt->count_all() > 0;
        if (argument->count() == 0 && (model->count() == 0 || !hasPrompt))
            throw CLI::RequiredError("a SESSION, or --model and a prompt");
        if (argument->count() > 0 && (model->count() > 0 || hasPrompt))
            throw CLI::ExcludesError("SESSION", "--model and a prompt");
    });
}

Result<PicturedRun> keptRuns(const std::filesystem::path& file) {
    auto session = readSession(file);
    if (!session)
        return tl::unexpected(session.error());
    if (!session->base)
        return failure(
            {"%1 keeps no run of which a picture could be drawn; run its prompt and save it again.", {file.string()}});
    auto kept = std::make_shared<const Session>(*std::move(session));
    return PicturedRun{keptRun(*kept), std::move(kept)};
}

Result<PicturedRun> runAgain(const std::filesystem::path& file, const Session& session, const Progress& progress) {
    const auto again = findModelAgain(*session.model, findModels, progress);
    if (!again)
        return tl::unexpected(again.error());
    std::fprintf(stderr, "sinkscope: %s does not keep all that this picture needs; %s is run again.\n", file.c_str(),
                 again->path.c_str());
    startEngine();
    auto model = openModel(again->path, session.model->load, progress);
    if (!model)
        return tl::unexpected(model.error());
    auto base = run(*std::move(model), session.base->run->tokens, session.base->run->options, progress);
    if (!base)
        return tl::unexpected(base.error());
    FinishedRun finished = keptRun(session);
    finished.intervened = nullptr;
    finished.base = std::make_shared<const Findings>(findings(*std::move(base), session.options));
    return intervened(std::move(finished), progress).map([](FinishedRun done) {
        return PicturedRun{std::move(done), nullptr};
    });
}

} // namespace sinkscope
