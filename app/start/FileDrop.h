#pragma once

#include <QWidget>

namespace sinkscope {

/// Lets a file or folder be dropped anywhere on a widget. Takes a drag of exactly one local one and refuses others.
class FileDrop : public QObject {
    Q_OBJECT
public:
    enum class Drag { above, gone };

    explicit FileDrop(QWidget* target);

Q_SIGNALS:
    void dropped(const QString& path);
    /// One that would be taken came over the widget, or left it or was dropped.
    void dragChanged(Drag drag);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sinkscope
