#include "heatmap/HeatmapWidget.h"
#include "heatmap/HeatmapWidgetPrivate.h"

#include <QJsonArray>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

const QString rowsKey = QStringLiteral("rows");
const QString columnsKey = QStringLiteral("columns");

QJsonObject axisState(const Span& span, std::int64_t cells) {
    return {{QStringLiteral("low"), span.low},
            {QStringLiteral("high"), span.high},
            {QStringLiteral("cells"), static_cast<double>(cells)}};
}

bool isOf(const QJsonObject& axis, std::int64_t cells) {
    return axis[QStringLiteral("cells")].toDouble() == static_cast<double>(cells);
}

/// Within the axis and at least one cell long, whatever the state says.
Span spanOf(const QJsonObject& axis, std::int64_t cells) {
    const Span whole = wholeSpan(cells);
    const double low =
        std::clamp(axis[QStringLiteral("low")].toDouble(), whole.low, std::max(whole.low, whole.high - 1.0));
    const double high =
        std::clamp(axis[QStringLiteral("high")].toDouble(), std::min(low + 1.0, whole.high), whole.high);
    return {low, high};
}

Range wholeCells(const Span& span, std::int64_t cells) {
    return {static_cast<std::int64_t>(std::floor(span.low)),
            std::min(cells, static_cast<std::int64_t>(std::ceil(span.high)))};
}

} // namespace

Range HeatmapWidget::visibleRows() const {
    return wholeCells(d->rows, d->content.rows.cells);
}

Range HeatmapWidget::visibleColumns() const {
    return wholeCells(d->columns, d->content.columns.cells);
}

void HeatmapWidget::showAll() {
    d->setSpans(wholeSpan(d->content.rows.cells), wholeSpan(d->content.columns.cells));
}

QJsonObject HeatmapWidget::zoom() const {
    if (!d->restored.isEmpty())
        return d->restored;
    const std::int64_t rowCount = d->content.rows.cells, columnCount = d->content.columns.cells;
    if (d->rows == wholeSpan(rowCount) && d->columns == wholeSpan(columnCount))
        return {};
    return {{rowsKey, axisState(d->rows, rowCount)}, {columnsKey, axisState(d->columns, columnCount)}};
}

void HeatmapWidget::setZoom(const QJsonObject& zoom) {
    d->restored = zoom;
    if (zoom.isEmpty())
        return showAll();
    d->applyRestored();
}

bool HeatmapWidget::Private::applyRestored() {
    const QJsonObject ofRows = restored.value(rowsKey).toObject(), ofColumns = restored.value(columnsKey).toObject();
    if (restored.isEmpty() || !isOf(ofRows, content.rows.cells) || !isOf(ofColumns, content.columns.cells))
        return false;
    restored = {};
    setSpans(spanOf(ofRows, content.rows.cells), spanOf(ofColumns, content.columns.cells));
    return true;
}

} // namespace sinkscope
