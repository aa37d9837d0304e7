#include "TestDevices.h"

#include <ATen/Context.h>
#include <QtTest>

namespace sinkscope {

void addDeviceRows() {
    QTest::addColumn<int>("device");
    QTest::newRow("cpu") << static_cast<int>(ComputeDevice::cpu);
    QTest::newRow("cuda") << static_cast<int>(ComputeDevice::cuda);
}

bool deviceIsMissing(ComputeDevice device) { return device == ComputeDevice::cuda && !at::hasCUDA(); }

} // namespace sinkscope
