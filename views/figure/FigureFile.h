#pragma once

#include "figure/FigurePainter.h"
#include "support/Result.h"

#include <QByteArray>
#include <QString>

namespace sinkscope {

/// What the ending of a file's name asks for. Fails with a sentence that lists the endings.
Result<FigureFormat> figureFormat(const QString& file);
/// "svg", "pdf" or "png".
QString figureEnding(FigureFormat format);

/// The figure as a file has it: SVG with text as text, PDF with its fonts embedded, PNG at the options' resolution;
/// each in its true size and with its provenance in its metadata (PDF: XMP and keywords). The same figure gives the
/// same bytes. GUI thread. Fails when there is not enough memory for the pixels.
Result<QByteArray> figureBytes(const Figure& figure, FigureFormat format);

/// Writes beside the file and renames, so that a failure leaves what was there. Fails with the path and the reason.
Result<void> writeFigure(const Figure& figure, const QString& file);

} // namespace sinkscope
