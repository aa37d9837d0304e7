#pragma once

#include "document/Document.h"

#include <QStatusBar>

class QLabel;
class QProgressBar;
class QTimer;
class QToolButton;

namespace sinkscope {

/// Model · type · device · tokens · run time, what runs now with a way to cancel it, and the memory gauge.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(Document& document, QWidget* parent = nullptr);

    /// `fraction` from 0 to 1, or negative when unknown. Shown once it has lasted 150 ms.
    void showBusy(const QString& what, double fraction);
    void showIdle();

Q_SIGNALS:
    void cancelRequested();

private:
    void describeRun();
    void measureMemory();

    Document& document_;
    QLabel* run_;
    QLabel* activity_;
    QProgressBar* progress_;
    QToolButton* cancel_;
    QProgressBar* memory_;
    QTimer* appearance_;
};

} // namespace sinkscope
