#pragma once

#include "trust/TrustReport.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace sinkscope {

/// One line of the trust report: its mark, a name and a sentence, and below them details that a click or Space unfolds.
class TrustRow : public QWidget {
    Q_OBJECT
public:
    enum class Details { folded, unfolded };

    /// `lines` are shown when unfolded; without any there is nothing to unfold.
    TrustRow(const QString& name, const QString& sentence, const QStringList& lines, QWidget* parent = nullptr);
    void setMark(TrustVerdict verdict);
    void setDetails(Details details);

private:
    QLabel* mark_;
    QToolButton* unfold_;
    QLabel* details_;
    QString name_, sentence_;
};

} // namespace sinkscope
