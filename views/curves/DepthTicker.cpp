#include "curves/DepthTicker.h"

#include <QCoreApplication>
#include <cmath>

namespace sinkscope {

namespace {

QString embeddingLabel() {
    //: The embedding, before layer 0, on the axis of layers
    return QCoreApplication::translate("LifeCycleView", "emb");
}

} // namespace

double DepthTicker::getTickStep(const QCPRange& range) {
    const QFontMetricsF font(axis_->tickLabelFont());
    const double widest = font.horizontalAdvance(QString::number(std::lround(range.upper))) +
                          font.horizontalAdvance(QStringLiteral("00"));
    const double perLayer = axis_->axisRect()->width() / range.size();
    for (const double step : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0})
        if (step * perLayer >= widest)
            return step;
    return 200.0;
}

int DepthTicker::getSubTickCount(double step) {
    return step <= 5.0 ? static_cast<int>(step) - 1 : 0;
}

QVector<double> DepthTicker::createTickVector(double step, const QCPRange& range) {
    QVector<double> ticks;
    const QFontMetricsF font(axis_->tickLabelFont());
    const double perLayer = axis_->axisRect()->width() / range.size();
    // Layer 0 keeps its label when the embedding's stands clear of it; the next one always does.
    const double embeddingReach =
        0.5 * font.horizontalAdvance(embeddingLabel()) + font.horizontalAdvance(QStringLiteral("0"));
    ticks << -1.0;
    for (double tick = 0.0; tick <= range.upper; tick += step)
        if ((tick + 1.0) * perLayer > embeddingReach)
            ticks << tick;
    return ticks;
}

QString DepthTicker::getTickLabel(double tick, const QLocale& locale, QChar, int) {
    return tick < 0.0 ? embeddingLabel() : locale.toString(static_cast<qlonglong>(std::llround(tick)));
}

} // namespace sinkscope
