#include "window/Presenter.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>

namespace sinkscope {

Presenter::Presenter(QMainWindow& window) : window_(window) {}

void Presenter::enter() {
    if (active_)
        return;
    active_ = true;
    font_ = QApplication::font();
    states_ = window_.windowState();
    QFont large = font_;
    if (large.pointSizeF() > 0.0)
        large.setPointSizeF(1.5 * large.pointSizeF());
    else
        large.setPixelSize(large.pixelSize() * 3 / 2);
    QApplication::setFont(large);
    hidden_.clear();
    QList<QWidget*> others{window_.menuBar()};
    for (QDockWidget* dock : window_.findChildren<QDockWidget*>())
        others += dock;
    for (QWidget* widget : others)
        if (!widget->isHidden()) {
            widget->hide();
            hidden_.emplace_back(widget);
        }
    window_.setWindowState(states_ | Qt::WindowFullScreen);
}

void Presenter::leave() {
    if (!active_)
        return;
    active_ = false;
    QApplication::setFont(font_);
    for (const QPointer<QWidget>& widget : hidden_)
        if (widget)
            widget->show();
    window_.setWindowState(states_);
}

} // namespace sinkscope
