#pragma once

#include "text/ChatTemplate.h"

#include <filesystem>
#include <optional>

namespace sinkscope {

/// The chat template of a Hugging Face folder: chat_template.jinja, else `chat_template` in tokenizer_config.json (of
/// several the one named default) or in chat_template.json; the special tokens that it names from tokenizer_config.json
/// or special_tokens_map.json. Nothing when there is none; unreadable when one of these files is damaged.
std::optional<ChatTemplate> readChatTemplate(const std::filesystem::path& folder);

} // namespace sinkscope
