#pragma once

#include "document/Document.h"

#include <QFrame>

class QCheckBox;
class QDoubleSpinBox;

namespace sinkscope {

/// The thresholds behind the findings; each change is applied to the run at once, without a new run.
class ThresholdsPopup : public QFrame {
    Q_OBJECT
public:
    ThresholdsPopup(Document& document, QWidget* parent);

    /// Opens with its top right corner at `corner`, in global coordinates.
    void openAt(const QPoint& corner);

private:
    void show(const FindingOptions& options);
    void apply();

    Document& document_;
    QCheckBox* useAbsolute_;
    QDoubleSpinBox* absolute_;
    QDoubleSpinBox* relative_;
    QDoubleSpinBox* epsilon_;
};

} // namespace sinkscope
