#pragma once

#include "Selection.h"
#include "exhibit/Chart.h"
#include "exhibit/ChartPoint.h"
#include "style/QCustomPlot.h"

#include <QJsonObject>
#include <optional>
#include <vector>

namespace sinkscope {

class PointLabels;

/// A Chart drawn: series, levels, legend in a row of its own, colour scale, and marks that follow the pointer and the
/// selection. The same for the screen and for paper.
class ChartPlot : public QCustomPlot {
    Q_OBJECT
public:
    explicit ChartPlot(QWidget* parent = nullptr);

    void setChart(const Chart& chart);
    const Chart& chart() const { return chart_; }
    /// Colours and fonts of all parts; also lays out the legend for the present width.
    void setLook(const QPalette& palette, const QFont& font);
    /// None is marked before this.
    void setSelection(const Selection& selection);
    void setHovered(std::optional<ChartPoint> point);
    void resetZoom();
    /// {"x": [low, high], "y": [low, high]} of the axes that do not show everything, and the same again; what is not
    /// such a range shows everything.
    QJsonObject zoom() const;
    void setZoom(const QJsonObject& zoom);
    /// Lays out the legend and ticks for this size; called by itself when the widget is resized.
    void fitTo(QSize size);

    /// Where a point is drawn, in this widget; empty when the axes cannot show it.
    std::optional<QPointF> positionOf(const ChartPoint& point) const;
    /// The drawn point nearest to a position, if it is at most `reach` pixels away.
    std::optional<ChartPoint> pointNear(QPointF position, double reach) const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    /// Makes bars as wide as their places are apart, less a gap, at any zoom.
    void fitBars();
    void addSeries(std::size_t index);
    void addLine(const Series& series);
    void addBars(const Series& series);
    /// Whether its points have the colours of values, one by one.
    bool isColoured(const Series& series) const;
    void addColoured(const Series& series);
    std::optional<QCPRange> colourRange() const;
    void addLevels();
    void addMarks();
    void colourSeries();
    void colourAxes();
    void fillLabels();
    void placeLevelNames(QSize size);
    void placeSelection();
    QCPRange wholeAcross() const;
    QCPRange wholeUp() const;
    std::vector<double> allValues(std::vector<double> Series::*part) const;
    std::vector<double> barPlaces() const;
    /// Where bars begin, on the axis.
    double baseOfBars() const { return chart_.yScale == AxisScale::logarithmic ? wholeY_.lower : 0.0; }
    /// What a bar with this end covers, in axis units.
    QRectF barAt(QPointF end) const;
    QCPAxis* x() const { return frame_->axis(QCPAxis::atBottom); }
    QCPAxis* y() const { return frame_->axis(QCPAxis::atLeft); }

    static constexpr double barShare = 0.8; ///< that a bar takes of what lies between two places

    Chart chart_;
    QCPRange wholeX_, wholeY_;
    double barSpacing_ = 1.0; ///< between places of bars, along the axis
    QPalette look_;
    QFont font_;
    std::optional<Selection> selection_;
    QCPAxisRect* frame_ = nullptr;
    QCPLegend* names_ = nullptr; ///< null when there is nothing to tell apart
    QCPColorScale* colours_ = nullptr;
    std::vector<QCPAbstractPlottable*> drawn_; ///< [series]
    std::vector<QCPGraph*> coloured_;          ///< marks of one colour each
    std::vector<QCPItemStraightLine*> levelLines_;
    std::vector<QCPItemText*> levelNames_;
    PointLabels* labels_ = nullptr;
    QCPGraph* selected_ = nullptr;
    QCPItemRect* selectedLayer_ = nullptr;
    QCPItemTracer* hovered_ = nullptr;
};

/// Rows that the names of the series take above a chart of this width; 0 where there is nothing to tell apart.
int legendRows(const Chart& chart, const QFont& font, double width);

} // namespace sinkscope
