#pragma once

#include "Selection.h"
#include "analysis/Findings.h"
#include "engine/AttentionMap.h"
#include "style/Pane.h"

#include <memory>

namespace sinkscope {

/// The layers × heads sink matrix (a click picks a head) beside the picked head's attention map with its sink column outlined.
class AttentionView : public Pane {
    Q_OBJECT
public:
    explicit AttentionView(QWidget* parent = nullptr);
    ~AttentionView() override;

    void setFindings(std::shared_ptr<const Findings> findings);
    void setSelection(const Selection& selection);
    /// Answer to mapRequested; one that does not fit the newest request is ignored.
    void setMap(const MapRequest& request, std::shared_ptr<const Matrix> map);

Q_SIGNALS:
    void selectionRequested(const sinkscope::Selection& selection);
    void mapRequested(const sinkscope::MapRequest& request);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
