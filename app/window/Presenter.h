#pragma once

#include <QFont>
#include <QPointer>
#include <QWidget>

#include <vector>

class QMainWindow;

namespace sinkscope {

/// Shows the window to a room: full screen, text one and a half times as large, no menu bar, no docks. Leaving it
/// restores what was.
class Presenter {
public:
    explicit Presenter(QMainWindow& window);

    bool active() const { return active_; }
    void enter();
    void leave();

private:
    QMainWindow& window_;
    bool active_ = false;
    QFont font_;
    Qt::WindowStates states_;
    std::vector<QPointer<QWidget>> hidden_;
};

} // namespace sinkscope
