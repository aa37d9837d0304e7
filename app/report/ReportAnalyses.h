#pragma once

#include "document/AnalysisJobs.h"
#include "report/ReportContent.h"

#include <vector>

namespace sinkscope {

/// What the report is made from.
std::vector<Analysis> reportAnalyses();

/// The page about the run shown, from its findings and from those analyses that are done.
ReportContent reportContent(const Findings& findings, const QString& prompt, const AnalysisJobs& jobs);

} // namespace sinkscope
