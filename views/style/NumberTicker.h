#pragma once

#include "style/QCustomPlot.h"

#include <vector>

namespace sinkscope {

/// Ticks of a linear axis, written as all numbers of the program are and told apart; on an axis of counts they are
/// whole.
class NumberTicker : public QCPAxisTicker {
public:
    enum class Numbers { any, whole };
    explicit NumberTicker(Numbers numbers);

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double step) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    Numbers numbers_;
    double step_ = 1.0; ///< of the ticks being made
};

/// Whole when all values that can be drawn are.
NumberTicker::Numbers numbersOf(const std::vector<double>& values);

} // namespace sinkscope
