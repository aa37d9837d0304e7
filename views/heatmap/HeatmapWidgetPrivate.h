#pragma once

#include "heatmap/HeatmapBadges.h"
#include "heatmap/HeatmapLayout.h"
#include "heatmap/HeatmapWidget.h"

#include <QPixmap>
#include <QTimer>

namespace sinkscope {

/// State of a HeatmapWidget; its two source files share it.
class HeatmapWidget::Private {
public:
    enum class Drag { none, press, rubberBand, pan };

    explicit Private(HeatmapWidget* heatmap);

    HeatmapLayout layout() const;
    /// Tile and picture for the present content, part, size and palette.
    void update();
    void invalidate();
    /// Makes those labels anew that are gone.
    void measureLabels();
    void setSpans(const Span& newRows, const Span& newColumns);
    /// Whether the part that was asked for is shown now.
    bool applyRestored();
    void hover(std::optional<QPointF> point);
    QString textAt(QPointF point) const;
    void describeSelection();
    void pan(QPointF distance);
    void zoomInto(const QRectF& area);
    void zoomBy(QPointF point, double factor);
    void moveSelection(std::int64_t rows, std::int64_t columns);
    HeatmapHit hitOf(const HeatmapCell& cell) const;
    void showMenu(const HeatmapHit& hit, QPoint globalPosition);

    HeatmapWidget* widget;
    HeatmapContent content;
    std::unique_ptr<AxisLabels> rowLabels, columnLabels;
    std::unique_ptr<Colormap> colours;
    Span rows, columns;
    std::optional<HeatmapCell> selected, hovered;
    std::optional<std::int64_t> guideRow, guideColumn;
    QJsonObject restored; ///< a zoom that waits for its content; else empty
    /// Whether the selection that comes next belongs to a part just restored, which it must not move.
    bool keepsPart = false;
    Drag drag = Drag::none;
    QPointF pressed, last;

    Tile tile;
    QPixmap picture;
    bool isCurrent = false;
    QTimer waiting;
    bool isDimmed = false;
};

} // namespace sinkscope
