#pragma once

namespace sinkscope {

/// The tabs over the pictures, in their order.
enum class Workspace { overview, spikes, sinks };

} // namespace sinkscope
