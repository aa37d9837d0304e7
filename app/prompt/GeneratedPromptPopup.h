#pragma once

#include "model/Model.h"
#include "support/Result.h"
#include "text/Token.h"

#include <QFrame>

#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sinkscope {

/// Makes a prompt of token ids rather than of text: random tokens, or one token again and again.
class GeneratedPromptPopup : public QFrame {
    Q_OBJECT
public:
    enum class Kind { random, repeated };

    GeneratedPromptPopup(Kind kind, QWidget* parent);

    /// Opens with its top right corner at `corner`, in global coordinates.
    void openAt(const QPoint& corner, std::shared_ptr<const Model> model);

Q_SIGNALS:
    void promptChosen(const sinkscope::Tokens& tokens);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    Result<Tokens> made() const;
    Result<Token> repeatedToken() const;
    void describe();
    void choose();

    Kind kind_;
    std::shared_ptr<const Model> model_;
    QSpinBox* count_;
    QSpinBox* seed_;
    QLineEdit* token_;
    QLabel* note_;
    QPushButton* run_;
};

} // namespace sinkscope
