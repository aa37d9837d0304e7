#include "figure/FigureLook.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>

#include <cmath>

namespace sinkscope {
namespace {

constexpr double captionEdge = 4.0;

QPalette figurePalette(FigureGround ground) {
    const bool isDark = ground == FigureGround::dark;
    const QColor base = isDark ? QColor(0x1B, 0x1C, 0x1E) : QColor(Qt::white);
    const QColor text = isDark ? QColor(0xE8, 0xE8, 0xE8) : QColor(0x1B, 0x1B, 0x1B);
    QPalette palette(base, base);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::PlaceholderText, isDark ? QColor(0xA0, 0xA2, 0xA6) : QColor(0x66, 0x66, 0x66));
    return palette;
}

/// A family that files can name: of an alias such as "Sans Serif" the font it stands for.
QString familyOf(const FigureOptions& options) {
    QFont font = QGuiApplication::font();
    if (!options.family.isEmpty())
        font.setFamily(options.family);
    return QFontInfo(font).family();
}

} // namespace

FigureLook::FigureLook(const FigureOptions& options) : palette(figurePalette(options.ground)) {
    const int units = std::max(1, static_cast<int>(std::lround(options.points)));
    pointsPerUnit = options.points / units;
    font = QFont(familyOf(options));
    font.setPixelSize(units);
    font.setHintingPreference(QFont::PreferNoHinting);
    captionFont = font;
    captionFont.setPixelSize(std::max(1, units - 1));
}

double FigureLook::captionHeight(const Figure& figure, double width) const {
    const QString caption = provenanceCaption(figure.content.title, figure.provenance);
    constexpr double endless = 1e5;
    return std::ceil(QFontMetricsF(captionFont)
                         .boundingRect(QRectF(0.0, 0.0, width - 2 * captionEdge, endless),
                                       Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, caption)
                         .height()) +
           captionEdge;
}

} // namespace sinkscope
