#pragma once

#include "report/ReportContent.h"
#include "support/Result.h"

namespace sinkscope {

/// Writes the report as a PDF of one page of A4, as a whole or not at all. Fails with the path and the reason.
Result<void> saveReport(const ReportContent& content, const QString& path);

} // namespace sinkscope
