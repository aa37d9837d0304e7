#pragma once

#include "text/PublishedTemplate.h"

#include <vector>

namespace sinkscope {

std::vector<PublishedTemplate> chatMlTemplates(); ///< SmolLM2, Qwen and many others
std::vector<PublishedTemplate> llamaTemplates();
std::vector<PublishedTemplate> gemmaTemplates();
std::vector<PublishedTemplate> mistralTemplates();
std::vector<PublishedTemplate> phi3Templates();
std::vector<PublishedTemplate> otherTemplates(); ///< Zephyr, DeepSeek R1, gpt-oss

} // namespace sinkscope
