#pragma once

#include "document/Document.h"
#include "jobs/JobKind.h"
#include "support/Progress.h"

#include <QString>

#include <filesystem>

namespace sinkscope {

/// What a job that has not yet reported is about to do, for progress lines.
QString startingText(JobKind kind);
/// What a running job does and how far it is.
QString stageText(Stage stage, std::int64_t done, std::int64_t total);
/// The text that "Copy details" copies: the sentence, what was tried, on which model, and the program's versions.
QString failureDetails(JobKind kind, const QString& sentence, const std::filesystem::path& path,
                       const Document& document);

} // namespace sinkscope
