#include "text/ChatTemplateFiles.h"

#include "io/TextFile.h"

#include <nlohmann/json.hpp>

#include <array>
#include <system_error>

namespace sinkscope {
namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

bool isThere(const fs::path& file) {
    std::error_code problem;
    return fs::exists(file, problem);
}

tl::unexpected<Error> cannotApply(const fs::path& file, const Text& problem) {
    return failure({"Sinkscope cannot apply this model's chat template: %1 %2", {file.string(), problem}});
}

/// An empty object when there is no such file.
Result<Json> readObject(const fs::path& file) {
    if (!isThere(file))
        return Json::object();
    const auto text = readTextFile(file);
    if (!text)
        return tl::unexpected(text.error());
    Json object = Json::parse(*text, nullptr, false);
    if (!object.is_object())
        return cannotApply(file, "is no valid JSON object; download it again.");
    return object;
}

/// A token is a text, or an object with its text as `content`.
std::string tokenText(const Json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end())
        return {};
    const Json& token = found->is_object() ? found->value("content", Json()) : *found;
    return token.is_string() ? token.get<std::string>() : std::string();
}

/// Nothing when the file has none.
Result<std::optional<std::string>> templateText(const Json& object, const fs::path& file) {
    using Found = std::optional<std::string>;
    const auto found = object.find("chat_template");
    if (found == object.end() || found->is_null())
        return Found();
    if (found->is_string())
        return Found(found->get<std::string>());
    if (found->is_array())
        for (const Json& entry : *found)
            if (entry.is_object() && entry.value("name", Json()) == "default" &&
                entry.value("template", Json()).is_string())
                return Found(entry["template"].get<std::string>());
    return cannotApply(file, "should give field \"chat_template\" a text, or a list of which one is named default.");
}

Result<std::optional<std::string>> findTemplate(const fs::path& folder, const Json& config) {
    if (isThere(folder / "chat_template.jinja"))
        return readTextFile(folder / "chat_template.jinja").map([](std::string text) {
            return std::optional(std::move(text));
        });
    auto text = templateText(config, folder / "tokenizer_config.json");
    if (!text || *text)
        return text;
    const auto own = readObject(folder / "chat_template.json");
    if (!own)
        return tl::unexpected(own.error());
    return templateText(*own, folder / "chat_template.json");
}

Result<std::optional<ChatTemplate>> read(const fs::path& folder) {
    const auto config = readObject(folder / "tokenizer_config.json");
    if (!config)
        return tl::unexpected(config.error());
    auto text = findTemplate(folder, *config);
    if (!text)
        return tl::unexpected(text.error());
    if (!*text)
        return std::optional<ChatTemplate>();
    const auto map = readObject(folder / "special_tokens_map.json");
    if (!map)
        return tl::unexpected(map.error());
    const auto token = [&](const char* name) { return tokenText(config->contains(name) ? *config : *map, name); };
    return std::optional(ChatTemplate(**std::move(text), {token("bos_token"), token("eos_token")}));
}

} // namespace

std::optional<ChatTemplate> readChatTemplate(const fs::path& folder) {
    auto found = read(folder);
    return found ? *std::move(found) : ChatTemplate::unreadable(found.error().text);
}

} // namespace sinkscope
