#pragma once

#include "keyspace/KeySpaceContent.h"
#include "keyspace/KeySpaceScene.h"

#include <QWidget>

namespace sinkscope {

/// Words over the 3D picture, in the application's own font and script: head, axes, marks, legend, explained variance.
/// Lets the mouse through.
class KeySpaceOverlay : public QWidget {
    Q_OBJECT
public:
    explicit KeySpaceOverlay(QWidget* parent);

    void setContent(const KeySpaceContent& content);
    void setView(const OrbitCamera& camera, const KeySpaceBox& box);
    void setHovered(const std::optional<KeySpacePoint>& point);
    /// Head and explained variance in words, as drawn.
    QString summary() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLabels(QPainter& painter) const;
    void paintHovered(QPainter& painter) const;
    QRectF paintLegend(QPainter& painter) const;

    KeySpaceContent content_;
    OrbitCamera camera_;
    KeySpaceBox box_;
    std::optional<KeySpacePoint> hovered_;
};

} // namespace sinkscope
