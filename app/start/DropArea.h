#pragma once

#include <QWidget>

namespace sinkscope {

/// A dashed frame that says where to drop a model and holds the two buttons that open one by hand. The drop itself is
/// taken by the window, anywhere.
class DropArea : public QWidget {
    Q_OBJECT
public:
    explicit DropArea(QWidget* parent = nullptr);

Q_SIGNALS:
    void folderRequested();
    void fileRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace sinkscope
