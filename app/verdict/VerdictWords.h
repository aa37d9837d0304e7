#pragma once

#include "analysis/LifeCycle.h"
#include "engine/Run.h"
#include "verdict/SelectionLink.h"

#include <QString>

namespace sinkscope {

/// Three significant digits with digit groups, e.g. "24,400", "87.3".
QString roundedNumber(double value);
/// "80 %" of a share from 0 to 1.
QString percent(double share);
QString partName(BlockPart part);
/// Rich text, escaped, that leads to `target`.
QString linked(const QString& text, const SelectionLink& target);
QString linkedLayer(std::int64_t layer, const QString& pattern);
QString linkedChannel(std::int64_t channel);
/// "token 0 ‘The’", plain.
QString tokenName(const Run& run, std::int64_t token);
/// The same as a link.
QString linkedToken(const Run& run, std::int64_t token);

} // namespace sinkscope
