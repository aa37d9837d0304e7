#include "heatmap/HeatmapWidgetPrivate.h"

#include "heatmap/RowCsv.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr double keyZoom = 0.7;
/// Pixels that a cell gets when one zooms to it: enough for its number.
constexpr double readableWidth = 62.0, readableHeight = 22.0;

} // namespace

QString HeatmapWidget::Private::textAt(QPointF point) const {
    const HeatmapLayout now = layout();
    for (const PlacedBadge& placed : placeBadges(content.marks, now))
        if (placed.box.contains(point))
            return placed.badge.explanation;
    if (now.spikeStrip.contains(point))
        for (const ColumnMark& mark : content.marks.spikes)
            if (std::abs(now.xOf(static_cast<double>(mark.column) + 0.5) - point.x()) <= 5.0)
                return mark.explanation;
    if (content.side && now.sideColumn.contains(point)) {
        const auto row =
            std::clamp<std::int64_t>(static_cast<std::int64_t>(now.rowAt(point.y())), 0, content.rows.cells - 1);
        return content.side->describe(row);
    }
    const auto hit = widget->hitAt(point);
    return hit && content.describe ? content.describe(*hit) : QString();
}

void HeatmapWidget::Private::hover(std::optional<QPointF> point) {
    std::optional<HeatmapCell> cell;
    if (point)
        if (const auto hit = widget->hitAt(*point))
            cell = hit->cell;
    widget->setCursor(cell ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (cell == hovered)
        return;
    hovered = cell;
    widget->update();
    Q_EMIT widget->cellPointed(hovered);
}

void HeatmapWidget::Private::pan(QPointF distance) {
    const HeatmapLayout now = layout();
    setSpans(moved(rows, content.rows.cells, -distance.y() / now.rows.pixelsPerCell()),
             moved(columns, content.columns.cells, -distance.x() / now.columns.pixelsPerCell()));
}

void HeatmapWidget::Private::zoomInto(const QRectF& area) {
    const HeatmapLayout now = layout();
    const QRectF inside = area.intersected(now.plot);
    const Span newRows{now.rowAt(inside.top()), now.rowAt(inside.bottom())};
    const Span newColumns{now.columnAt(inside.left()), now.columnAt(inside.right())};
    if (inside.isEmpty())
        return;
    setSpans(zoomed(newRows, content.rows.cells, (newRows.low + newRows.high) / 2.0, 1.0),
             zoomed(newColumns, content.columns.cells, (newColumns.low + newColumns.high) / 2.0, 1.0));
}

void HeatmapWidget::Private::zoomBy(QPointF point, double factor) {
    const HeatmapLayout now = layout();
    const bool besideRows = point.x()<now.plot.left(), belowColumns = point.y()> now.plot.bottom();
    const double row = std::clamp(now.rowAt(point.y()), rows.low, rows.high);
    const double column = std::clamp(now.columnAt(point.x()), columns.low, columns.high);
    setSpans(belowColumns ? rows : zoomed(rows, content.rows.cells, row, factor),
             besideRows ? columns : zoomed(columns, content.columns.cells, column, factor));
}

void HeatmapWidget::Private::moveSelection(std::int64_t rowDistance, std::int64_t columnDistance) {
    if (content.rows.cells == 0 || content.columns.cells == 0)
        return;
    const HeatmapCell from = selected.value_or(HeatmapCell{});
    const HeatmapCell to{std::clamp<std::int64_t>(from.row + rowDistance, 0, content.rows.cells - 1),
                         std::clamp<std::int64_t>(from.column + columnDistance, 0, content.columns.cells - 1)};
    if (to != selected)
        Q_EMIT widget->cellChosen(to);
}

void HeatmapWidget::zoomTo(const HeatmapCell& cell) {
    const HeatmapLayout now = d->layout();
    d->setSpans(around(cell.row, std::max(3.0, now.plot.height() / readableHeight), d->content.rows.cells),
                around(cell.column, std::max(3.0, now.plot.width() / readableWidth), d->content.columns.cells));
}

void HeatmapWidget::mousePressEvent(QMouseEvent* event) {
    const bool onPlot = d->layout().plot.contains(event->position());
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    d->pressed = d->last = event->position();
    if (onPlot && (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && shift))) {
        d->drag = Private::Drag::pan;
        setCursor(Qt::ClosedHandCursor);
    } else if (onPlot && event->button() == Qt::LeftButton) {
        d->drag = Private::Drag::press;
    } else {
        QWidget::mousePressEvent(event);
    }
}

void HeatmapWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = event->position();
    const QPointF step = point - d->last;
    d->last = point;
    if (d->drag == Private::Drag::press && (point - d->pressed).manhattanLength() >= QApplication::startDragDistance())
        d->drag = Private::Drag::rubberBand;
    if (d->drag == Private::Drag::pan) {
        d->pan(step);
        return;
    }
    if (d->drag == Private::Drag::rubberBand) {
        QToolTip::hideText();
        update();
        return;
    }
    d->hover(point);
    QToolTip::showText(event->globalPosition().toPoint(), d->textAt(point), this);
}

void HeatmapWidget::mouseReleaseEvent(QMouseEvent* event) {
    const Private::Drag drag = std::exchange(d->drag, Private::Drag::none);
    if (drag == Private::Drag::rubberBand)
        d->zoomInto(QRectF(d->pressed, event->position()).normalized());
    if (drag == Private::Drag::press)
        if (const auto hit = hitAt(event->position()))
            Q_EMIT cellChosen(hit->cell);
    d->hover(event->position());
    update();
}

void HeatmapWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto hit = hitAt(event->position()))
        zoomTo(hit->cell);
    d->hover(event->position());
}

void HeatmapWidget::wheelEvent(QWheelEvent* event) {
    const double turns = event->angleDelta().y() / 120.0;
    if (turns != 0.0)
        d->zoomBy(event->position(), std::pow(0.8, turns));
    d->hover(event->position());
    event->accept();
}

void HeatmapWidget::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    d->hover(std::nullopt);
}

void HeatmapWidget::keyPressEvent(QKeyEvent* event) {
    const std::int64_t stride = event->modifiers().testFlag(Qt::ControlModifier) ? 10 : 1;
    const QPointF middle = d->layout().plot.center();
    if (event->matches(QKeySequence::Copy)) {
        if (d->selected && d->content.describe)
            QGuiApplication::clipboard()->setText(d->content.describe(d->hitOf(*d->selected)));
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return d->moveSelection(0, -stride);
    case Qt::Key_Right:
        return d->moveSelection(0, stride);
    case Qt::Key_Up:
        return d->moveSelection(-stride, 0);
    case Qt::Key_Down:
        return d->moveSelection(stride, 0);
    case Qt::Key_Home:
        return showAll();
    case Qt::Key_Plus:
        return d->zoomBy(d->selected ? pointOf(*d->selected) : middle, keyZoom);
    case Qt::Key_Minus:
        return d->zoomBy(d->selected ? pointOf(*d->selected) : middle, 1.0 / keyZoom);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (d->selected && event->modifiers() == Qt::NoModifier)
            return zoomTo(*d->selected);
        break;
    case Qt::Key_Escape:
        if (d->drag == Private::Drag::rubberBand) {
            d->drag = Private::Drag::none;
            return update();
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void HeatmapWidget::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    const auto hit = byKeyboard && d->selected ? std::optional(d->hitOf(*d->selected)) : hitAt(event->pos());
    if (hit)
        d->showMenu(*hit, byKeyboard ? mapToGlobal(pointOf(hit->cell).toPoint()) : event->globalPos());
}

void HeatmapWidget::Private::showMenu(const HeatmapHit& hit, QPoint globalPosition) {
    auto* menu = new QMenu(widget);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    Q_EMIT widget->menuOpening(menu, hit);
    if (!menu->isEmpty())
        menu->addSeparator();
    const QString text = content.describe ? content.describe(hit) : QString();
    menu->addAction(HeatmapWidget::tr("Copy value"), widget, [text] { QGuiApplication::clipboard()->setText(text); });
    menu->addAction(HeatmapWidget::tr("Copy row as CSV"), widget,
                    [this, row = hit.cell.row] { QGuiApplication::clipboard()->setText(rowCsv(content, row)); });
    menu->addSeparator();
    menu->addAction(HeatmapWidget::tr("Zoom to this cell"), widget, [this, cell = hit.cell] { widget->zoomTo(cell); });
    menu->addAction(HeatmapWidget::tr("Show all"), widget, [this] { widget->showAll(); });
    menu->popup(globalPosition);
}

} // namespace sinkscope
