#pragma once

#include "style/QCustomPlot.h"

namespace sinkscope {

/// Ticks of the depth axis: -1 is "emb", then whole layers, thinned so that their labels never touch.
class DepthTicker : public QCPAxisTicker {
public:
    explicit DepthTicker(QCPAxis* axis) : axis_(axis) {}

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double step) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    QCPAxis* axis_;
};

} // namespace sinkscope
