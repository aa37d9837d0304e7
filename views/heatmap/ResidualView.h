#pragma once

#include "Selection.h"
#include "analysis/Findings.h"
#include "style/Pane.h"

#include <memory>

namespace sinkscope {

/// Residual magnitudes, layers by tokens: sites, quantities, one channel on demand, log and linear colour, badges on the axes.
class ResidualView : public Pane {
    Q_OBJECT
public:
    explicit ResidualView(QWidget* parent = nullptr);
    ~ResidualView() override;

    void setFindings(std::shared_ptr<const Findings> findings); ///< null: nothing to show
    void setSelection(const Selection& selection);
    /// Answer to channelRequested: [layers + 1, tokens].
    void setChannelValues(std::int64_t channel, std::shared_ptr<const Matrix> values);

Q_SIGNALS:
    void selectionRequested(const sinkscope::Selection& selection);
    void channelRequested(std::int64_t channel);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
