#pragma once

#include "Selection.h"
#include "analysis/Findings.h"

#include <memory>

namespace sinkscope {

/// What cards need to know of the document: the findings without interventions (null: nothing run) and what is
/// selected.
struct CardContext {
    std::shared_ptr<const Findings> base;
    Selection selection;

    const ModelConfig& config() const { return base->run->model->config(); }
};

} // namespace sinkscope
