#pragma once

#include "model/Model.h"

namespace sinkscope {

/// Gives a Qt Test data table the column "device" (an int, for QFETCH) and one row for each device that engines compute
/// on.
void addDeviceRows();
/// Whether the test of that row must be skipped, because this machine has no such device.
bool deviceIsMissing(ComputeDevice device);

} // namespace sinkscope
