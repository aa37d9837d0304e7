#include "trust/Probe.h"

#include "engine/Engine.h"
#include "text/Tokenizer.h"

#include <algorithm>

namespace sinkscope {
namespace {

constexpr std::int64_t mostTokens = 64;

/// Empty when the model has no tokenizer, or one of another vocabulary.
Tokens textTokens(const Model& model) {
    if (model.tokenizer() == nullptr)
        return {};
    auto tokens = model.tokenizer()->encode(probeText(), SpecialTokens::add);
    if (!tokens)
        return {};
    const std::int64_t most = std::min(mostTokens, model.config().contextLength);
    tokens->resize(std::min(tokens->size(), static_cast<std::size_t>(most)));
    const bool fits = std::ranges::all_of(
        *tokens, [&](const Token& token) { return token.id >= 0 && token.id < model.config().vocabulary; });
    return fits ? *std::move(tokens) : Tokens{};
}

Tokens spreadTokens(const ModelConfig& config) {
    Tokens tokens(static_cast<std::size_t>(std::clamp<std::int64_t>(mostTokens / 2, 1, config.contextLength)));
    for (std::size_t place = 0; place < tokens.size(); ++place) // steps of the golden ratio repeat late
        tokens[place] = {
            static_cast<std::int32_t>((place * 2654435769ULL >> 8) % static_cast<std::uint64_t>(config.vocabulary)),
            {},
            TokenKind::ordinary,
            AddedBy::ids};
    return tokens;
}

} // namespace

std::string_view probeText() {
    return "The sun rose slowly over the hills, and the birds began to sing. A farmer opened the gate and led his cows "
           "into the green field. It was a quiet morning, and the air was still cool after the rain. He sat down on a "
           "stone, looked at the sky, and thought about the day ahead.";
}

Result<Probe> runProbe(const std::shared_ptr<const Model>& model, const Progress& progress) {
    Probe probe;
    Tokens tokens = textTokens(*model);
    if (tokens.empty()) {
        probe.text = ProbeText::spreadIds;
        tokens = spreadTokens(model->config());
    }
    RunOptions options;
    options.blockOutputs = KeepOutputs::yes;
    options.logits = KeepLogits::yes;
    auto finished = run(model, std::move(tokens), options, progress);
    if (!finished)
        return tl::unexpected(finished.error());
    probe.run = *std::move(finished);
    return probe;
}

} // namespace sinkscope
