#pragma once

#include "trust/TrustReport.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace sinkscope {

/// The trust report to read: the worst verdict on top, then every check with its sentence and details, last what cannot
/// be known. What is not green comes first.
class TrustView : public QWidget {
    Q_OBJECT
public:
    explicit TrustView(QWidget* parent = nullptr);

    void showReport(const std::shared_ptr<const TrustReport>& report);
    /// No report: `sentence` says why, or what is under way.
    void showSentence(const QString& sentence);
    /// What the copy button puts on the clipboard: the whole report with its details; empty without one.
    QString text() const;

Q_SIGNALS:
    void checkRequested(); ///< the user wants the model checked again

private:
    void showHead(const QString& heading, const QString& sentence);
    void fill(const TrustReport& report);
    void clear();

    std::shared_ptr<const TrustReport> report_;
    QLabel* mark_;
    QLabel* heading_;
    QLabel* sentence_;
    QPushButton* copy_;
    QPushButton* again_;
    QScrollArea* scroll_;
    QVBoxLayout* rows_ = nullptr;
};

} // namespace sinkscope
