#include "curves/MagnitudeTicker.h"

#include "style/NumberText.h"

namespace sinkscope {

MagnitudeTicker::MagnitudeTicker() {
    setSubTickCount(0);
}

QString MagnitudeTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return shortText(tick);
}

} // namespace sinkscope
