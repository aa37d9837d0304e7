#pragma once

#include "style/QCustomPlot.h"

namespace sinkscope {

/// Ticks of a logarithmic axis, written as all numbers of the program are and told apart: decades, or evenly spaced
/// values where less than two of those are in sight.
class MagnitudeTicker : public QCPAxisTickerLog {
public:
    MagnitudeTicker();

protected:
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    double step_ = 1.0; ///< the least one of the ticks being made
};

} // namespace sinkscope
