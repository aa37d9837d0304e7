#pragma once

#include "style/QCustomPlot.h"

#include <vector>

namespace sinkscope {

enum class BadgeShape { up, down, flag };

/// A labelled mark at a place of the plot.
struct Badge {
    BadgeShape shape = BadgeShape::up;
    QPointF place; ///< in axis units; y above zero
    QString text;
};

/// Draws badges above their places so that neither labels nor marks overlap each other, and labels avoid what stands
/// around if they can.
class BadgeItem : public QCPAbstractItem {
public:
    BadgeItem(QCustomPlot* plot, QCPAxisRect* panel);

    void setBadges(std::vector<Badge> badges);
    /// Rectangles in axis units (bars, points) that labels shall not hide.
    void setObstacles(std::vector<QRectF> obstacles);
    void setColours(const QColor& mark, const QColor& text, const QColor& background);
    void setFont(const QFont& font) { font_ = font; }
    double selectTest(const QPointF& position, bool onlySelectable, QVariant* details) const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawBadge(QCPPainter& painter, const Badge& badge, std::vector<QRectF>& taken,
                   const std::vector<QRectF>& standing) const;
    QRectF toPixels(const QRectF& rect) const;

    QCPAxisRect* panel_;
    QFont font_;
    QColor mark_, text_, background_;
    std::vector<Badge> badges_;
    std::vector<QRectF> obstacles_;
};

} // namespace sinkscope
