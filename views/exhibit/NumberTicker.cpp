#include "exhibit/NumberTicker.h"

#include "style/NumberText.h"

#include <cmath>

namespace sinkscope {

NumberTicker::NumberTicker(Numbers numbers) : numbers_(numbers) {}

double NumberTicker::getTickStep(const QCPRange& range) {
    const double step = QCPAxisTicker::getTickStep(range);
    step_ = numbers_ == Numbers::whole ? std::max(1.0, std::round(step)) : step;
    return step_;
}

QString NumberTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return tickText(tick, step_);
}

} // namespace sinkscope
