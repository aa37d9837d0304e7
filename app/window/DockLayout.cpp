#include "window/DockLayout.h"

#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace sinkscope {

DockLayout::DockLayout(QMainWindow& window) : window_(window) {}

void DockLayout::hide(Reason reason, const QList<QDockWidget*>& docks) {
    if (hidden_.empty())
        arranged_ = window_.saveState();
    hidden_[reason] = docks;
    for (QDockWidget* dock : docks)
        dock->hide();
}

void DockLayout::showAgain(Reason reason) {
    if (hidden_.erase(reason) == 0)
        return;
    QList<QDockWidget*> opened;
    for (QDockWidget* dock : window_.findChildren<QDockWidget*>())
        if (!dock->isHidden())
            opened += dock;
    window_.restoreState(arranged_);
    hideAll();
    for (QDockWidget* dock : opened)
        dock->show();
}

void DockLayout::arrange(const std::function<void()>& arranging) {
    const auto hidden = std::exchange(hidden_, {});
    if (!hidden.empty())
        window_.restoreState(arranged_);
    arranging();
    for (const auto& [reason, docks] : hidden)
        hide(reason, docks);
}

QByteArray DockLayout::state() const {
    return hidden_.empty() ? window_.saveState() : arranged_;
}

void DockLayout::restore(const QByteArray& state) {
    if (window_.restoreState(state))
        arranged_ = state;
    hideAll();
}

void DockLayout::hideAll() {
    for (const auto& [reason, docks] : hidden_)
        for (QDockWidget* dock : docks)
            dock->hide();
}

} // namespace sinkscope
