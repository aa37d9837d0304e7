#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace sinkscope {

/// One sentence across the window: something to know, to look at, or that went wrong, with what a report needs to copy. Never
/// blocks; Close hides it.
class Banner : public QFrame {
    Q_OBJECT
public:
    enum class Tone { note, warning, failure };

    explicit Banner(QWidget* parent = nullptr);
    void tell(Tone tone, const QString& sentence, const QString& details);
    QString sentence() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();

    Tone tone_ = Tone::failure;
    QString details_;
    QLabel* sign_;
    QLabel* sentence_;
    QPushButton* copy_;
};

} // namespace sinkscope
