#include "text/templates/Templates.h"

namespace sinkscope {
namespace {

using enum OtherPieces;

PublishedTemplate chatMl() {
    return {"ChatML",
            {"‹<|im_start|>›+message.role+‹\n›+message.content+‹<|im_end|>\n›", "‹<|im_start|>assistant\n›"},
            {"for message in messages", "if add_generation_prompt"},
            {},
            refused,
            "<|im_start|>system\n{system}<|im_end|>\n<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n",
            "<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n"};
}

PublishedTemplate chatMlAfterBegin() {
    PublishedTemplate form = chatMl();
    form.outputs.emplace_back("bos_token");
    form.withSystem = "{bos}<|im_start|>system\n{system}<|im_end|>\n<|im_start|>user\n{user}<|im_end|>\n"
                      "<|im_start|>assistant\n";
    form.withoutSystem = "{bos}<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n";
    return form;
}

PublishedTemplate chatMlWithOwnSystem() {
    PublishedTemplate form = chatMl();
    form.outputs.emplace_back("‹<|im_start|>system\n*<|im_end|>\n›");
    form.statements.emplace_back("if loop.first and messages[0].role!=‹system›");
    form.withoutSystem = "<|im_start|>system\n{1}<|im_end|>\n<|im_start|>user\n{user}<|im_end|>\n"
                         "<|im_start|>assistant\n";
    return form;
}

/// The first ones of Qwen 1.5: the end of a turn stands apart.
PublishedTemplate chatMlWithEndsApart() {
    PublishedTemplate form = chatMlWithOwnSystem();
    form.outputs = {"‹<|im_start|>system\n*<|im_end|>\n›", "‹<|im_start|>›+message.role+‹\n›+message.content",
                    "‹<|im_end|>\n›", "‹<|im_start|>assistant\n›"};
    form.statements = {"if loop.first and messages[0].role!=‹system›",
                       "if(loop.last and add_generation_prompt)or not loop.last",
                       "if add_generation_prompt and messages[-1].role!=‹assistant›"};
    return form;
}

PublishedTemplate qwen2Point5() {
    return {"ChatML (Qwen2.5)",
            {"‹<|im_start|>system\n*<|im_end|>\n›", "‹<|im_start|>assistant\n*›",
             "‹<|im_start|>system\n›+messages[0].content+‹<|im_end|>\n›",
             "‹<|im_start|>›+message.role+‹\n›+message.content+‹<|im_end|>\n›"},
            {"if tools", "if messages[0].role==‹system›",
             "if(message.role==‹user›)or(message.role==‹system›and not loop.first)"
             "or(message.role==‹assistant›and not message.tool_calls)"},
            {},
            allowed,
            "<|im_start|>system\n{system}<|im_end|>\n<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n{2}",
            "<|im_start|>system\n{1}<|im_end|>\n<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n{2}"};
}

PublishedTemplate qwen3(std::string_view userTurn) {
    return {"ChatML (Qwen3)",
            {"‹<|im_start|>assistant\n*›", "‹<|im_start|>system\n›+messages[0].content+‹<|im_end|>\n›", userTurn},
            {"if tools", "if messages[0].role==‹system›",
             "if(message.role==‹user›)or(message.role==‹system›and not loop.first)"},
            {},
            allowed,
            "<|im_start|>system\n{system}<|im_end|>\n<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n{1}",
            "<|im_start|>user\n{user}<|im_end|>\n<|im_start|>assistant\n{1}"};
}

} // namespace

std::vector<PublishedTemplate> chatMlTemplates() {
    return {chatMl(),
            chatMlAfterBegin(),
            chatMlWithOwnSystem(),
            chatMlWithEndsApart(),
            qwen2Point5(),
            qwen3("‹<|im_start|>›+message.role+‹\n›+content+‹<|im_end|>\n›"),
            qwen3("‹<|im_start|>›+message.role+‹\n›+message.content+‹<|im_end|>\n›")};
}

} // namespace sinkscope
