#pragma once

#include "support/Result.h"
#include "text/Pattern.h"
#include "text/Piece.h"
#include "text/Unicode.h"

#include <functional>
#include <string>
#include <vector>

namespace sinkscope {

/// One change of a text before it is split into words; its text stays valid UTF-8.
using NormalizerStep = std::function<Result<void>(Piece&)>;
/// The steps in their order.
using Normalizer = std::vector<NormalizerStep>;

Result<void> normalize(const Normalizer& normalizer, Piece& piece);

NormalizerStep unicodeStep(NormalizationForm form);
NormalizerStep lowerCaseStep();
/// Puts `prefix` before a text that is not empty.
NormalizerStep prependStep(std::string prefix);
NormalizerStep replaceStep(Pattern pattern, std::string replacement);

enum class StripSide { left, right };
/// Takes away white space on one side.
NormalizerStep stripStep(StripSide side);

} // namespace sinkscope
