#pragma once

#include "text/Token.h"

#include <QString>

namespace sinkscope {

/// Short true label of a token for axes and the strip: ␣ for a space at its edge, ↵ and ⇥ for newline and tab, ⟨E4 BD⟩ for bytes that are no whole
/// character, a special token's own text; "#id" for one without text.
QString tokenLabel(const Token& token);
/// One line for tooltips: position, label, id, bytes, who added it.
QString tokenDescription(const Token& token, std::int64_t position);

} // namespace sinkscope
