#pragma once

#include <QFont>

class QMainWindow;

namespace sinkscope {

class DockLayout;

/// Shows the window to a room: full screen, text one and a half times as large, no menu bar, no docks. Leaving it
/// restores what was.
class Presenter {
public:
    Presenter(QMainWindow& window, DockLayout& docks);

    bool active() const { return active_; }
    void enter();
    void leave();

private:
    QMainWindow& window_;
    DockLayout& docks_;
    bool active_ = false;
    QFont font_;
    Qt::WindowStates states_;
};

} // namespace sinkscope
