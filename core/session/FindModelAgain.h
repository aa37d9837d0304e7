#pragma once

#include "model/Discovery.h"
#include "session/Session.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <filesystem>
#include <functional>
#include <vector>

namespace sinkscope {

/// By what the model of a session was found again.
enum class FoundBy { path, hash, name };

struct ModelAgain {
    std::filesystem::path path;
    FoundBy by = FoundBy::path;
};

/// Where the session's model lies now: where it was, or else among the models of this machine one of as many bytes with
/// its hash, or else one of its name. `models` is asked only in the last two cases. Reports Stage::checkingFile;
/// cancellable. Fails with a sentence when there is none.
Result<ModelAgain> findModelAgain(const SessionModel& model, const std::function<std::vector<FoundModel>()>& models,
                                  const Progress& progress);

/// Bytes of all these files together; those that cannot be read count nothing.
std::int64_t bytesOfFiles(const std::vector<std::filesystem::path>& files);

} // namespace sinkscope
