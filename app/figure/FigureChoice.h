#pragma once

#include "figure/FigureOptions.h"

#include <QByteArray>

namespace sinkscope {

enum class FigureDataChoice { none, csv, json };

/// What the figure dialog is set to, kept from one figure to the next.
struct FigureChoice {
    FigureOptions options;
    FigureFormat format = FigureFormat::pdf;
    FigureDataChoice data = FigureDataChoice::none;
    bool operator==(const FigureChoice&) const = default;
};

/// For the settings. Reading takes what it can and leaves the rest as it is by default.
QByteArray written(const FigureChoice& choice);
FigureChoice readFigureChoice(const QByteArray& text);

} // namespace sinkscope
