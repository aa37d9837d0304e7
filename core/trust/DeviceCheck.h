#pragma once

#include "support/Progress.h"
#include "support/Result.h"
#include "trust/Probe.h"
#include "trust/TrustReport.h"

namespace sinkscope {

/// The probe's first layers, as many as fit into 2 GiB, on the other kind of device: the stream after each, and the
/// prediction when all layers fit. Says so when this machine has only one kind.
TrustCheck deviceCheck(const Probe& probe, const Progress& progress);
/// The comparison alone: `other` ran the same tokens through as many of the first layers as it has.
TrustCheck comparedRuns(const Run& run, const Run& other);

} // namespace sinkscope
