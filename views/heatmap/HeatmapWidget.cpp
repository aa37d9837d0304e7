#include "heatmap/HeatmapWidget.h"

#include "heatmap/HeatmapOverlay.h"
#include "heatmap/HeatmapPicture.h"
#include "heatmap/HeatmapWidgetPrivate.h"
#include "style/SmallerFont.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace sinkscope {
namespace {

constexpr std::chrono::milliseconds quietTime{150};

QFont labelFont(const QFont& font) {
    return smallerFont(font, 0.9);
}

AxisView inDevicePixels(const AxisView& view, double ratio) {
    return {view.low, view.high, static_cast<int>(std::lround(view.pixels * ratio))};
}

/// Where the value of largest magnitude stands within the positions of one tile cell.
std::optional<HeatmapCell> strongestCell(const TileSource& source, const Range& rows, const Range& columns) {
    std::optional<HeatmapCell> strongest;
    float largest = -1.0F;
    for (std::int64_t row = rows.first; row < rows.last; ++row)
        for (std::int64_t column = columns.first; column < columns.last; ++column) {
            const float magnitude = std::abs(source.values->at(row - source.rows.first, column - source.columns.first));
            if (magnitude > largest) {
                largest = magnitude;
                strongest = HeatmapCell{row, column};
            }
        }
    return strongest;
}

bool hasEveryNumber(const TileSource& source) {
    return source.values && source.values->rows == source.rows.size() &&
           source.values->columns == source.columns.size();
}

} // namespace

HeatmapWidget::Private::Private(HeatmapWidget* heatmap) : widget(heatmap) {
    waiting.setSingleShot(true);
    waiting.setInterval(quietTime);
    QObject::connect(&waiting, &QTimer::timeout, widget, [this] {
        isDimmed = true;
        widget->update();
    });
}

HeatmapLayout HeatmapWidget::Private::layout() const {
    return {QRectF(widget->rect()),
            content,
            *rowLabels,
            *columnLabels,
            rows,
            columns,
            QFontMetricsF(labelFont(widget->font()))};
}

void HeatmapWidget::Private::measureLabels() {
    const QFontMetricsF metrics(labelFont(widget->font()));
    if (!rowLabels)
        rowLabels = std::make_unique<AxisLabels>(content.rows, metrics);
    if (!columnLabels)
        columnLabels = std::make_unique<AxisLabels>(content.columns, metrics);
}

void HeatmapWidget::Private::invalidate() {
    isCurrent = false;
    widget->update();
}

void HeatmapWidget::Private::update() {
    const double ratio = widget->devicePixelRatioF();
    const QSize size = (QSizeF(widget->size()) * ratio).toSize();
    if (isCurrent && picture.size() == size)
        return;
    const HeatmapLayout now = layout();
    tile = reduceToPixels(content.source, inDevicePixels(now.rows, ratio), inDevicePixels(now.columns, ratio),
                          content.rule);
    picture = QPixmap(size);
    picture.setDevicePixelRatio(ratio);
    picture.fill(widget->palette().color(QPalette::Window));
    QPainter painter(&picture);
    painter.setFont(labelFont(widget->font()));
    HeatmapPicture{content, now, *rowLabels, *columnLabels, tile, *colours, widget->palette()}.paint(painter, ratio);
    isCurrent = true;
}

void HeatmapWidget::Private::setSpans(const Span& newRows, const Span& newColumns) {
    if (newRows == rows && newColumns == columns)
        return;
    rows = newRows;
    columns = newColumns;
    invalidate();
    Q_EMIT widget->visibleChanged();
}

HeatmapWidget::HeatmapWidget(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setContent({});
}

HeatmapWidget::~HeatmapWidget() = default;

void HeatmapWidget::setContent(HeatmapContent content) {
    const bool sameAxes =
        content.rows.cells == d->content.rows.cells && content.columns.cells == d->content.columns.cells;
    const bool sameRowNames = content.rows == d->content.rows, sameColumnNames = content.columns == d->content.columns;
    d->content = std::move(content);
    // Measuring the names of a long prompt takes milliseconds; most new contents have the old axes.
    if (!sameRowNames)
        d->rowLabels.reset();
    if (!sameColumnNames)
        d->columnLabels.reset();
    d->measureLabels();
    d->colours = std::make_unique<Colormap>(d->content.palette);
    d->hovered.reset();
    if (!sameAxes) {
        d->selected.reset();
        d->rows = wholeSpan(d->content.rows.cells);
        d->columns = wholeSpan(d->content.columns.cells);
    }
    if (d->applyRestored())
        d->keepsPart = true;
    d->invalidate();
    if (!sameAxes)
        Q_EMIT visibleChanged();
    d->describeSelection();
}

void HeatmapWidget::setSource(TileSource source) {
    d->content.source = std::move(source);
    d->invalidate();
    d->describeSelection();
}

const HeatmapContent& HeatmapWidget::content() const {
    return d->content;
}

void HeatmapWidget::setSelectedCell(std::optional<HeatmapCell> cell) {
    if (cell && (cell->row < 0 || cell->row >= d->content.rows.cells || cell->column < 0 ||
                 cell->column >= d->content.columns.cells))
        cell.reset();
    if (cell == d->selected)
        return;
    d->selected = cell;
    if (const bool stays = std::exchange(d->keepsPart, false); cell && !stays)
        d->setSpans(revealing(d->rows, d->content.rows.cells, cell->row),
                    revealing(d->columns, d->content.columns.cells, cell->column));
    d->describeSelection();
    update();
}

