#pragma once

#include "document/Document.h"

#include <QWidget>

class QToolButton;

namespace sinkscope {

class PromptEditor;
class PromptField;
class WindowActions;

/// Model, prompt, run or cancel, thresholds. `canvas` is what the prompt may grow over.
class TopBar : public QWidget {
    Q_OBJECT
public:
    TopBar(Document& document, const WindowActions& actions, QWidget* canvas, QWidget* parent = nullptr);

    PromptEditor* editor() const;
    /// Run turns into Cancel while the model runs.
    void setBusy(bool busy);
    /// Where the pop-ups of these two hang, in global coordinates.
    QPoint chatCorner() const;
    QPoint thresholdsCorner() const;

private:
    void describeModel();

    Document& document_;
    const WindowActions& actions_;
    QToolButton* model_;
    PromptField* prompt_;
    QToolButton* run_;
    QToolButton* chat_;
    QToolButton* thresholds_;
};

} // namespace sinkscope
