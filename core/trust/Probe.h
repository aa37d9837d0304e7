#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <memory>
#include <string_view>

namespace sinkscope {

/// Where the tokens of a probe come from.
enum class ProbeText { english, spreadIds };

/// A short run for the checks that need one, with block outputs and logits kept.
struct Probe {
    ProbeText text = ProbeText::english;
    std::shared_ptr<const Run> run;
};

/// A few plain English sentences that any trained model reads easily.
std::string_view probeText();
/// Runs at most 64 tokens of that text, or ids spread over the vocabulary when the model has no tokenizer that fits.
/// Fails and is cancelled as run().
Result<Probe> runProbe(const std::shared_ptr<const Model>& model, const Progress& progress);

} // namespace sinkscope
