#pragma once

#include <QFont>

namespace sinkscope {

/// `font` times `factor`, for labels beside text. Where the font has 18 px, which is what a projector needs, its labels
/// keep them; no label is below 9 px, or smaller than its font where that is below.
QFont smallerFont(const QFont& font, double factor);

} // namespace sinkscope
