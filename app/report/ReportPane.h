#pragma once

#include "document/AnalysisJobs.h"
#include "style/Pane.h"

class QPushButton;

namespace sinkscope {

class ElidedLabel;
class ReportView;
class Settings;

/// The one page about the model and prompt, and its way into a PDF.
class ReportPane : public Pane {
    Q_OBJECT
public:
    ReportPane(Document& document, AnalysisJobs& jobs, Settings& settings, QWidget* parent = nullptr);

    /// Says beside the button whether it worked.
    void save(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void chooseFile();

    Document& document_;
    AnalysisJobs& jobs_;
    Settings& settings_;
    ReportView* view_;
    ElidedLabel* outcome_;
    QPushButton* save_;
};

} // namespace sinkscope
