#pragma once

#include "interventions/InspectionStrip.h"

namespace sinkscope {

/// What a swapped norm reads in the selected layer, as bars over all tokens (counts on a logarithmic scale), and over
/// them what the norm made of the selected token (dashed) and makes now (solid), before the gain. Both axes are
/// logarithmic away from zero (asinh).
class NormStrip : public InspectionStrip {
    Q_OBJECT
public:
    explicit NormStrip(QWidget* parent = nullptr);

    void setInspection(const std::optional<Inspection>& inspection) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString title() const;
    /// The horizontal place of an input in `room`.
    double across(double input, const QRectF& room) const;
    void paintBars(QPainter& painter, const QRectF& room) const;
    void paintCurve(QPainter& painter, const QRectF& room, double NormedChannel::*output) const;
    void paintEnds(QPainter& painter, const QRectF& room) const;

    NormInspection inspection_;
    double outputUnit_ = 1.0, largestOutput_ = 1.0; ///< of the vertical scale
};

} // namespace sinkscope
