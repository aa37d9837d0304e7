#pragma once

#include "keyspace/KeySpaceContent.h"
#include "keyspace/SceneWidget.h"

namespace sinkscope {

class KeySpaceOverlay;
class KeySpaceScene;

/// The picture and how hands move in it: drag orbits, right drag moves, wheel zooms at the pointer, a click picks, a
/// double click flies there. Arrow keys orbit, + and - zoom, Home resets, Page Up and Page Down walk through the keys,
/// Return flies to the selected key.
class KeySpaceCanvas : public SceneWidget {
    Q_OBJECT
public:
    explicit KeySpaceCanvas(QWidget* parent = nullptr);
    ~KeySpaceCanvas() override;

    void setContent(const KeySpaceContent& content);
    const OrbitCamera& camera() const;
    /// Whether the camera stands where someone put it, and not where it sees the whole.
    bool isMoved() const;
    /// Whether the camera shows all of it: it was turned at most, not moved.
    bool showsAll() const;
    void setCamera(const OrbitCamera& camera);
    void resetCamera();
    /// Moves the camera near a point within 200 ms.
    void flyTo(const KeySpacePoint& point);
    /// Where a point falls in this widget; empty when it is not drawn.
    std::optional<QPointF> positionOf(const KeySpacePoint& point) const;

Q_SIGNALS:
    void pointClicked(sinkscope::KeySpacePoint point);
    /// A right click that drags nothing, or the Menu key; where on the screen.
    void menuRequested(QPoint place);

protected:
    void prepareFrame(double pixels) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::optional<KeySpacePoint> pointAt(QPointF position) const;
    void hover(QPointF position, QPoint globalPosition);
    void moveTo(const OrbitCamera& camera);
    void applyColours();

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
