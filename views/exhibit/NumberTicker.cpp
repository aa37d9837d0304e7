#include "exhibit/NumberTicker.h"

#include "style/NumberText.h"

#include <cmath>

namespace sinkscope {

NumberTicker::NumberTicker(Numbers numbers) : numbers_(numbers) {}

double NumberTicker::getTickStep(const QCPRange& range) {
    const double step = QCPAxisTicker::getTickStep(range);
    return numbers_ == Numbers::whole ? std::max(1.0, std::round(step)) : step;
}

QString NumberTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    // A tick that ought to be zero can be a rounding error away from it.
    return shortText(std::abs(tick) < 1e-12 ? 0.0 : tick);
}

} // namespace sinkscope
