#include "text/templates/Templates.h"

namespace sinkscope {
namespace {

using enum OtherPieces;

PublishedTemplate mistralWithoutSystem() {
    return {"Mistral",
            {"bos_token", "‹[INST]*›+message.content+‹*[/INST]›"},
            {"if message.role==‹user›", "elif message.role==‹assistant›"},
            {"message.content+eos_token", "message.content+eos_token+‹ ›", "‹ ›+message.content+eos_token"},
            refused,
            "",
            "{bos}[INST]{1}{user}{2}[/INST]"};
}

PublishedTemplate mistral() {
    return {"Mistral",
            {"bos_token", "‹*[INST]*›+system_message+‹\n\n›+message.content+‹*[/INST]›",
             "‹*[INST]*›+message.content+‹*[/INST]›"},
            {"set system_message=messages[0].content", "if*system_message is defined"},
            {},
            allowed,
            "{bos}{1}[INST]{2}{system}\n\n{user}{3}[/INST]",
            "{bos}{4}[INST]{5}{user}{6}[/INST]"};
}

PublishedTemplate mistralSystemPrompt() {
    return {
        "Mistral (system prompt)",
        {"bos_token", "‹[SYSTEM_PROMPT]*›+message.content+‹[/SYSTEM_PROMPT]›", "‹[INST]*›+message.content+‹*[/INST]›"},
        {"if message.role==‹user›", "elif message.role==‹system›"},
        {"‹ ›+message.content+eos_token", "message.content+eos_token", "elif message.role==‹assistant›"},
        refused,
        "{bos}[SYSTEM_PROMPT]{1}{system}[/SYSTEM_PROMPT][INST]{2}{user}{3}[/INST]",
        "{bos}[INST]{2}{user}{3}[/INST]"};
}

PublishedTemplate mistralSmall() {
    return {
        "Mistral Small",
        {"bos_token", "‹[SYSTEM_PROMPT]*›+system_message+‹[/SYSTEM_PROMPT]›", "‹[INST]*›+message.content+‹*[/INST]›"},
        {"set default_system_message=‹*›+today+‹*›", "set today=strftime_now(‹%Y-%m-%d›)",
         "set system_message=default_system_message", "set system_message=messages[0].content"},
        {},
        allowed,
        "{bos}[SYSTEM_PROMPT]{1}{system}[/SYSTEM_PROMPT][INST]{2}{user}{3}[/INST]",
        "{bos}[SYSTEM_PROMPT]{1}{4}{isoDate}{5}[/SYSTEM_PROMPT][INST]{2}{user}{3}[/INST]"};
}

} // namespace

std::vector<PublishedTemplate> mistralTemplates() {
    return {mistralWithoutSystem(), mistral(), mistralSystemPrompt(), mistralSmall()};
}

} // namespace sinkscope
