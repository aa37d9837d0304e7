#include "commandline/SavedSession.h"

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

} // namespace

Result<void> saveSession(const std::filesystem::path& file, const RunArguments& arguments, const FinishedRun& finished,
                         const Progress& progress) {
    if (file.extension() != sessionSuffix)
        return failure(file.string() + " does not end in " + std::string(sessionSuffix) +
                       ", by which sessions are known; give the file such a name.");
    const Run& run = *finished.base->run;
    auto reference = referenceOf(arguments, *run.model, progress);
    if (!reference)
        return tl::unexpected(reference.error());
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
    session.intervened = finished.intervened;
    const Run* changed = finished.intervened ? finished.intervened->findings->run.get() : nullptr;
    auto pictures = computePictures(run, changed, {start.layer, start.head, start.channel}, progress);
    if (!pictures)
        return tl::unexpected(pictures.error());
    session.pictures = std::make_shared<const SessionPictures>(*std::move(pictures));
    return writeSession(file, session);
}

} // namespace sinkscope
