#include "style/NumberTicker.h"

#include "style/NumberText.h"

#include <algorithm>
#include <cmath>

namespace sinkscope {

NumberTicker::NumberTicker(Numbers numbers) : numbers_(numbers) {}

double NumberTicker::getTickStep(const QCPRange& range) {
    const double step = QCPAxisTicker::getTickStep(range);
    const bool isBroken = step != std::round(step); // 2.5 becomes 5
    step_ = numbers_ == Numbers::any ? step : step < 1.0 ? 1.0 : isBroken ? 2.0 * step : step;
    return step_;
}

int NumberTicker::getSubTickCount(double step) {
    if (numbers_ == Numbers::any)
        return QCPAxisTicker::getSubTickCount(step);
    for (const int parts : {5, 4, 2})
        if (std::lround(step) % parts == 0)
            return parts - 1;
    return 0;
}

QString NumberTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return tickText(tick, step_);
}

NumberTicker::Numbers numbersOf(const std::vector<double>& values) {
    const auto isWhole = [](double value) { return !std::isfinite(value) || value == std::round(value); };
    return std::ranges::all_of(values, isWhole) ? NumberTicker::Numbers::whole : NumberTicker::Numbers::any;
}

} // namespace sinkscope
