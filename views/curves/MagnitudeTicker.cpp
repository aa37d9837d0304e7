#include "curves/MagnitudeTicker.h"

#include "style/NumberText.h"

namespace sinkscope {

MagnitudeTicker::MagnitudeTicker() {
    setSubTickCount(0);
}

QVector<double> MagnitudeTicker::createTickVector(double step, const QCPRange& range) {
    const QVector<double> ticks = QCPAxisTickerLog::createTickVector(step, range);
    step_ = ticks.size() > 1 ? ticks[1] - ticks[0] : step;
    return ticks;
}

QString MagnitudeTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return tickText(tick, step_);
}

} // namespace sinkscope
