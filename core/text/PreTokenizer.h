#pragma once

#include "support/Result.h"
#include "text/Pattern.h"
#include "text/Piece.h"
#include "text/SplitBehaviour.h"

#include <functional>
#include <string>
#include <vector>

namespace sinkscope {

/// One way to split pieces of a text into smaller ones, in place.
using PreTokenizerStep = std::function<Result<void>(std::vector<Piece>&)>;
/// The steps in their order.
using PreTokenizer = std::vector<PreTokenizerStep>;

Result<void> preTokenize(const PreTokenizer& preTokenizer, std::vector<Piece>& pieces);

enum class Inversion { none, inverted };
/// Splits where `pattern` matches, or, inverted, where it does not.
PreTokenizerStep splitStep(Pattern pattern, SplitBehaviour behaviour, Inversion inversion);
/// Splits where single characters fulfil `delimiter`.
PreTokenizerStep characterStep(bool (*delimiter)(char32_t), SplitBehaviour behaviour);
/// Puts a space before each piece that does not begin with one.
PreTokenizerStep leadingSpaceStep();
/// Rewrites the bytes in GPT-2's alphabet.
PreTokenizerStep byteAlphabetStep();

enum class PrependScheme { always, first, never };
enum class WordSplit { none, beforeMark };
/// SentencePiece's way: spaces become `mark`, one is put in front as `scheme` says, words begin with it.
PreTokenizerStep metaspaceStep(std::string mark, PrependScheme scheme, WordSplit split);

} // namespace sinkscope
