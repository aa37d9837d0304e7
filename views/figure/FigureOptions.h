#pragma once

#include "style/Colormap.h"

#include <QString>

#include <optional>

namespace sinkscope {

enum class FigureFormat { svg, pdf, png };
enum class FigureGround { light, dark };
enum class FigurePart { shown, hidden };

/// How a figure looks; its size is that on paper.
struct FigureOptions {
    double width = 82.5;          ///< mm
    std::optional<double> height; ///< mm; as the picture needs it when not set
    QString family;               ///< empty: the program's own
    double points = 8.0;          ///< size of all text but the caption's, which is one point less
    FigureGround ground = FigureGround::light;
    std::optional<Palette> palette; ///< of heat maps, but for signed values, which have the diverging one
    FigurePart cellLabels = FigurePart::shown, colourBar = FigurePart::shown, caption = FigurePart::hidden;
    int dotsPerInch = 300; ///< of PNG
    bool operator==(const FigureOptions&) const = default;
};

/// Limits of what can be asked for, in mm, points and dots per inch.
constexpr double leastFigureSide = 20.0, mostFigureSide = 1000.0;
constexpr double leastFigurePoints = 4.0, mostFigurePoints = 40.0;
constexpr int leastFigureDots = 50, mostFigureDots = 1200;

} // namespace sinkscope
