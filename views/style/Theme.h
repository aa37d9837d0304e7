#pragma once

#include <QColor>
#include <QPalette>

namespace sinkscope {

/// Colours with one meaning everywhere (Okabe–Ito), chosen so that they read on light and dark backgrounds. A shape or
/// label always says it too.
namespace colour {
QColor sink();       ///< vermilion #D55E00
QColor spike();      ///< purple #CC79A7
QColor selection();  ///< blue #0072B2
QColor intervened(); ///< green #009E73
QColor baseline();   ///< grey
} // namespace colour

enum class Appearance { system, light, dark };

/// Sets the application's style and palette; call again to switch at run time. Views repaint on QEvent::PaletteChange.
void applyAppearance(Appearance appearance);
/// Whether a palette is a dark one, for icons and plots.
bool isDark(const QPalette& palette);
/// Thin lines between things: quiet, but seen on light and dark.
QColor lineColour(const QPalette& palette);
/// The one spacing unit of all layouts, in device-independent pixels.
constexpr int spacing = 8;

} // namespace sinkscope
