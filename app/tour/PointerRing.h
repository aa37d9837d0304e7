#pragma once

#include <QWidget>

class QVariantAnimation;

namespace sinkscope {

/// A ring over the window around what is pointed at; lets the mouse through. Swells once when it arrives, unless the
/// platform's animations are off.
class PointerRing : public QWidget {
    Q_OBJECT
public:
    explicit PointerRing(QWidget* window);

    /// Around a rectangle of the window; small ones get a circle that is seen from afar.
    void pointAt(const QRect& target);
    /// Draws the eye to it.
    void swell();
    /// What it was last put around; empty while it is hidden.
    QRect target() const { return isHidden() ? QRect() : target_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void place();

    QRect target_;
    QVariantAnimation* swelling_;
};

/// Three strokes, dark, light and orange, that are seen on every ground.
void paintRing(QPainter& painter, const QRectF& ring);

} // namespace sinkscope
