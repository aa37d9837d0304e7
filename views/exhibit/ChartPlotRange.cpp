#include "exhibit/ChartPlot.h"
#include "exhibit/ChartRange.h"
#include "exhibit/ExhibitText.h"

#include <QJsonArray>

#include <algorithm>

namespace sinkscope {

std::vector<double> ChartPlot::barPlaces() const {
    std::vector<double> places;
    for (const Series& series : chart_.series)
        if (series.style == SeriesStyle::bars)
            places.insert(places.end(), series.x.begin(), series.x.end());
    return places;
}

void ChartPlot::fitBars() {
    const double length = distanceOn(chart_.xScale, x()->range().lower, x()->range().upper);
    for (QCPAbstractPlottable* plottable : drawn_)
        if (auto* bars = qobject_cast<QCPBars*>(plottable))
            bars->setWidth(barShare * barSpacing_ / length);
}

void ChartPlot::resetZoom() {
    x()->setRange(wholeAcross());
    y()->setRange(wholeUp());
    wholeX_ = x()->range();
    wholeY_ = y()->range();
    for (QCPAbstractPlottable* plottable : drawn_)
        if (auto* bars = qobject_cast<QCPBars*>(plottable))
            bars->setBaseValue(baseOfBars());
    fitBars();
    replot(rpQueuedReplot);
}

QCPRange ChartPlot::wholeAcross() const {
    const std::vector<double> values = allValues(&Series::x);
    if (countsLayers(chart_.x) && chart_.xScale == AxisScale::linear && !values.empty())
        return {std::ranges::min(values) - 0.6, std::ranges::max(values) + 0.6};
    return widened(chartRange(values, chart_.xScale, RangeStart::fitting), barPlaces(), 0.6 * barSpacing_,
                   chart_.xScale);
}

QCPRange ChartPlot::wholeUp() const {
    std::vector<double> values = allValues(&Series::y);
    for (const Level& level : chart_.levels)
        values.push_back(level.value);
    const bool hasBars = !barPlaces().empty();
    QCPRange range = chartRange(values, chart_.yScale, hasBars ? RangeStart::zero : RangeStart::fitting);
    const bool hasNames =
        std::ranges::any_of(chart_.series, [](const Series& series) { return !series.labels.empty(); });
    if (hasBars && hasNames && chart_.yScale == AxisScale::linear) {
        const double room = 0.15 * range.size(); // for names beyond the ends of bars
        range.lower -= range.lower < 0.0 ? room : 0.0;
        range.upper += range.upper > 0.0 ? room : 0.0;
    }
    return range;
}

QJsonObject ChartPlot::zoom() const {
    QJsonObject zoom;
    if (x()->range() != wholeX_)
        zoom[QLatin1String("x")] = QJsonArray{x()->range().lower, x()->range().upper};
    if (y()->range() != wholeY_)
        zoom[QLatin1String("y")] = QJsonArray{y()->range().lower, y()->range().upper};
    return zoom;
}

void ChartPlot::setZoom(const QJsonObject& zoom) {
    const auto rangeOf = [&zoom](const char* name, const QCPRange& whole) {
        const QJsonArray ends = zoom[QLatin1String(name)].toArray();
        const double low = ends.at(0).toDouble(), high = ends.at(1).toDouble();
        return ends.size() == 2 && low < high ? QCPRange(low, high) : whole;
    };
    x()->setRange(rangeOf("x", wholeX_));
    y()->setRange(rangeOf("y", wholeY_));
    replot(QCustomPlot::rpQueuedReplot);
}

QRectF ChartPlot::barAt(QPointF end) const {
    const QCPRange across = widened({end.x(), end.x()}, {end.x()}, 0.5 * barShare * barSpacing_, chart_.xScale);
    return {QPointF(across.lower, end.y()), QPointF(across.upper, baseOfBars())};
}

} // namespace sinkscope
