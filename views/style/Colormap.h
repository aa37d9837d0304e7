#pragma once

#include <QColor>
#include <QString>
#include <array>
#include <vector>

namespace sinkscope {

enum class Palette { viridis, cividis, magma, grey, diverging };

/// All palettes, for menus; the first is the default.
const std::vector<Palette>& allPalettes();
QString paletteName(Palette palette);
/// How it reads without colour vision and in print, in one or two sentences.
QString paletteNote(Palette palette);

/// Colours of a scale from 0 to 1. Perceptually even and readable without red-green vision; `diverging` is neutral at
/// 0.5.
class Colormap {
public:
    explicit Colormap(Palette palette);

    /// `position` outside [0, 1] takes the end's colour; NaN must be told apart before.
    QRgb colour(double position) const;

private:
    std::array<QRgb, 1024> table_{};
};

/// Black or white, whichever reads better on `background`.
QColor readableOn(QRgb background);

} // namespace sinkscope
