#pragma once

#include <QByteArray>
#include <QSizeF>

namespace sinkscope {

/// A PDF of one page as QPdfWriter writes it, with the page's exact size in points, without dates and with an identifier
/// that follows from its contents. Every byte stays at its place, so the table of offsets stays right.
QByteArray reproduciblePdf(QByteArray pdf, const QSizeF& points);

} // namespace sinkscope
