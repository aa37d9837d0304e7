#pragma once

#include "compare/DoseRequest.h"
#include "style/QCustomPlot.h"

#include <array>

namespace sinkscope {

/// Three panels over one axis of doses: loss, KL, share of sink heads. What is set is green with dots; controls are
/// grey, by magnitude dashed and at random dotted.
class DosePlot : public QCustomPlot {
    Q_OBJECT
public:
    explicit DosePlot(QWidget* parent = nullptr);

    void setAnswer(const DoseAnswer& answer);
    void applyColours();

private:
    QCPGraph* addCurve(QCPAxisRect& panel, const DoseCurve& curve, bool isControl);
    void fit();

    std::array<QCPAxisRect*, 3> panels_{};
    std::array<QCPItemText*, 3> titles_{}; ///< within the panels: small ones have no room beside the axis
};

} // namespace sinkscope
