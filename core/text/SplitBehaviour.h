#pragma once

#include "text/TextSpan.h"

#include <vector>

namespace sinkscope {

/// What happens to the matches where a text is split.
enum class SplitBehaviour { removed, isolated, contiguous, mergedWithPrevious, mergedWithNext };

/// The spans that remain of `spans`, which cover a text from its first to its last byte. As in Hugging Face's
/// tokenizers, a match directly after a match is not merged with its neighbour.
std::vector<TextSpan> arrangeSpans(std::vector<TextSpan> spans, SplitBehaviour behaviour);

} // namespace sinkscope
