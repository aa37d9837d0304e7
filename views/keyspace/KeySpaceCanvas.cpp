#include "keyspace/KeySpaceCanvas.h"

#include "keyspace/KeySpaceOverlay.h"
#include "keyspace/KeySpaceScene.h"
#include "keyspace/KeySpaceText.h"
#include "keyspace/PointPicker.h"

#include <QApplication>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>
#include <QVariantAnimation>
#include <cmath>

namespace sinkscope {

class KeySpaceCanvas::Private {
public:
    KeySpaceContent content;
    std::unique_ptr<KeySpaceScene> scene;
    KeySpaceOverlay* overlay = nullptr;
    OrbitCamera camera, home, flightFrom, flightTo;
    QVariantAnimation* flight = nullptr;
    enum class Framing { home, byHand } framing = Framing::home; ///< at home the camera follows the widget's size
    QPointF pressed, last;
    bool dragged = false;
};

KeySpaceCanvas::KeySpaceCanvas(QWidget* parent) : SceneWidget(parent), d(std::make_unique<Private>()) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(120, 90);
    setAccessibleName(tr("Key space in three dimensions"));
    d->scene = std::make_unique<KeySpaceScene>(renderer());
    d->overlay = new KeySpaceOverlay(this);
    d->flight = new QVariantAnimation(this);
    d->flight->setDuration(200);
    d->flight->setStartValue(0.0);
    d->flight->setEndValue(1.0);
    d->flight->setEasingCurve(QEasingCurve::InOutCubic);
    connect(d->flight, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& share) { moveTo(between(d->flightFrom, d->flightTo, share.toDouble())); });
    applyColours();
}

KeySpaceCanvas::~KeySpaceCanvas() = default;

void KeySpaceCanvas::setContent(const KeySpaceContent& content) {
    const bool newPoints = !content.showsSamePoints(d->content);
    d->content = content;
    d->scene->setContent(content);
    d->overlay->setContent(content);
    d->overlay->setHovered(std::nullopt);
    setAccessibleDescription(d->overlay->summary());
    if (newPoints)
        resetCamera();
    else
        moveTo(d->camera);
}

const OrbitCamera& KeySpaceCanvas::camera() const {
    return d->camera;
}

bool KeySpaceCanvas::isMoved() const {
    return d->framing == Private::Framing::byHand;
}

bool KeySpaceCanvas::showsAll() const {
    return d->camera.target == d->home.target && d->camera.distance == d->home.distance;
}

void KeySpaceCanvas::setCamera(const OrbitCamera& camera) {
    d->flight->stop();
    d->framing = Private::Framing::byHand;
    moveTo(camera);
}

void KeySpaceCanvas::resetCamera() {
    d->flight->stop();
    d->framing = Private::Framing::home;
    const double line = fontMetrics().height(); // Words stand around the box and along the upper and lower edge.
    d->home = OrbitCamera().fitted(d->scene->box().box, size(), {4.0 * line, 2.8 * line});
    moveTo(d->home);
}

void KeySpaceCanvas::flyTo(const KeySpacePoint& point) {
    const auto place = d->content.place(point);
    if (!place)
        return;
    d->framing = Private::Framing::byHand;
    d->flightFrom = d->flightTo = d->camera;
    d->flightTo.target = *place;
    d->flightTo.distance = std::max(0.4 * d->camera.distance, 0.2 * d->scene->box().box.radius());
    d->flight->stop();
    d->flight->start();
}

std::optional<QPointF> KeySpaceCanvas::positionOf(const KeySpacePoint& point) const {
    const auto place = d->content.place(point);
    const auto seen = place ? d->camera.project(*place, size()) : std::nullopt;
    return seen ? std::optional(seen->position) : std::nullopt;
}

void KeySpaceCanvas::moveTo(const OrbitCamera& camera) {
    d->camera = camera;
    d->overlay->setView(camera, d->scene->box());
    scheduleRender();
}

void KeySpaceCanvas::applyColours() {
    d->scene->setColours(keySpaceColours(palette()));
    scheduleRender();
}

void KeySpaceCanvas::prepareFrame(double pixels) {
    d->scene->prepareFrame(d->camera, size(), pixels);
}

void KeySpaceCanvas::resizeEvent(QResizeEvent* event) {
    SceneWidget::resizeEvent(event);
    d->overlay->resize(size());
    if (d->framing == Private::Framing::home)
        resetCamera();
}

void KeySpaceCanvas::changeEvent(QEvent* event) {
    SceneWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        applyColours();
}

