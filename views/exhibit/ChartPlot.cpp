#include "exhibit/ChartPlot.h"

#include "curves/DepthTicker.h"
#include "curves/MagnitudeTicker.h"
#include "exhibit/ChartRange.h"
#include "exhibit/ExhibitText.h"
#include "exhibit/LevelPlace.h"
#include "exhibit/PlaceSelection.h"
#include "exhibit/PointLabels.h"
#include "style/NumberTicker.h"
#include "style/Theme.h"

#include <cmath>
#include <limits>

namespace sinkscope {

namespace {

void setUpAxis(QCPAxis& axis, const Quantity& quantity, AxisScale scale, const std::vector<double>& values) {
    axis.setLabel(quantityHeading(quantity));
    axis.setScaleType(scale == AxisScale::logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (scale == AxisScale::logarithmic)
        axis.setTicker(QSharedPointer<MagnitudeTicker>::create());
    else if (countsLayers(quantity))
        axis.setTicker(QSharedPointer<DepthTicker>::create(&axis));
    else
        axis.setTicker(QSharedPointer<NumberTicker>::create(numbersOf(values)));
    axis.setTickLength(0, 3);
    axis.setSubTickLength(0, 1);
}

constexpr int legendIcon = 20, legendPadding = 9, legendSpacing = 12, colourBarWidth = 12;

int legendColumns(const Chart& chart, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    double widest = 0.0;
    for (const Series& series : chart.series)
        widest = std::max(widest, metrics.horizontalAdvance(coreText(series.name)));
    constexpr double linesBesideBar = 6.5; // its numbers and its title, by the height of a line
    if (*chart.colour.key != '\0')
        width -= colourBarWidth + linesBesideBar * metrics.height();
    const double item = widest + legendIcon + legendPadding;
    return std::max(1, static_cast<int>((width - 2 * spacing + legendSpacing) / (item + legendSpacing)));
}

/// From the nearest place of the rectangle to the point.
QPointF awayFrom(const QRectF& rectangle, QPointF point) {
    return point - QPointF(std::clamp(point.x(), rectangle.left(), rectangle.right()),
                           std::clamp(point.y(), rectangle.top(), rectangle.bottom()));
}

} // namespace

int legendRows(const Chart& chart, const QFont& font, double width) {
    const auto count = static_cast<int>(chart.series.size()), columns = legendColumns(chart, font, width);
    return count > 1 ? (count + columns - 1) / columns : 0;
}

ChartPlot::ChartPlot(QWidget* parent) : QCustomPlot(parent), look_(palette()), font_(font()) {
    paintWithOthers(*this);
    setAutoAddPlottableToLegend(false);
    addLayer(QStringLiteral("marks"));
    addLayer(QStringLiteral("hover"));
    layer(QStringLiteral("hover"))->setMode(QCPLayer::lmBuffered);
    setMinimumSize(24 * spacing, 16 * spacing);
    layOut();
    resetZoom();
}

void ChartPlot::setChart(const Chart& chart) {
    chart_ = chart;
    barSpacing_ = leastDistance(barPlaces(), chart_.xScale);
    layOut();
    addLevels();
    for (std::size_t index = 0; index < chart_.series.size(); ++index)
        addSeries(index);
    addMarks();
    resetZoom();
    fillLabels();
    setLook(look_, font_);
    placeSelection();
}

void ChartPlot::layOut() {
    clearItems();
    clearPlottables();
    levelLines_.clear();
    levelNames_.clear();
    drawn_.clear();
    coloured_.clear();
    names_ = nullptr;
    colours_ = nullptr;
    labels_ = nullptr;
    selected_ = nullptr;
    selectedLayer_ = nullptr;
    hovered_ = nullptr;
    plotLayout()->clear();
    plotLayout()->setRowSpacing(0);
    if (chart_.series.size() > 1) {
        names_ = new QCPLegend;
        names_->setFillOrder(QCPLegend::foColumnsFirst);
        names_->setBorderPen(Qt::NoPen);
        names_->setBrush(Qt::NoBrush);
        names_->setMargins(QMargins(6, 2, 0, 0));
        names_->setIconSize(legendIcon, 10);
        names_->setIconTextPadding(legendPadding); // lines reach 5 beyond their icon where a file knows no clipping
        names_->setColumnSpacing(legendSpacing);
        names_->setSelectableParts(QCPLegend::spNone);
        auto* row = new QCPLayoutGrid; // the stretch at its right keeps the names together at the left
        plotLayout()->addElement(0, 0, row);
        plotLayout()->setRowStretchFactor(0, 0.001);
        row->addElement(0, 0, names_);
        row->addElement(0, 1, new QCPLayoutElement(this));
        row->setColumnStretchFactor(0, 0.001);
        names_->setLayer(QStringLiteral("legend"));
    }
    frame_ = new QCPAxisRect(this, false);
    frame_->setupFullAxesBox();
    frame_->setMinimumMargins(QMargins(4, 4, 10, 2));
    const int row = names_ ? 1 : 0;
    plotLayout()->addElement(row, 0, frame_);
    setUpAxis(*x(), chart_.x, chart_.xScale, allValues(&Series::x));
    setUpAxis(*y(), chart_.y, chart_.yScale, allValues(&Series::y));
    connect(x(), qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, &ChartPlot::fitBars);
    for (const auto side : {QCPAxis::atTop, QCPAxis::atRight})
        frame_->axis(side)->setTicks(false);
    if (*chart_.colour.key != '\0') {
        colours_ = new QCPColorScale(this);
        colours_->setType(QCPAxis::atRight);
        colours_->setBarWidth(colourBarWidth);
        colours_->setLabel(quantityHeading(chart_.colour));
        colours_->axis()->setTicker(QSharedPointer<NumberTicker>::create(NumberTicker::Numbers::any));
        plotLayout()->addElement(row, 1, colours_);
        auto* ends = new QCPMarginGroup(this);
        frame_->setMarginGroup(QCP::msTop | QCP::msBottom, ends);
        colours_->setMarginGroup(QCP::msTop | QCP::msBottom, ends);
    }
}

std::vector<double> ChartPlot::allValues(std::vector<double> Series::*part) const {
    std::vector<double> values;
    for (const Series& series : chart_.series)
        values.insert(values.end(), (series.*part).begin(), (series.*part).end());
    return values;
}

std::optional<QPointF> ChartPlot::positionOf(const ChartPoint& point) const {
    const Series& series = chart_.series[point.series];
    const double across = drawable(series.x[point.index], chart_.xScale);
    const double up = drawable(series.y[point.index], chart_.yScale);
    if (std::isnan(across) || std::isnan(up))
        return std::nullopt;
    return QPointF(x()->coordToPixel(across), y()->coordToPixel(up));
}

std::optional<ChartPoint> ChartPlot::pointNear(QPointF position, double reach) const {
    std::optional<ChartPoint> nearest;
    if (!frame_->rect().contains(position.toPoint()))
        return nearest;
    double least = reach;
    for (std::size_t series = 0; series < chart_.series.size(); ++series)
        for (std::size_t index = 0; index < chart_.series[series].x.size(); ++index) {
            const auto drawn = positionOf({series, index});
            if (!drawn)
                continue;
            QPointF away = position - *drawn;
            if (const auto* bars = qobject_cast<QCPBars*>(drawn_[series])) // anywhere on a bar is on it
                away = awayFrom(QRectF(QPointF(drawn->x() - 0.5 * bars->width() * frame_->width(), drawn->y()),
                                       QPointF(drawn->x() + 0.5 * bars->width() * frame_->width(),
                                               y()->coordToPixel(bars->baseValue())))
                                    .normalized(),
                                position);
            if (const double distance = std::hypot(away.x(), away.y()); distance <= least) {
                least = distance;
                nearest = ChartPoint{series, index};
            }
        }
    return nearest;
}

void ChartPlot::setHovered(std::optional<ChartPoint> point) {
    if (!hovered_)
        return;
    hovered_->setVisible(point.has_value());
    if (point)
        hovered_->position->setCoords(chart_.series[point->series].x[point->index],
                                      chart_.series[point->series].y[point->index]);
    layer(QStringLiteral("hover"))->replot();
}

void ChartPlot::setSelection(const Selection& selection) {
    selection_ = selection;
    placeSelection();
    replot(rpQueuedReplot);
}

void ChartPlot::placeSelection() {
    if (!selected_)
        return;
    selected_->data()->clear();
    selectedLayer_->setVisible(selection_ && countsLayers(chart_.x) && !chart_.series.empty());
    if (!selection_)
        return;
    for (const Series& series : chart_.series)
        for (std::size_t index = 0; index < series.places.size(); ++index)
            if (isAt(series.places[index], *selection_))
                selected_->addData(drawable(series.x[index], chart_.xScale), drawable(series.y[index], chart_.yScale));
    const auto layer = static_cast<double>(selection_->layer);
    selectedLayer_->topLeft->setCoords(layer - 0.5, 0.0);
    selectedLayer_->bottomRight->setCoords(layer + 0.5, 1.0);
}

/// At the end of its line where it covers least of the data.
void ChartPlot::placeLevelNames(QSize size) {
    const auto shareOf = [](const QCPAxis* axis, double value) {
        const QCPRange range = axis->range();
        return axis->scaleType() == QCPAxis::stLogarithmic
                   ? std::log(value / range.lower) / std::log(range.upper / range.lower)
                   : (value - range.lower) / range.size();
    };
    std::vector<std::vector<QPointF>> curves;
    for (const Series& series : chart_.series) {
        curves.emplace_back();
        for (std::size_t index = 0; index < series.x.size(); ++index) {
            const double across = drawable(series.x[index], chart_.xScale);
            const double up = drawable(series.y[index], chart_.yScale);
            if (std::isnan(across) || std::isnan(up))
                continue;
            if (series.style != SeriesStyle::line)
                curves.emplace_back();
            const QPointF point(shareOf(x(), across), shareOf(y(), up));
            if (series.style == SeriesStyle::bars)
                curves.back().emplace_back(point.x(), 0.0);
            curves.back().push_back(point);
        }
    }
    constexpr double frameShare = 0.75; // numbers and titles of the axes take the rest
    const QFontMetricsF metrics(font_);
    for (std::size_t index = 0; index < levelNames_.size(); ++index) {
        QCPItemText& name = *levelNames_[index];
        const QSizeF room(metrics.horizontalAdvance(name.text()) / (frameShare * size.width()),
                          metrics.height() / (frameShare * size.height()));
        const LevelPlace place = levelPlace(shareOf(y(), chart_.levels[index].value), room, curves);
        name.position->setCoords(place.side == Qt::AlignRight ? 0.995 : 0.005, chart_.levels[index].value);
        name.setPositionAlignment(place.side | place.edge);
    }
}

void ChartPlot::fitTo(QSize size) {
    placeLevelNames(size);
    if (names_ && names_->itemCount() > 0) {
        names_->setWrap(legendColumns(chart_, font_, size.width()));
        names_->setFillOrder(QCPLegend::foColumnsFirst, true);
    }
    // Numbers need room in proportion to their height, on the screen as on paper.
    constexpr double acrossOfTick = 6.5, downOfTick = 3.3;
    const double height = QFontMetricsF(font_).height();
    x()->ticker()->setTickCount(std::max(2, static_cast<int>(size.width() / (acrossOfTick * height))));
    y()->ticker()->setTickCount(std::clamp(static_cast<int>(size.height() / (downOfTick * height)), 2, 8));
}

void ChartPlot::resizeEvent(QResizeEvent* event) {
    fitTo(event->size());
    QCustomPlot::resizeEvent(event);
}

} // namespace sinkscope

#include "moc_ChartPlot.cpp"
