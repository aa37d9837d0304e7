#pragma once

#include "compare/ContinuationAnswer.h"

#include <QString>

namespace sinkscope {

/// Both continuations as HTML, one token after another; those that differ from the other side's at the same place
/// stand on the colour of what is intervened and are underlined. `changed` is empty when there is one side alone.
struct ContinuationText {
    QString base, changed;
    QString verdict; ///< in one sentence: whether and from where the two differ
};

ContinuationText continuationText(const ContinuationAnswer& answer);

} // namespace sinkscope
