#pragma once

#include "commandline/Action.h"

namespace CLI {
class App;
}

namespace sinkscope {

/// `sinkscope tour`: lists the tours, checks a tour's file, plays it on a model without a window.
void addTourCommand(CLI::App& parent, Action& action);

} // namespace sinkscope
