#pragma once

#include <QByteArray>
#include <QList>

#include <functional>
#include <map>

class QDockWidget;
class QMainWindow;

namespace sinkscope {

/// How the user arranged a window's docks, kept while some of them are out of sight for a reason of the program.
class DockLayout {
public:
    /// Why docks are out of sight: nothing is open yet; the window is shown to a room.
    enum class Reason { startPage, presenter };

    explicit DockLayout(QMainWindow& window);

    void hide(Reason reason, const QList<QDockWidget*>& docks);
    /// Puts everything back where it was, except what another reason hides. What was opened meanwhile stays open.
    void showAgain(Reason reason);
    /// What `arranging` does to the docks lasts, also to those that are hidden now.
    void arrange(const std::function<void()>& arranging);
    /// As QMainWindow::saveState() and restoreState(), of what the user arranged; what is no state changes nothing.
    QByteArray state() const;
    void restore(const QByteArray& state);

private:
    /// What some reason hides.
    void hideAll();

    QMainWindow& window_;
    std::map<Reason, QList<QDockWidget*>> hidden_;
    QByteArray arranged_; ///< while something is hidden
};

} // namespace sinkscope
