#pragma once

#include "figure/FigureContent.h"
#include "figure/Provenance.h"
#include "support/Result.h"

#include <string>

namespace sinkscope {

enum class FigureDataFormat { csv, json };

/// What the ending of a file's name asks for. Fails with a sentence that lists the endings.
Result<FigureDataFormat> figureDataFormat(const QString& file);

/// The numbers of a figure, as RFC 4180 with units in the heading row: a line for each cell, point or row.
std::string figureCsv(const FigureContent& content);
/// The same as JSON, with what the columns mean and with its provenance; NaN becomes null.
std::string figureJson(const FigureContent& content, const Provenance& provenance);
/// Writes one of the two as the file's name asks for; fails as figureDataFormat() and writeTextFile() do.
Result<void> writeFigureData(const FigureContent& content, const Provenance& provenance, const QString& file);

} // namespace sinkscope
