#include "heatmap/AxisLabels.h"

#include <QPainter>
#include <QSet>
#include <QTransform>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr double gap = 6.0;
constexpr double degreesOfDiagonal = -45.0, degreesOfVertical = -90.0;
/// Lines at 45° need their height divided by sin 45° along the axis.
constexpr double diagonalStretch = 1.42;

std::int64_t roundStep(double atLeast) {
    std::int64_t power = 1;
    while (static_cast<double>(power) * 10.0 < atLeast)
        power *= 10;
    for (const std::int64_t digit : {1, 2, 5})
        if (static_cast<double>(digit * power) >= atLeast)
            return digit * power;
    return 10 * power;
}

bool overlap(const PlacedLabel& one, const PlacedLabel& other) {
    return !one.outline().intersected(other.outline()).isEmpty();
}

Range visibleCells(const AxisView& view, std::int64_t cells) {
    return {std::max<std::int64_t>(0, static_cast<std::int64_t>(std::floor(view.low))),
            std::min(cells, static_cast<std::int64_t>(std::ceil(view.high)))};
}

bool isCentreVisible(const AxisView& view, std::int64_t cell) {
    const double centre = static_cast<double>(cell) + 0.5;
    return centre >= view.low && centre <= view.high;
}

} // namespace

QPolygonF PlacedLabel::outline() const {
    QTransform transform;
    transform.translate(anchor.x(), anchor.y());
    transform.rotate(degrees);
    return transform.map(QPolygonF(box));
}

void PlacedLabel::paint(QPainter& painter) const {
    painter.save();
    painter.translate(anchor);
    painter.rotate(degrees);
    painter.drawText(box, static_cast<int>(alignment) | Qt::TextDontClip, text);
    painter.restore();
}

AxisLabels::AxisLabels(HeatmapAxis axis, const QFontMetricsF& metrics)
    : axis_(std::move(axis)), metrics_(metrics), longestName_(metrics.averageCharWidth() * 9.0) {
    // The words of a prompt repeat, and measuring one takes microseconds.
    const QSet<QString> distinct(axis_.names.begin(), axis_.names.end());
    for (const QString& name : distinct)
        widestName_ = std::max(widestName_, std::min(longestName_, metrics_.horizontalAdvance(name)));
    const std::int64_t lastNumber = std::max<std::int64_t>(axis_.numberOf(axis_.cells - 1), 0);
    widestNumber_ = metrics_.horizontalAdvance(QString::number(lastNumber));
    if (axis_.names.empty())
        widestName_ = widestNumber_;
}

double AxisLabels::thinnedWidth() const {
    return axis_.kind == HeatmapAxis::Names::words ? std::max(widestName_, widestNumber_) : widestName_;
}

AxisLabels::Plan AxisLabels::planBelow(double pixelsPerCell) const {
    if (pixelsPerCell >= widestName_ + gap)
        return {Angle::horizontal, 1};
    if (axis_.kind == HeatmapAxis::Names::words && pixelsPerCell >= metrics_.height() * diagonalStretch)
        return {Angle::diagonal, 1};
    if (axis_.kind == HeatmapAxis::Names::words && pixelsPerCell >= metrics_.height())
        return {Angle::vertical, 1};
    return {Angle::horizontal, std::max<std::int64_t>(roundStep((thinnedWidth() + gap) / pixelsPerCell), 1)};
}

AxisLabels::Plan AxisLabels::planBeside(double pixelsPerCell) const {
    return {Angle::horizontal, roundStep(metrics_.height() / pixelsPerCell)};
}

double AxisLabels::heightBelow(double pixelsPerCell) const {
    const Plan plan = planBelow(pixelsPerCell);
    if (plan.angle == Angle::vertical)
        return widestName_ + 2.0;
    if (plan.angle == Angle::diagonal)
        return (widestName_ + metrics_.height()) / diagonalStretch + 2.0;
    const bool twoLines = plan.step > 1 && axis_.kind == HeatmapAxis::Names::words;
    return metrics_.height() * (twoLines ? 2.0 : 1.0);
}

