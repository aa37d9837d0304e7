#pragma once

#include "report/ReportContent.h"

#include <QSizeF>

class QPaintDevice;

namespace sinkscope {

/// A4 in points.
constexpr QSizeF reportPage{595.0, 842.0};

/// Paints the page onto a picture or a PDF writer, dark on white, in the whole of the device. Text and lines stay
/// vectors where the device keeps them. The same content gives the same page.
void paintReport(QPaintDevice& device, const ReportContent& content);

} // namespace sinkscope
