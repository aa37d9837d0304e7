#pragma once

#include "Selection.h"
#include "Shown.h"
#include "curves/LifeCyclePoint.h"

#include <QJsonObject>
#include <QWidget>
#include <memory>
#include <optional>

namespace sinkscope {

/// The two panels over one axis of layers. A click picks a value, left and right step through layers, the wheel and a
/// dragged rectangle zoom along depth, Home shows all of it.
class LifeCyclePlot : public QWidget {
    Q_OBJECT
public:
    explicit LifeCyclePlot(QWidget* parent = nullptr);
    ~LifeCyclePlot() override;

    void setShown(const Shown& shown); ///< not empty, runs with at least one layer
    void setSelection(const Selection& selection);
    /// A thin line at a layer, where the pointer is in another view.
    void setGuide(std::optional<std::int64_t> layer);
    void resetZoom();
    /// The layers in sight; empty when these are all. Setting it waits for a run with as many layers.
    QJsonObject zoom() const;
    void setZoom(const QJsonObject& zoom);
    /// The value that a click there picks; empty outside both panels.
    std::optional<LifeCyclePoint> pointAt(QPointF position) const;
    /// Where a value is drawn, in this widget.
    QPointF positionOf(const LifeCyclePoint& point) const;

Q_SIGNALS:
    void pointClicked(sinkscope::LifeCyclePoint point);
    void layerStepped(std::int64_t layer);
    /// The layer under the pointer; empty: none.
    void layerPointed(const std::optional<std::int64_t>& layer);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void buildPanels();
    void applyColours();
    void applySizes();
    void hover(QPointF position, QPoint globalPosition);
    void endHover();
    void applyRestored();
    void markLayer(std::optional<std::int64_t> layer);

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
