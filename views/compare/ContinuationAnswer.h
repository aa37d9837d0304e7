#pragma once

#include "engine/Generation.h"

#include <memory>

namespace sinkscope {

/// How a prompt goes on without interventions and, unless `changed` is null, with them.
struct ContinuationAnswer {
    std::shared_ptr<const Run> base, changed;
    Continuations continuations;
};

} // namespace sinkscope
