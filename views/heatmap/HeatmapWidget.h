#pragma once

#include "heatmap/HeatmapContent.h"

#include <QJsonObject>
#include <QWidget>
#include <memory>
#include <optional>

class QMenu;

namespace sinkscope {

/// A table of numbers as colours, with axes, marks and a colour bar. Pans and zooms smoothly at any size, because only
/// a tile reduced to the widget's pixels is painted. Click selects, double-click or a dragged rectangle zooms, the
/// wheel zooms at the pointer (over an axis: that axis alone), middle or Shift drag pans, Home shows all, arrows move
/// the selection.
class HeatmapWidget : public QWidget {
    Q_OBJECT
public:
    explicit HeatmapWidget(QWidget* parent = nullptr);
    ~HeatmapWidget() override;

    /// Keeps the visible part while the axes keep their numbers of cells.
    void setContent(HeatmapContent content);
    /// New numbers for the same axes, scale and marks; e.g. the answer to visibleChanged().
    void setSource(TileSource source);
    const HeatmapContent& content() const;

    /// Brings the cell into sight when it is new.
    void setSelectedCell(std::optional<HeatmapCell> cell);
    /// Thin lines along a row and a column, where the pointer is in another view.
    void setGuide(std::optional<std::int64_t> row, std::optional<std::int64_t> column);
    /// Dims the picture, which is older than what is being computed; shown only after 150 ms.
    void setWaiting(bool waiting);

    Range visibleRows() const;
    Range visibleColumns() const;
    /// Cells' area in device pixels; a source needs no more cells than this.
    QSize visiblePixels() const;
    void showAll();
    void zoomTo(const HeatmapCell& cell);
    /// The visible part; empty when that is all. Setting it waits for content with as many cells.
    QJsonObject zoom() const;
    void setZoom(const QJsonObject& zoom);

    /// What lies at a point of the widget; nothing beside the cells.
    std::optional<HeatmapHit> hitAt(QPointF point) const;
    /// Middle of a cell in widget coordinates.
    QPointF pointOf(const HeatmapCell& cell) const;
    /// What is in sight of these cells, in widget coordinates; empty when nothing is.
    QRectF areaOf(const Range& rows, const Range& columns) const;
    /// The reduced numbers now on screen.
    const Tile& shownTile() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cellChosen(const sinkscope::HeatmapCell& cell);
    /// The cell under the pointer; empty: none.
    void cellPointed(const std::optional<sinkscope::HeatmapCell>& cell);
    /// Views put what can be done with the cell first into its context menu.
    void menuOpening(QMenu* menu, const sinkscope::HeatmapHit& hit);
    /// Another part, or the same part in another size.
    void visibleChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
