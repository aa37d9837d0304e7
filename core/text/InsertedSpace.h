#pragma once

namespace sinkscope {

/// Where a tokenizer puts a space before text: nowhere, at the text's begin, or also after each added token.
enum class InsertedSpace { never, textBegin, everyPiece };

} // namespace sinkscope
