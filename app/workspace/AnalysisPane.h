#pragma once

#include "document/AnalysisJobs.h"
#include "exhibit/ExhibitView.h"

namespace sinkscope {

/// One analysis in a workspace: shows how it stands, moves the document's selection, and asks for what takes long only
/// when told to.
class AnalysisPane : public ExhibitView {
    Q_OBJECT
public:
    AnalysisPane(Analysis analysis, Document& document, AnalysisJobs& jobs, QWidget* parent = nullptr);

    Analysis analysis() const { return analysis_; }
    /// A page of help on it: HTML.
    QString help() const;
    std::vector<FigureContent> figures() const override;

private:
    void refresh();
    void refresh(const AnalysisState& state);
    void tellRemarks(const AnalysisState& state);
    void showSide();

    Analysis analysis_;
    Document& document_;
    AnalysisJobs& jobs_;
    AnalysisState::Stage shown_ = AnalysisState::Stage::nothingRun;
};

} // namespace sinkscope
