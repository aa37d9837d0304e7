#pragma once

#include "start/FileDrop.h"

#include <QWidget>

namespace sinkscope {

/// A dashed frame that says where to drop a model and holds the two buttons that open one by hand. The drop itself is
/// taken by the window, anywhere.
class DropArea : public QWidget {
    Q_OBJECT
public:
    explicit DropArea(QWidget* parent = nullptr);

    /// While a file that would be taken is dragged over the window, the frame stands out.
    void showDrag(FileDrop::Drag drag);

Q_SIGNALS:
    void folderRequested();
    void fileRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    FileDrop::Drag drag_ = FileDrop::Drag::gone;
};

} // namespace sinkscope
