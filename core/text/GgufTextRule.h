#pragma once

#include "text/BytePairModel.h"
#include "text/Unicode.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// What a name in GGUF's field tokenizer.ggml.pre stands for.
struct GgufTextRule {
    std::vector<std::string_view> expressions; ///< the text is split by each in turn, matches and rest apart
    BytePairModel::WholeWords wholeWords = BytePairModel::WholeWords::merged;
    std::optional<NormalizationForm> form = std::nullopt; ///< GGUF does not store it; the published tokenizers have it
    bool beginsText = false;                              ///< adds BOS where the file does not say
};

/// The rule of that name, with llama.cpp's names and the expressions published with the models; empty for an unknown
/// one.
std::optional<GgufTextRule> ggufTextRule(std::string_view name);

} // namespace sinkscope
