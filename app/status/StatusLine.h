#pragma once

#include "document/Document.h"
#include "document/SelfCheckJob.h"

#include <QStatusBar>

class QLabel;
class QProgressBar;
class QTimer;
class QToolButton;

namespace sinkscope {

class ElidedLabel;

/// Model · type · device · tokens · run time, what runs now with a way to cancel it, the memory gauge, and the mark of
/// the trust report.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(Document& document, QWidget* parent = nullptr);

    /// `fraction` from 0 to 1, or negative when unknown. Shown once it has lasted 150 ms.
    void showBusy(const QString& what, double fraction);
    void showIdle();
    /// The mark follows the document's report; this says what it shows while there is none.
    void showTrust(SelfCheckJob::State state, const QString& sentence);

Q_SIGNALS:
    void cancelRequested();
    void trustRequested(); ///< the mark was clicked

private:
    void describeRun();
    void measureMemory();

    Document& document_;
    ElidedLabel* run_;
    QLabel* activity_;
    QProgressBar* progress_;
    QToolButton* cancel_;
    QProgressBar* memory_;
    QToolButton* trust_;
    QTimer* appearance_;
};

} // namespace sinkscope
