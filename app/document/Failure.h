#pragma once

#include "jobs/JobKind.h"

#include <QString>

namespace sinkscope {

/// What the window tells when a job failed: one sentence for the user and, to copy, what a report needs.
struct Failure {
    JobKind kind = JobKind::run;
    QString sentence;
    QString details;
};

} // namespace sinkscope
