#pragma once

#include <QLineF>
#include <QRectF>

#include <optional>
#include <vector>

namespace sinkscope {

/// Where the label of a round mark stands, and the line that joins them where they are too far from each other for the
/// eye.
struct LabelPlace {
    QRectF label;
    std::optional<QLineF> leader;
};

/// Finds places for the labels of round marks, one after the other; the first ones find theirs first.
class MarkLabels {
public:
    /// Labels stay inside `area` and cover nothing of `taken`; lines may cross what is taken, but no label.
    MarkLabels(const QRectF& area, std::vector<QRectF> taken) : area_(area), taken_(std::move(taken)) {}

    /// The best free place of a label of this size around a mark, `reach` or more from its centre; empty when there is
    /// none.
    std::optional<LabelPlace> place(QSizeF size, QPointF centre, double radius, double reach);

private:
    bool isCrossed(const LabelPlace& place) const;

    QRectF area_;
    std::vector<QRectF> taken_; ///< the labels placed so far too
    std::vector<LabelPlace> places_;
};

} // namespace sinkscope