bool KeySpaceCanvas::event(QEvent* event) {
    // Keys that the window uses for its own commands elsewhere belong to the picture while it has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Home || key == Qt::Key_Plus || key == Qt::Key_Minus ||
            (key >= Qt::Key_Left && key <= Qt::Key_PageDown))
            event->accept();
    }
    return SceneWidget::event(event);
}

std::optional<KeySpacePoint> KeySpaceCanvas::pointAt(QPointF position) const {
    constexpr double reach = 8.0;
    return pick(d->content, d->camera, size(), position, reach);
}

void KeySpaceCanvas::hover(QPointF position, QPoint globalPosition) {
    const auto point = pointAt(position);
    d->overlay->setHovered(point);
    setCursor(point ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (point)
        QToolTip::showText(globalPosition, pointDescription(d->content, *point), this);
    else
        QToolTip::hideText();
}

void KeySpaceCanvas::mousePressEvent(QMouseEvent* event) {
    d->pressed = d->last = event->position();
    d->dragged = false;
}

void KeySpaceCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() == Qt::NoButton) {
        hover(event->position(), event->globalPosition().toPoint());
        return;
    }
    const QPointF way = event->position() - d->pressed;
    if (!d->dragged && std::hypot(way.x(), way.y()) < QGuiApplication::styleHints()->startDragDistance() / 2.0)
        return;
    d->dragged = true;
    setCursor(Qt::ClosedHandCursor);
    QToolTip::hideText();
    d->overlay->setHovered(std::nullopt);
    const QPointF step = event->position() - d->last;
    d->last = event->position();
    OrbitCamera camera = d->camera;
    const bool orbits = event->buttons() == Qt::LeftButton && !(event->modifiers() & Qt::ShiftModifier);
    constexpr double degreesPerPixel = 0.4;
    if (orbits)
        camera.orbit(-degreesPerPixel * step.x(), degreesPerPixel * step.y());
    else
        camera.pan(step, size());
    setCamera(camera);
}

void KeySpaceCanvas::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !d->dragged)
        if (const auto point = pointAt(event->position()))
            Q_EMIT pointClicked(*point);
    if (event->button() == Qt::RightButton && !d->dragged)
        Q_EMIT menuRequested(event->globalPosition().toPoint());
    d->dragged = false;
    hover(event->position(), event->globalPosition().toPoint());
}

void KeySpaceCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    d->pressed = d->last = event->position();
    if (const auto point = pointAt(event->position()))
        flyTo(*point);
}

void KeySpaceCanvas::contextMenuEvent(QContextMenuEvent* event) {
    // By mouse it comes when the button is let go: pressed, it moves the picture.
    if (event->reason() == QContextMenuEvent::Keyboard)
        Q_EMIT menuRequested(mapToGlobal(rect().center()));
}

void KeySpaceCanvas::leaveEvent(QEvent*) {
    d->overlay->setHovered(std::nullopt);
}

void KeySpaceCanvas::wheelEvent(QWheelEvent* event) {
    OrbitCamera camera = d->camera;
    camera.zoom(std::pow(0.85, event->angleDelta().y() / 120.0), event->position(), size());
    setCamera(camera);
    event->accept();
}

void KeySpaceCanvas::keyPressEvent(QKeyEvent* event) {
    OrbitCamera camera = d->camera;
    constexpr double turn = 6.0, nearer = 0.85;
    const QPointF middle(0.5 * width(), 0.5 * height());
    const auto walk = [this](std::int64_t step) {
        const KeySpacePoint next{PointKind::key, d->content.selection.key + step};
        if (d->content.place(next))
            Q_EMIT pointClicked(next);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        camera.orbit(-turn, 0.0);
        break;
    case Qt::Key_Right:
        camera.orbit(turn, 0.0);
        break;
    case Qt::Key_Up:
        camera.orbit(0.0, turn);
        break;
    case Qt::Key_Down:
        camera.orbit(0.0, -turn);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        camera.zoom(nearer, middle, size());
        break;
    case Qt::Key_Minus:
        camera.zoom(1.0 / nearer, middle, size());
        break;
    case Qt::Key_Home:
        resetCamera();
        return;
    case Qt::Key_PageUp:
        walk(-1);
        return;
    case Qt::Key_PageDown:
        walk(1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        flyTo({PointKind::key, d->content.selection.key});
        return;
    default:
        SceneWidget::keyPressEvent(event);
        return;
    }
    setCamera(camera);
}

} // namespace sinkscope

#include "moc_KeySpaceCanvas.cpp"
