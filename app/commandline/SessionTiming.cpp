#include "commandline/SessionTiming.h"

#include "document/AnalysisChoices.h"
#include "session/FindModelAgain.h"
#include "session/SessionFile.h"
#include "support/Stopwatch.h"

#include <algorithm>
#include <limits>
#include <system_error>
#include <unistd.h>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

/// Those that the window computes as soon as one looks at them, as they stand when a session is saved.
Result<SessionAnalyses> analysesOf(const std::shared_ptr<const Findings>& findings, const Progress& progress) {
    SessionAnalyses analyses;
    const AnalysisChoices choices = defaultChoices();
    for (const AnalysisName& name : analysisNames()) {
        if (startOf(name.analysis) == AnalysisStart::whenAsked)
            continue;
        AnalysisInput input = readInput(name.analysis, choices, {});
        input.findings = findings;
        auto exhibit = makeExhibit(name.analysis, input, progress);
        if (!exhibit)
            return tl::unexpected(exhibit.error());
        analyses.kept.push_back(
            {name.analysis, KeptExhibit::Of::base, {}, {}, std::make_shared<const Exhibit>(*std::move(exhibit))});
    }
    return analyses;
}

Result<void> save(const fs::path& file, const std::shared_ptr<const Findings>& findings,
                  const SessionAnalyses& analyses, const Progress& progress) {
    const Run& run = *findings->run;
    const Model& model = *run.model;
    auto hash = weightHash(model, progress);
    if (!hash)
        return tl::unexpected(hash.error());
    auto pictures = computePictures(run, nullptr, {run.layerCount() / 2, 0, 0}, progress);
    if (!pictures)
        return tl::unexpected(pictures.error());
    Session session;
    session.model = SessionModel{model.files().front(), model.config().name, *std::move(hash),
                                 bytesOfFiles(model.files()), model.options()};
    session.generated = run.tokens;
    session.base = findings;
    session.analyses = analyses;
    session.pictures = std::make_shared<const SessionPictures>(*std::move(pictures));
    return writeSession(file, session);
}

} // namespace

Result<SessionTiming> timeSession(const std::shared_ptr<const Findings>& findings, const Progress& progress) {
    const auto analyses = analysesOf(findings, progress);
    if (!analyses)
        return tl::unexpected(analyses.error());
    constexpr double never = std::numeric_limits<double>::infinity();
    SessionTiming timing{never, never, 0};
    std::error_code error;
    const fs::path file = fs::temp_directory_path(error) / ("bench-" + std::to_string(::getpid()) + ".sinkscope");
    for (int pass = 0; pass < 3; ++pass) {
        const Stopwatch saving;
        if (const auto saved = save(file, findings, *analyses, progress); !saved)
            return tl::unexpected(saved.error());
        timing.save = std::min(timing.save, saving.seconds());
        timing.bytes = bytesOfFiles({file});
        const Stopwatch opening;
        const auto opened = readSession(file);
        timing.open = std::min(timing.open, opening.seconds());
        fs::remove(file, error);
        if (!opened)
            return tl::unexpected(opened.error());
    }
    return timing;
}

} // namespace sinkscope
