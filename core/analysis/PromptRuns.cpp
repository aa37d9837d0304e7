#include "analysis/PromptRuns.h"

#include "engine/Engine.h"
#include "text/Tokenizer.h"

namespace sinkscope {

Result<std::vector<Tokens>> promptTokens(const Model& model, const std::vector<std::string>& texts) {
    if (model.tokenizer() == nullptr)
        return failure("The model has no tokenizer, so texts cannot be compared; open a checkpoint that brings one.");
    std::vector<Tokens> prompts;
    for (const std::string& text : texts) {
        const Text name{"Text %1 of the set", {prompts.size() + 1}};
        auto tokens = model.tokenizer()->encode(text, SpecialTokens::add);
        if (!tokens)
            return failure({"%1: %2", {name, tokens.error().text}});
        if (tokens->empty())
            return failure({"%1 is empty; write something or remove it.", {name}});
        prompts.push_back(*std::move(tokens));
    }
    return prompts;
}

Result<void> forPromptRuns(const std::shared_ptr<const Model>& model, const std::vector<Tokens>& prompts,
                           const Progress& progress,
                           const std::function<void(const std::shared_ptr<const Run>&)>& use) {
    for (std::size_t place = 0; place < prompts.size(); ++place) {
        progress.report(Stage::analyzing, static_cast<std::int64_t>(place), static_cast<std::int64_t>(prompts.size()));
        const auto finished = run(model, prompts[place], {}, progress.silent());
        if (!finished)
            return tl::unexpected(finished.error());
        use(*finished);
    }
    return {};
}

} // namespace sinkscope
