#pragma once

#include <QFrame>
#include <QString>

class QLabel;

namespace sinkscope {

/// A bar that offers a session which a program that died has kept. Blocks nothing; Later hides it until the next start.
class RecoveryBar : public QFrame {
    Q_OBJECT
public:
    explicit RecoveryBar(QWidget* parent = nullptr);

    /// Offers this file; an empty path hides the bar.
    void offer(const QString& leftOver);

Q_SIGNALS:
    void recoverRequested(const QString& leftOver);
    void discardRequested(const QString& leftOver);

private:
    QString file_;
    QLabel* sentence_;
};

} // namespace sinkscope
