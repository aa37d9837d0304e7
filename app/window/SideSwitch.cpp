#include "window/SideSwitch.h"

#include "actions/WindowActions.h"

#include <QLoggingCategory>
#include <QTimer>

namespace sinkscope {

namespace {

Q_LOGGING_CATEGORY(sides, "sinkscope.ab", QtInfoMsg)

} // namespace

SideSwitch::SideSwitch(Document& document, const WindowActions& actions, QObject* parent)
    : QObject(parent), document_(document), actions_(actions) {
    const auto on = [this](QAction* action, Shown::Side side) {
        connect(action, &QAction::triggered, this, [this, side] { show(side); });
    };
    on(actions.sideBase, Shown::Side::base);
    on(actions.sideChanged, Shown::Side::changed);
    on(actions.sideDifference, Shown::Side::difference);
    connect(actions.flipSides, &QAction::triggered, this, &SideSwitch::flip);
    connect(&document_, &Document::sideChanged, this, &SideSwitch::update);
    connect(&document_, &Document::intervenedChanged, this, &SideSwitch::update);
    update();
}

void SideSwitch::show(Shown::Side side) {
    clock_.start();
    document_.setSide(side);
    // A timer without delay comes after what the change asked for; plots that wait for such a timer ask for theirs then.
    QTimer::singleShot(0, this, [this] {
        QTimer::singleShot(0, this, [this] { qCDebug(sides, "shown after %lld ms", clock_.elapsed()); });
    });
}

void SideSwitch::flip() {
    show(document_.shown().side == Shown::Side::base ? Shown::Side::changed : Shown::Side::base);
}

void SideSwitch::update() {
    const bool comparing = document_.intervened() != nullptr;
    for (QAction* action : {actions_.sideBase, actions_.sideChanged, actions_.sideDifference, actions_.flipSides})
        action->setEnabled(comparing);
    const Shown::Side side = comparing ? document_.shown().side : Shown::Side::base;
    QAction* checked = side == Shown::Side::base      ? actions_.sideBase
                       : side == Shown::Side::changed ? actions_.sideChanged
                                                      : actions_.sideDifference;
    checked->setChecked(true);
}

} // namespace sinkscope
