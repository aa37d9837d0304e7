#include "prompt/PromptField.h"

#include "prompt/PromptEditor.h"

namespace sinkscope {

PromptField::PromptField(QWidget* canvas, QWidget* parent)
    : QWidget(parent), canvas_(canvas), editor_(new PromptEditor(canvas)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusProxy(editor_);
    connect(editor_, &PromptEditor::expandedChanged, this, &PromptField::placeEditor);
}

QSize PromptField::sizeHint() const {
    return {480, editor_->collapsedHeight()};
}
QSize PromptField::minimumSizeHint() const {
    return {160, editor_->collapsedHeight()};
}

void PromptField::resizeEvent(QResizeEvent*) {
    placeEditor();
}
void PromptField::moveEvent(QMoveEvent*) {
    placeEditor();
}
void PromptField::showEvent(QShowEvent*) {
    placeEditor();
}

void PromptField::placeEditor() {
    const QPoint corner = mapTo(canvas_, QPoint(0, 0));
    const int height = editor_->expanded() ? editor_->expandedHeight() : editor_->collapsedHeight();
    editor_->setGeometry(corner.x(), corner.y(), width(), std::min(height, canvas_->height() - corner.y()));
    editor_->raise();
}

} // namespace sinkscope
