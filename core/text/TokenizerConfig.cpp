#include "text/HuggingFaceReader.h"

#include <system_error>

namespace sinkscope {

namespace {

/// The id of `bos_token` or `eos_token`, given as a text or as an object with `content`; empty when it is null.
Result<std::optional<std::int32_t>> readTokenId(const JsonFields& config, const char* name,
                                                const PipelineTokenizer::Parts& parts) {
    const auto* value = config.find(name);
    if (!value)
        return std::optional<std::int32_t>();
    if (value->is_object()) {
        const auto content = value->find("content");
        value = content != value->end() ? &*content : value;
    }
    if (!value->is_string())
        return config.unexpectedValue(name, "a text");
    const auto text = value->get<std::string>();
    for (const auto* added : {&parts.addedAsTyped, &parts.addedNormalized})
        if (const auto id = added->find(text))
            return id;
    if (const auto id = parts.vocabulary->find(text))
        return id;
    return failure(config.file() + ": field \"" + name + "\" is \"" + text + "\", which the tokenizer does not have.");
}

Result<std::vector<std::int32_t>> readAdded(const JsonFields& config, const char* flagName, const char* tokenName,
                                            const PipelineTokenizer::Parts& parts) {
    const auto adds = config.flag(flagName, false);
    if (!adds)
        return tl::unexpected(adds.error());
    if (!*adds)
        return std::vector<std::int32_t>();
    const auto id = readTokenId(config, tokenName, parts);
    if (!id)
        return tl::unexpected(id.error());
    return *id ? std::vector<std::int32_t>{**id} : std::vector<std::int32_t>();
}

} // namespace

Result<void> applyTokenizerConfig(const std::filesystem::path& path, PipelineTokenizer::Parts& parts) {
    std::error_code error;
    if (!std::filesystem::exists(path, error))
        return {};
    const auto text = readTextFile(path);
    if (!text)
        return tl::unexpected(text.error());
    const auto json = nlohmann::json::parse(*text, nullptr, false);
    if (json.is_discarded())
        return failure(path.string() + " is no valid JSON; download it again.");
    const auto config = JsonFields::of(json, path.string(), "");
    if (!config)
        return tl::unexpected(config.error());
    if (!config->find("add_bos_token") && !config->find("add_eos_token"))
        return {};
    auto before = readAdded(*config, "add_bos_token", "bos_token", parts);
    auto after = readAdded(*config, "add_eos_token", "eos_token", parts);
    if (!before || !after)
        return tl::unexpected(before ? after.error() : before.error());
    parts.postProcessor = {std::move(*before), std::move(*after)};
    return {};
}

} // namespace sinkscope
