#include "session/FindModelAgain.h"

#include "model/Checkpoint.h"
#include "model/FileHash.h"

#include <system_error>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> weightFiles(const FoundModel& model) {
    const auto checkpoint = openCheckpoint(model.path);
    return checkpoint ? checkpoint->weights.files() : std::vector<fs::path>();
}

bool isSameModel(const SessionModel& wanted, const FoundModel& found, const Progress& progress) {
    const std::vector<fs::path> files = weightFiles(found);
    if (files.empty() || bytesOfFiles(files) != wanted.bytes)
        return false; // not worth reading whole
    const auto hash = filesHash(files, progress);
    return hash && *hash == wanted.hash;
}

} // namespace

std::int64_t bytesOfFiles(const std::vector<fs::path>& files) {
    std::int64_t bytes = 0;
    for (const fs::path& file : files) {
        std::error_code error;
        const auto size = fs::file_size(file, error);
        bytes += error ? 0 : static_cast<std::int64_t>(size);
    }
    return bytes;
}

Result<ModelAgain> findModelAgain(const SessionModel& model, const std::function<std::vector<FoundModel>()>& models,
                                  const Progress& progress) {
    std::error_code error;
    if (!model.path.empty() && fs::exists(model.path, error))
        return ModelAgain{model.path, FoundBy::path};
    const std::vector<FoundModel> found = models();
    for (const FoundModel& candidate : found) {
        if (progress.cancelled())
            return cancellation();
        if (!model.hash.empty() && candidate.problem.empty() && isSameModel(model, candidate, progress))
            return ModelAgain{candidate.path, FoundBy::hash};
    }
    for (const FoundModel& candidate : found)
        if (candidate.problem.empty() &&
            (candidate.name == model.name || candidate.path.filename() == model.path.filename()))
            return ModelAgain{candidate.path, FoundBy::name};
    return failure({"The session's model %1 is neither at %2 nor among the models found on this machine; open it to "
                    "compute what the session does not keep.",
                    {model.name, model.path.string()}});
}

} // namespace sinkscope
