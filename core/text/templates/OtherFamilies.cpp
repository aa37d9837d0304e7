#include "text/templates/Templates.h"

namespace sinkscope {
namespace {

using enum OtherPieces;

constexpr std::string_view gptOssWithTwoLines =
    "<|start|>system<|message|>{2}\nKnowledge cutoff: {1}\nCurrent date: {isoDate}\n\nReasoning: {3}\n\n"
    "# Valid channels: analysis, commentary, final. Channel must be included for every message.<|end|>"
    "<|start|>developer<|message|># Instructions\n\n{system}\n\n<|end|>"
    "<|start|>user<|message|>{user}<|end|><|start|>assistant";
constexpr std::string_view gptOssWithout =
    "<|start|>system<|message|>{2}\nKnowledge cutoff: {1}\nCurrent date: {isoDate}\n\nReasoning: {3}\n\n"
    "# Valid channels: analysis, commentary, final. Channel must be included for every message.<|end|>"
    "<|start|>developer<|message|># Instructions\n\n{system}<|end|>"
    "<|start|>user<|message|>{user}<|end|><|start|>assistant";

PublishedTemplate zephyr() {
    return {"Zephyr",
            {"‹<|user|>\n›+message.content+eos_token+‹\n›", "‹<|system|>\n›+message.content+eos_token+‹\n›",
             "‹<|assistant|>\n›"},
            {"if message.role==‹user›", "elif message.role==‹system›", "if loop.last and add_generation_prompt"},
            {"‹<|assistant|>\n›+message.content+eos_token+‹\n›"},
            refused,
            "<|system|>\n{system}{eos}\n<|user|>\n{user}{eos}\n<|assistant|>\n",
            "<|user|>\n{user}{eos}\n<|assistant|>\n"};
}

PublishedTemplate deepSeekR1(std::string_view systemMark) {
    return {"DeepSeek R1",
            {"‹<｜Assistant｜>*›", "bos_token+ns.system_prompt", "‹<｜User｜>›+message.content"},
            {systemMark, "if add_generation_prompt and not ns.is_tool", "if message.role==‹user›"},
            {},
            allowed,
            "{bos}{system}<｜User｜>{user}<｜Assistant｜>{1}",
            "{bos}<｜User｜>{user}<｜Assistant｜>{1}"};
}

/// What follows the instructions differs between versions.
PublishedTemplate gptOss(std::string_view instructions, std::string_view withSystem) {
    return {"gpt-oss",
            {"model_identity+‹\nKnowledge cutoff: *\nCurrent date: ›+strftime_now(‹%Y-%m-%d›)+‹\n\n›",
             "‹Reasoning: ›+reasoning_effort+‹\n\n›",
             "‹# Valid channels: analysis, commentary, final. Channel must be included for every message.›",
             "‹<|start|>system<|message|>›+build_system_message()+‹<|end|>›", "‹<|start|>developer<|message|>›",
             instructions, "‹<|start|>user<|message|>›+message.content+‹<|end|>›", "‹<|start|>assistant›"},
            {"set model_identity=‹*›", "set reasoning_effort=‹*›", "set developer_message=messages[0].content"},
            {},
            allowed,
            withSystem,
            "<|start|>system<|message|>{2}\nKnowledge cutoff: {1}\nCurrent date: {isoDate}\n\nReasoning: {3}\n\n"
            "# Valid channels: analysis, commentary, final. Channel must be included for every message.<|end|>"
            "<|start|>user<|message|>{user}<|end|><|start|>assistant"};
}

} // namespace

std::vector<PublishedTemplate> otherTemplates() {
    return {zephyr(), deepSeekR1("set ns.system_prompt=message.content"),
            deepSeekR1("set ns.system_prompt=ns.system_prompt+message.content"),
            gptOss("‹# Instructions\n\n›+developer_message+‹\n\n›", gptOssWithTwoLines),
            gptOss("‹# Instructions\n\n›+developer_message", gptOssWithout)};
}

} // namespace sinkscope
