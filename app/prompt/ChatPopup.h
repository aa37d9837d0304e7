#pragma once

#include "model/Model.h"
#include "text/PromptText.h"

#include <QFrame>

#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace sinkscope {

class ChatTemplate;

/// Puts a system and a user text into the model's chat template: names the template, shows what it makes of them, or
/// shows the template's own text and why it cannot be applied.
class ChatPopup : public QFrame {
    Q_OBJECT
public:
    explicit ChatPopup(QWidget* parent);

    /// Opens with its top right corner at `corner`, in global coordinates, for a model with a chat template. A prompt
    /// that the user typed becomes the user's text; the fields keep theirs otherwise.
    void openAt(const QPoint& corner, std::shared_ptr<const Model> model, const PromptText& prompt);

Q_SIGNALS:
    void promptChosen(const sinkscope::PromptText& prompt);

private:
    const ChatTemplate& chat() const;
    Result<PromptText> applied() const;
    void describe();
    void choose();

    std::shared_ptr<const Model> model_;
    QLabel* name_;
    QPlainTextEdit* system_;
    QPlainTextEdit* user_;
    QLabel* problem_;
    QPlainTextEdit* result_;
    QPushButton* run_;
};

} // namespace sinkscope
