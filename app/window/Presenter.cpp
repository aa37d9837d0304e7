#include "window/Presenter.h"

#include "window/DockLayout.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>

namespace sinkscope {

Presenter::Presenter(QMainWindow& window, DockLayout& docks) : window_(window), docks_(docks) {}

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
    window_.menuBar()->hide();
    docks_.hide(DockLayout::Reason::presenter, window_.findChildren<QDockWidget*>());
    window_.setWindowState(states_ | Qt::WindowFullScreen);
}

void Presenter::leave() {
    if (!active_)
        return;
    active_ = false;
    QApplication::setFont(font_);
    window_.menuBar()->show();
    docks_.showAgain(DockLayout::Reason::presenter);
    window_.setWindowState(states_);
}

} // namespace sinkscope
