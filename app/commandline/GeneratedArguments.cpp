#include "commandline/GeneratedArguments.h"

#include "model/Model.h"
#include "text/GeneratedPrompt.h"
#include "text/KnownTokens.h"

#include <CLI/CLI.hpp>

namespace sinkscope {

void addGeneratedOptions(CLI::App& command, CLI::Option_group& prompts, GeneratedArguments& arguments) {
    const CLI::Range counts(std::int64_t{1}, std::int64_t{1} << 24);
    auto* random =
        prompts.add_option("--random-tokens", arguments.random,
                           "That many tokens: the begin-of-text token, if the tokenizer adds one, then random ones");
    random->check(counts);
    auto* repeated = prompts.add_option("--repeat-token", arguments.repeated, "One token id again and again");
    repeated->check(CLI::NonNegativeNumber);
    command.add_option("--seed", arguments.seed, "Of --random-tokens; the same seed draws the same tokens")
        ->needs(random)
        ->capture_default_str();
    command.add_option("--count", arguments.count, "How often --repeat-token stands there")
        ->check(counts)
        ->needs(repeated)
        ->capture_default_str();
}

Result<Tokens> generatedPrompt(const GeneratedArguments& arguments, const Model& model) {
    if (arguments.random)
        return randomPrompt(model.tokenizer(), model.config().vocabulary, *arguments.random, arguments.seed);
    const std::int32_t id = *arguments.repeated;
    return repeatedPrompt(knownTokens(model.tokenizer(), {&id, 1}).front(), arguments.count);
}

} // namespace sinkscope
