#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace sinkscope {

/// What a pane shows instead of its content: one sentence, and for a failure a button that copies the details.
class PaneNotice : public QWidget {
    Q_OBJECT
public:
    explicit PaneNotice(QWidget* parent = nullptr);

    void setEmpty(const QString& sentence);
    void setError(const QString& sentence, const QString& details);
    /// A sentence and a button.
    void setOffer(const QString& sentence, const QString& button);

Q_SIGNALS:
    void accepted();

private:
    QLabel* sign_;
    QLabel* sentence_;
    QPushButton* copy_;
    QPushButton* accept_;
    QString details_;
};

} // namespace sinkscope
