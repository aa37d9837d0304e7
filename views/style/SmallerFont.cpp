#include "style/SmallerFont.h"

#include <QFontInfo>
#include <algorithm>
#include <cmath>

namespace sinkscope {

QFont smallerFont(const QFont& font, double factor) {
    constexpr double projected = 18.0, smallest = 9.0;
    const double pixels = QFontInfo(font).pixelSize();
    const double least = pixels >= projected ? projected : std::min(pixels, smallest);
    const double share = std::max(factor, least / pixels);
    QFont smaller = font;
    if (font.pointSizeF() > 0.0)
        smaller.setPointSizeF(font.pointSizeF() * share);
    else
        smaller.setPixelSize(static_cast<int>(std::lround(pixels * share)));
    return smaller;
}

} // namespace sinkscope
