#pragma once

#include "interventions/Intervene.h"

#include <QString>

#include <vector>

namespace sinkscope {

/// A measure without and with the interventions, and what is to be known of the difference.
struct ChangeRow {
    QString name, base, changed, difference;
    QString help; ///< what the measure is
};

/// Loss, KL, sink ratio, massive entries, the first boundary that differs, in this order.
std::vector<ChangeRow> changeRows(const Intervened& intervened);

/// What must be known before believing these numbers, each thing once; empty for most interventions.
QString caveatsText(const Interventions& interventions);

/// A next token as people read it, and its probability in percent.
struct NextTokenText {
    QString label, percent;
};
/// The most probable next tokens of a run, at most `count`. Without a tokenizer a token is named by its id.
std::vector<NextTokenText> nextTokenTexts(const Run& run, std::size_t count);

} // namespace sinkscope
