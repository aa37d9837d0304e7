#include "exhibit/ChartStyle.h"

#include "style/Theme.h"

#include <array>

namespace sinkscope {

QColor meaningColour(SeriesMeaning meaning, const QPalette& palette) {
    const bool dark = isDark(palette);
    const auto onGround = [dark](const QColor& colour, int factor) { return dark ? colour : colour.darker(factor); };
    switch (meaning) {
    case SeriesMeaning::plain: {
        QColor text = palette.color(QPalette::Text);
        text.setAlphaF(0.7F);
        return text;
    }
    case SeriesMeaning::sink:
        return colour::sink();
    case SeriesMeaning::spike:
        return onGround(colour::spike(), 125);
    case SeriesMeaning::attention:
        return onGround({0x56, 0xB4, 0xE9}, 150);
    case SeriesMeaning::feedForward:
        return onGround({0xE6, 0x9F, 0x00}, 110);
    case SeriesMeaning::others:
    case SeriesMeaning::base:
        return colour::baseline();
    case SeriesMeaning::changed:
        return colour::intervened();
    case SeriesMeaning::chosen:
        return dark ? colour::selection().lighter(150) : colour::selection();
    }
    return {};
}

ChartStyle::ChartStyle(SeriesMeaning meaning, std::size_t sameBefore, const QPalette& palette, double size) {
    constexpr std::array lines{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    constexpr std::array marks{QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle,
                               QCPScatterStyle::ssDiamond};
    const QColor colour = meaningColour(meaning, palette);
    const bool isChosen = meaning == SeriesMeaning::chosen, isBase = meaning == SeriesMeaning::base;
    const bool isChanged = meaning == SeriesMeaning::changed;
    // Of two runs the line tells which; marks tell their series apart.
    const auto pattern = isBase ? Qt::DashLine : isChanged ? Qt::SolidLine : lines[sameBefore % lines.size()];
    const bool isThin = meaning == SeriesMeaning::others || isBase || (isChanged && sameBefore > 0);
    line = QPen(colour, (isThin ? 1.2 : 1.8) * size, pattern);
    const auto shape = isChosen ? QCPScatterStyle::ssStar : marks[sameBefore % marks.size()];
    mark = QCPScatterStyle(shape, QPen(colour, (isChosen ? 2.0 : 1.0) * size),
                           isBase ? QBrush(Qt::NoBrush) : QBrush(colour), (isChosen ? 12.0 : 5.0) * size);
}

} // namespace sinkscope
