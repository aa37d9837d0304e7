#pragma once

#include "document/Document.h"

#include <QElapsedTimer>
#include <QObject>

namespace sinkscope {

class WindowActions;

/// The A, B and Δ buttons and the key that flips A and B. Writes to the log category sinkscope.ab (debug) after how
/// many milliseconds the other side stood on the screen.
class SideSwitch : public QObject {
    Q_OBJECT
public:
    SideSwitch(Document& document, const WindowActions& actions, QObject* parent);

private:
    void show(Shown::Side side);
    void flip();
    void update();

    Document& document_;
    const WindowActions& actions_;
    QElapsedTimer clock_;
};

} // namespace sinkscope
