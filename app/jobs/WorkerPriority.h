#pragma once

namespace sinkscope {

/// Lets the GUI thread go first: the calling thread, and those it starts from now on (LibTorch's team), take processor
/// time only after it. Call at the start of the worker. Does nothing where the platform offers no such thing.
void yieldToInterface();

} // namespace sinkscope
