#pragma once

#include "document/AnalysisJobs.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;

namespace sinkscope {

/// From which strength on a head sinks, with the published values as presets, and over how many tokens that is taken.
class SinkControls : public QWidget {
    Q_OBJECT
public:
    SinkControls(Document& document, AnalysisJobs& jobs, QWidget* parent = nullptr);

private:
    void setEpsilon(double epsilon);
    void showEpsilon();

    Document& document_;
    AnalysisJobs& jobs_;
    QDoubleSpinBox* epsilon_;
    QComboBox* preset_;
    QComboBox* window_;
};

} // namespace sinkscope
