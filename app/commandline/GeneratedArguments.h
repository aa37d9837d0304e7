#pragma once

#include "support/Result.h"
#include "text/Token.h"

#include <cstdint>
#include <optional>

namespace CLI {
class App;
class Option_group;
} // namespace CLI

namespace sinkscope {

class Model;

/// A prompt that no one wrote.
struct GeneratedArguments {
    std::optional<std::int64_t> random; ///< so many random tokens
    std::uint64_t seed = 1;
    std::optional<std::int32_t> repeated; ///< this id …
    std::int64_t count = 64;              ///< … so many times

    bool given() const { return random || repeated; }
};

/// Adds --random-tokens and --repeat-token to the group of prompts, --seed and --count to the command.
void addGeneratedOptions(CLI::App& command, CLI::Option_group& prompts, GeneratedArguments& arguments);
/// The tokens that such arguments ask for. Fails as randomPrompt().
Result<Tokens> generatedPrompt(const GeneratedArguments& arguments, const Model& model);

} // namespace sinkscope
