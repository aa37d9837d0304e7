#pragma once

#include "engine/Run.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace sinkscope {

/// Texts as the model reads them, begin-of-text and the like added as its tokenizer does. Fails when the model has no
/// tokenizer, with the number of the text that cannot be read, and for a text without any token.
Result<std::vector<Tokens>> promptTokens(const Model& model, const std::vector<std::string>& texts);

/// Runs the prompts one after another and hands out each run before the next begins; nothing is kept. Reports
/// Stage::analyzing; cancellable; fails as run().
Result<void> forPromptRuns(const std::shared_ptr<const Model>& model, const std::vector<Tokens>& prompts,
                           const Progress& progress, const std::function<void(const std::shared_ptr<const Run>&)>& use);

} // namespace sinkscope
