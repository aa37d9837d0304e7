#pragma once

#include "trust/TrustReport.h"

#include <QDockWidget>

#include <memory>

namespace sinkscope {

class TrustView;

/// The trust report beside the pictures, behind the mark in the status bar.
class TrustDock : public QDockWidget {
    Q_OBJECT
public:
    explicit TrustDock(QWidget* parent = nullptr);

    /// The report, or without one the sentence that says why there is none.
    void setReport(const std::shared_ptr<const TrustReport>& report, const QString& sentence);
    /// Shows the dock and gives it the keyboard.
    void open();

Q_SIGNALS:
    void checkRequested();

private:
    TrustView* view_;
};

} // namespace sinkscope
