#pragma once

#include "support/Progress.h"
#include "support/Result.h"

#include <functional>

namespace CLI {
class App;
}

namespace sinkscope {

/// What a sub-command does once its options are read.
using Action = std::function<Result<void>(const Progress&)>;

} // namespace sinkscope
