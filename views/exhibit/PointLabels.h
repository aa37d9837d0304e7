#pragma once

#include "style/QCustomPlot.h"

#include <vector>

namespace sinkscope {

/// Writes names beside points where they cover neither each other nor a point; those without room are left to the
/// tooltip. The first ones find their place first.
class PointLabels : public QCPAbstractItem {
public:
    struct Label {
        QPointF place; ///< in axis units
        QString text;
    };
    PointLabels(QCustomPlot* plot, QCPAxisRect* panel);

    void setLabels(std::vector<Label> labels) { labels_ = std::move(labels); }
    /// Points and bars that no label shall cover, in axis units; a point has no size.
    void setMarks(std::vector<QRectF> marks) { marks_ = std::move(marks); }
    void setLook(const QColor& text, const QFont& font);
    double selectTest(const QPointF& position, bool onlySelectable, QVariant* details) const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    QPointF toPixels(QPointF place) const;

    QCPAxisRect* panel_;
    std::vector<Label> labels_;
    std::vector<QRectF> marks_;
    QColor text_;
    QFont font_;
};

} // namespace sinkscope
