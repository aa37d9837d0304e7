#pragma once

#include <QWidget>

namespace sinkscope {

class PromptEditor;

/// The place of the prompt in the top row. The editor itself is a child of `canvas`, so that it can grow over what lies
/// below while it has the focus, and nothing else moves.
class PromptField : public QWidget {
    Q_OBJECT
public:
    PromptField(QWidget* canvas, QWidget* parent = nullptr);

    PromptEditor* editor() const { return editor_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void placeEditor();

    QWidget* canvas_;
    PromptEditor* editor_;
};

} // namespace sinkscope
