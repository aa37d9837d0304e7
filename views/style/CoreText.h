#pragma once

#include "support/Text.h"

#include <QString>

namespace sinkscope {

/// What core says in English, in the reader's language, with numbers as that language writes them: sentences of
/// exhibits, errors, warnings and trust reports. translations/list_core_texts.py finds them.
QString coreWords(const char* english);
QString coreText(const Text& text);

/// A token's text; one of spaces alone and signs that no eye sees are made visible.
QString visibleWords(const std::string& words);
/// A whole number, its digits grouped from five on: a neuron or a channel reads as one number.
QString countText(std::int64_t number);

} // namespace sinkscope
