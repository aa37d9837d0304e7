#pragma once

#include "Selection.h"
#include "exhibit/Chart.h"
#include "exhibit/ChartPoint.h"

#include <QJsonObject>
#include <QWidget>

#include <optional>

namespace sinkscope {

class ChartPlot;

/// A chart to look at closely: hover tells a point's exact values, a click or the arrow keys lead to its place, the
/// wheel and a dragged rectangle zoom, Home shows all.
class ChartView : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    /// Shows another chart at the same zoom.
    void setChart(const Chart& chart);
    void setSelection(const Selection& selection);
    const ChartPlot& plot() const { return *plot_; }
    /// The zoom, and the same again.
    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void placeChosen(const sinkscope::Place& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void hover(QPointF position, QPoint globalPosition);
    void choose(const ChartPoint& point);
    void step(int points, int series);
    void applyLook();

    ChartPlot* plot_;
    QPointF pressed_;
    std::optional<ChartPoint> current_; ///< of the keyboard
};

} // namespace sinkscope
