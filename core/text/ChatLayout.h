#pragma once

#include "text/ChatTemplate.h"

#include <chrono>
#include <string_view>

namespace sinkscope {

/// What stands for the words in braces of a layout (see PublishedTemplate). Refers to what it is made of.
struct ChatValues {
    const ChatMessages& messages;
    const ChatTokens& tokens;
    const std::vector<std::string>& captures;
    std::chrono::year_month_day today;
};

/// The layout filled in; system and user text are AddedBy::text, all else AddedBy::chatTemplate. No part is empty.
PromptText fillLayout(std::string_view layout, const ChatValues& values);

} // namespace sinkscope