double AxisLabels::widthBeside(double pixelsPerCell) const {
    if (axis_.kind == HeatmapAxis::Names::numbers || planBeside(pixelsPerCell).step == 1)
        return widestName_;
    return widestName_ + metrics_.horizontalAdvance(QLatin1Char(' ')) + widestNumber_;
}

bool AxisLabels::isLabelled(std::int64_t cell, std::int64_t step) const {
    const bool namedBeforeNumbers = axis_.numberOf(cell) < 0;
    return namedBeforeNumbers || axis_.numberOf(cell) % step == 0;
}

QString AxisLabels::textOf(std::int64_t cell, std::int64_t step, QChar separator) const {
    const QString name = metrics_.elidedText(axis_.nameOf(cell), Qt::ElideRight, longestName_ + 0.5);
    if (axis_.kind == HeatmapAxis::Names::numbers || step == 1)
        return name;
    return QString::number(axis_.numberOf(cell)) + separator + name;
}

QSizeF AxisLabels::sizeOf(const QString& text) const {
    double width = 0.0;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString& line : lines)
        width = std::max(width, metrics_.horizontalAdvance(line));
    return {width, metrics_.height() * static_cast<double>(lines.size())};
}

std::vector<PlacedLabel> AxisLabels::below(const AxisView& view, QPointF topLeft) const {
    const Plan plan = planBelow(view.pixelsPerCell());
    const Range cells = visibleCells(view, axis_.cells);
    std::vector<PlacedLabel> labels;
    for (std::int64_t cell = cells.first; cell < cells.last; ++cell) {
        if (!isLabelled(cell, plan.step) || !isCentreVisible(view, cell))
            continue;
        const QString text = textOf(cell, plan.step, QLatin1Char('\n'));
        const QSizeF size = sizeOf(text);
        const double x = topLeft.x() + view.pixelAt(static_cast<double>(cell) + 0.5);
        PlacedLabel label{text,
                          {x, topLeft.y()},
                          0.0,
                          {-size.width() / 2.0, 0.0, size.width(), size.height()},
                          Qt::AlignHCenter | Qt::AlignTop};
        if (plan.angle != Angle::horizontal) {
            label.degrees = plan.angle == Angle::diagonal ? degreesOfDiagonal : degreesOfVertical;
            label.box = {-size.width(), -size.height() / 2.0, size.width(), size.height()};
            label.anchor.ry() += plan.angle == Angle::diagonal ? size.height() / 4.0 : 1.0;
            label.alignment = Qt::AlignRight | Qt::AlignVCenter;
        }
        if (labels.empty() || !overlap(labels.back(), label))
            labels.push_back(std::move(label));
    }
    return labels;
}

std::vector<PlacedLabel> AxisLabels::beside(const AxisView& view, QPointF topRight) const {
    const Plan plan = planBeside(view.pixelsPerCell());
    const Range cells = visibleCells(view, axis_.cells);
    std::vector<PlacedLabel> labels;
    for (std::int64_t cell = cells.first; cell < cells.last; ++cell) {
        if (!isLabelled(cell, plan.step) || !isCentreVisible(view, cell))
            continue;
        const QString text = textOf(cell, plan.step, QLatin1Char(' '));
        const QSizeF size = sizeOf(text);
        const double y = topRight.y() + view.pixelAt(static_cast<double>(cell) + 0.5);
        PlacedLabel label{text,
                          {topRight.x(), y},
                          0.0,
                          {-size.width(), -size.height() / 2.0, size.width(), size.height()},
                          Qt::AlignRight | Qt::AlignVCenter};
        if (labels.empty() || !overlap(labels.back(), label))
            labels.push_back(std::move(label));
    }
    return labels;
}

} // namespace sinkscope
