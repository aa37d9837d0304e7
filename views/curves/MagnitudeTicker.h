#pragma once

#include "style/QCustomPlot.h"

namespace sinkscope {

/// Decades of a logarithmic axis, written as all numbers of the program are.
class MagnitudeTicker : public QCPAxisTickerLog {
public:
    MagnitudeTicker();

protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
};

} // namespace sinkscope