void HeatmapWidget::Private::describeSelection() {
    const QString text = selected && content.describe
                             ? HeatmapWidget::tr("Selected: %1").arg(content.describe(hitOf(*selected)))
                             : HeatmapWidget::tr("Nothing selected. Arrow keys select a cell.");
    if (text == widget->accessibleDescription())
        return;
    widget->setAccessibleDescription(text);
}

void HeatmapWidget::setWaiting(bool waiting) {
    if (waiting && !d->isDimmed && !d->waiting.isActive())
        d->waiting.start();
    if (waiting)
        return;
    d->waiting.stop();
    d->isDimmed = false;
    update();
}

QSize HeatmapWidget::visiblePixels() const {
    return (d->layout().plot.size() * devicePixelRatioF()).toSize();
}

std::optional<HeatmapHit> HeatmapWidget::hitAt(QPointF point) const {
    d->update();
    const HeatmapLayout layout = d->layout();
    if (!layout.plot.contains(point) || d->content.rows.cells == 0 || d->content.columns.cells == 0)
        return std::nullopt;
    const double ratio = devicePixelRatioF();
    const auto pixelY = static_cast<std::size_t>((point.y() - layout.plot.top()) * ratio);
    const auto pixelX = static_cast<std::size_t>((point.x() - layout.plot.left()) * ratio);
    const auto row = static_cast<std::int64_t>(layout.rowAt(point.y()));
    const auto column = static_cast<std::int64_t>(layout.columnAt(point.x()));
    HeatmapHit hit{{std::clamp<std::int64_t>(row, 0, d->content.rows.cells - 1),
                    std::clamp<std::int64_t>(column, 0, d->content.columns.cells - 1)},
                   {row, row + 1},
                   {column, column + 1}};
    const bool isInTile = pixelY < d->tile.rowOfPixel.size() && pixelX < d->tile.columnOfPixel.size() &&
                          d->tile.rowOfPixel[pixelY] >= 0 && d->tile.columnOfPixel[pixelX] >= 0;
    if (!isInTile)
        return hit;
    const int tileRow = d->tile.rowOfPixel[pixelY], tileColumn = d->tile.columnOfPixel[pixelX];
    hit.rows = d->tile.rows[static_cast<std::size_t>(tileRow)];
    hit.columns = d->tile.columns[static_cast<std::size_t>(tileColumn)];
    hit.value = d->tile.values.at(tileRow, tileColumn);
    if (!hit.isExact() && hasEveryNumber(d->content.source) && d->content.rule.reduction == Reduction::maximum)
        if (const auto strongest = strongestCell(d->content.source, hit.rows, hit.columns))
            return d->hitOf(*strongest);
    if (hit.isExact())
        hit.cell = {hit.rows.first, hit.columns.first};
    return hit;
}

HeatmapHit HeatmapWidget::Private::hitOf(const HeatmapCell& cell) const {
    HeatmapHit hit{cell, {cell.row, cell.row + 1}, {cell.column, cell.column + 1}};
    const TileSource& source = content.source;
    const std::int64_t row = cell.row - source.rows.first, column = cell.column - source.columns.first;
    if (hasEveryNumber(source) && row >= 0 && row < source.values->rows && column >= 0 &&
        column < source.values->columns)
        hit.value = source.values->at(row, column);
    return hit;
}

QPointF HeatmapWidget::pointOf(const HeatmapCell& cell) const {
    return d->layout().rectangle(cell).center();
}

QRectF HeatmapWidget::areaOf(const Range& rows, const Range& columns) const {
    const HeatmapLayout layout = d->layout();
    const QRectF first = layout.rectangle({rows.first, columns.first});
    return first.united(layout.rectangle({rows.last - 1, columns.last - 1})).intersected(layout.plot);
}

const Tile& HeatmapWidget::shownTile() const {
    d->update();
    return d->tile;
}

QSize HeatmapWidget::sizeHint() const {
    return {480, 320};
}

QSize HeatmapWidget::minimumSizeHint() const {
    return {150, 120};
}

void HeatmapWidget::setGuide(std::optional<std::int64_t> row, std::optional<std::int64_t> column) {
    if (row == d->guideRow && column == d->guideColumn)
        return;
    d->guideRow = row;
    d->guideColumn = column;
    update();
}

void HeatmapWidget::paintEvent(QPaintEvent*) {
    d->update();
    QPainter painter(this);
    painter.drawPixmap(0, 0, d->picture);
    const HeatmapLayout layout = d->layout();
    if (d->isDimmed) {
        QColor mist = palette().color(QPalette::Window);
        mist.setAlphaF(0.6F);
        painter.fillRect(layout.plot, mist);
    }
    HeatmapOverlay overlay{layout, palette(), d->hovered, d->selected, d->guideRow, d->guideColumn, std::nullopt};
    if (d->drag == Private::Drag::rubberBand)
        overlay.rubberBand = QRectF(d->pressed, d->last).normalized();
    overlay.paint(painter);
    if (hasFocus())
        overlay.paintFocus(painter);
}

void HeatmapWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d->isCurrent = false;
    Q_EMIT visibleChanged();
}

void HeatmapWidget::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        d->rowLabels.reset();
        d->columnLabels.reset();
        d->measureLabels();
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        d->invalidate();
}

} // namespace sinkscope

#include "moc_HeatmapWidget.cpp"
