#pragma once

#include <QFrame>

#include <vector>

class QAction;
class QLineEdit;
class QListWidget;

namespace sinkscope {

/// Finds any enabled action by parts of its name and triggers it: type, arrow keys, Enter. A pop-up that closes when
/// left.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    CommandPalette(std::vector<QAction*> actions, QWidget* parent);

    /// Opens near the top of `parent`.
    void open();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& words);
    void trigger();

    std::vector<QAction*> actions_;
    QLineEdit* input_;
    QListWidget* list_;
};

/// An action's words without menu markers, e.g. "Open model folder…".
QString plainText(const QAction& action);

} // namespace sinkscope
