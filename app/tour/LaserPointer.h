#pragma once

#include <QTimer>
#include <QWidget>

namespace sinkscope {

/// The presenter's pointer: a ring that follows the mouse over the window and lets it through.
class LaserPointer : public QWidget {
    Q_OBJECT
public:
    explicit LaserPointer(QWidget* window);

    void start();
    void stop();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QTimer timer_;
};

} // namespace sinkscope
