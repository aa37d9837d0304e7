#include "exhibit/ChartText.h"

#include "exhibit/ExhibitText.h"
#include "style/NumberText.h"

#include <QCoreApplication>
#include <QStringList>

namespace sinkscope {

namespace {

QString valueLine(const Quantity& quantity, double value) {
    return QCoreApplication::translate("ChartView", "%1: %2").arg(quantityHeading(quantity), exactText(value));
}

} // namespace

QString chartPointText(const Chart& chart, const ChartPoint& point) {
    const Series& series = chart.series[point.series];
    QStringList heading;
    if (const QString name = coreText(series.name); !name.isEmpty())
        heading += name;
    if (point.index < series.labels.size() && !series.labels[point.index].empty())
        heading += QString::fromStdString(series.labels[point.index]);
    QStringList lines;
    if (!heading.isEmpty())
        lines += heading.join(QStringLiteral(" · "));
    lines += valueLine(chart.x, series.x[point.index]);
    lines += valueLine(chart.y, series.y[point.index]);
    if (point.index < series.colour.size())
        lines += valueLine(chart.colour, series.colour[point.index]);
    return lines.join(QLatin1Char('\n'));
}

} // namespace sinkscope
