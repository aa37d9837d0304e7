#include "commandline/SavedSession.h"

#include "document/AnalysisChoices.h"
#include "document/StartingSelection.h"
#include "model/Discovery.h"
#include "session/FindModelAgain.h"
#include "session/SessionFile.h"

namespace sinkscope {
namespace {

Result<SessionModel> referenceOf(const RunArguments& arguments, const Model& model, const Progress& progress) {
    const auto path = resolveModelPath(arguments.model.model);
    if (!path)
        return tl::unexpected(path.error());
    auto hash = weightHash(model, progress);
    if (!hash)
        return tl::unexpected(hash.error());
    std::error_code error;
    const auto absolute = std::filesystem::absolute(*path, error);
    return SessionModel{error ? *path : absolute, model.config().name, *std::move(hash), bytesOfFiles(model.files()),
                        model.options()};
}

Result<SessionAnalyses> keptAnalyses(const AskedExhibits& asked, const FinishedRun& finished) {
    const auto input = analysisInput(asked.arguments, finished.findings());
    if (!input)
        return tl::unexpected(input.error());
    const AnalysisChoices choices{input->sinkWindow, input->prompts, input->longText, {}};
    SessionAnalyses analyses;
    analyses.choices = sessionChoices(choices);
    for (const auto& [analysis, exhibit] : asked.exhibits)
        analyses.kept.push_back({analysis, finished.intervened ? KeptExhibit::Of::changed : KeptExhibit::Of::base,
                                 input->selection, sessionChoices(choicesRead(analysis, choices)),
                                 std::make_shared<const Exhibit>(exhibit)});
    return analyses;
}

} // namespace

Result<void> saveSession(const std::filesystem::path& file, const RunArguments& arguments, const FinishedRun& finished,
                         const AskedExhibits& asked, const Progress& progress) {
    if (file.extension() != sessionSuffix)
        return failure({"%1 does not end in %2, by which sessions are known; give the file such a name.",
                        {file.string(), std::string(sessionSuffix)}});
    const Run& run = *finished.base->run;
    auto reference = referenceOf(arguments, *run.model, progress);
    if (!reference)
        return tl::unexpected(reference.error());
    auto analyses = keptAnalyses(asked, finished);
    if (!analyses)
        return tl::unexpected(analyses.error());
    Session session;
    session.model = *std::move(reference);
    session.prompt = finished.prompt;
    if (finished.prompt.parts.empty())
        session.generated = run.tokens;
    session.options = finished.base->options;
    for (const Intervention& intervention : finished.interventions)
        session.cards.push_back({intervention, SessionCard::Switch::on});
    session.side = finished.intervened ? SessionSide::changed : SessionSide::base;
    const Selection start = startingSelection(*finished.base);
    session.selection = {start.layer, start.head, start.query, start.key, start.channel};
    session.base = finished.base;
    session.analyses = *std::move(analyses);
    session.intervened = finished.intervened;
    const Run* changed = finished.intervened ? finished.intervened->findings->run.get() : nullptr;
    auto pictures = computePictures(run, changed, {start.layer, start.head, start.channel}, progress);
    if (!pictures)
        return tl::unexpected(pictures.error());
    session.pictures = std::make_shared<const SessionPictures>(*std::move(pictures));
    return writeSession(file, session);
}

} // namespace sinkscope
