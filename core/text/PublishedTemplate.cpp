#include "text/PublishedTemplate.h"

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

/// SmolLM2, Qwen 1.5 and 2: a system text of its own where none is given.
PublishedTemplate chatMlWithOwnSystem() {
    PublishedTemplate form = chatMl();
    form.outputs.emplace_back("‹<|im_start|>system\n*<|im_end|>\n›");
    form.statements.emplace_back("if loop.first and messages[0].role!=‹system›");
    form.withoutSystem = "<|im_start|>system\n{1}<|im_end|>\n<|im_start|>user\n{user}<|im_end|>\n"
                         "<|im_start|>assistant\n";
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

PublishedTemplate llama2() {
    return {"Llama 2",
            {"bos_token+‹[INST] ›+content.strip()+‹ [/INST]›"},
            {"set content=‹<<SYS>>\n›+system_message+‹\n<</SYS>>\n\n›+message.content",
             "set system_message=messages[0].content", "set system_message=false",
             "if loop.index0==0 and system_message!=false"},
            {"‹ ›+content.strip()+‹ ›+eos_token", "‹<<SYS>>\n›+content.strip()+‹\n<</SYS>>\n\n›",
             "set content=message.content", "elif false==true and not‹<<SYS>>›in messages[0].content",
             "set system_message=‹*›"},
            refused,
            "{bos}[INST] {trim}<<SYS>>\n{system}\n<</SYS>>\n\n{user}{end} [/INST]",
            "{bos}[INST] {trim}{user}{end} [/INST]"};
}

PublishedTemplate llama3() {
    return {"Llama 3",
            {"content", "‹<|start_header_id|>assistant<|end_header_id|>\n\n›"},
            {"set content=‹<|start_header_id|>›+message.role+‹<|end_header_id|>\n\n›+message.content|trim+‹<|eot_id|>›",
             "set content=bos_token+content", "if loop.index0==0"},
            {},
            refused,
            "{bos}<|start_header_id|>system<|end_header_id|>\n\n{trim}{system}{end}<|eot_id|>"
            "<|start_header_id|>user<|end_header_id|>\n\n{trim}{user}{end}<|eot_id|>"
            "<|start_header_id|>assistant<|end_header_id|>\n\n",
            "{bos}<|start_header_id|>user<|end_header_id|>\n\n{trim}{user}{end}<|eot_id|>"
            "<|start_header_id|>assistant<|end_header_id|>\n\n"};
}

PublishedTemplate llama3WithDate(std::string_view name, std::string_view dateMark, std::string_view withSystem,
                                 std::string_view withoutSystem) {
    return {name,
            {"‹Cutting Knowledge Date: *\nToday Date: ›+date_string+‹\n\n›",
             "‹<|start_header_id|>›+message.role+‹<|end_header_id|>\n\n›+message.content|trim+‹<|eot_id|>›",
             "system_message+‹<|eot_id|>›", "‹<|start_header_id|>system<|end_header_id|>\n\n›",
             "‹<|start_header_id|>assistant<|end_header_id|>\n\n›", "bos_token"},
            {dateMark, "if not date_string is defined", "set system_message=messages[0].content|trim",
             "set system_message=‹›"},
            {},
            allowed,
            withSystem,
            withoutSystem};
}

/// Today's date.
PublishedTemplate llama3Point2() {
    return llama3WithDate("Llama 3.2", "set date_string=strftime_now(‹%d %b %Y›)",
                          "{bos}<|start_header_id|>system<|end_header_id|>\n\nCutting Knowledge Date: {1}\n"
                          "Today Date: {date}\n\n{trim}{system}{end}<|eot_id|>"
                          "<|start_header_id|>user<|end_header_id|>\n\n{trim}{user}{end}<|eot_id|>"
                          "<|start_header_id|>assistant<|end_header_id|>\n\n",
                          "{bos}<|start_header_id|>system<|end_header_id|>\n\nCutting Knowledge Date: {1}\n"
                          "Today Date: {date}\n\n<|eot_id|>"
                          "<|start_header_id|>user<|end_header_id|>\n\n{trim}{user}{end}<|eot_id|>"
                          "<|start_header_id|>assistant<|end_header_id|>\n\n");
}

/// Llama 3.1 and 3.3: the date that stands in the template.
PublishedTemplate llama3Point1() {
    return llama3WithDate("Llama 3.1", "set date_string=‹*›",
                          "{bos}<|start_header_id|>system<|end_header_id|>\n\nCutting Knowledge Date: {1}\n"
                          "Today Date: {2}\n\n{trim}{system}{end}<|eot_id|>"
                          "<|start_header_id|>user<|end_header_id|>\n\n{trim}{user}{end}<|eot_id|>"
                          "<|start_header_id|>assistant<|end_header_id|>\n\n",
                          "{bos}<|start_header_id|>system<|end_header_id|>\n\nCutting Knowledge Date: {1}\n"
                          "Today Date: {2}\n\n<|eot_id|>"
                          "<|start_header_id|>user<|end_header_id|>\n\n{trim}{user}{end}<|eot_id|>"
                          "<|start_header_id|>assistant<|end_header_id|>\n\n");
}

PublishedTemplate gemma() {
    return {
        "Gemma",
        {"bos_token", "‹<start_of_turn>›+role+‹\n›+message.content|trim+‹<end_of_turn>\n›", "‹<start_of_turn>model\n›"},
        {"if messages[0].role==‹system›", "set role=‹model›", "set role=message.role"},
        {},
        refused,
        "",
        "{bos}<start_of_turn>user\n{trim}{user}{end}<end_of_turn>\n<start_of_turn>model\n"};
}

PublishedTemplate gemmaWithoutBegin() {
    PublishedTemplate form = gemma();
    form.outputs.erase(form.outputs.begin());
    form.withoutSystem = "<start_of_turn>user\n{trim}{user}{end}<end_of_turn>\n<start_of_turn>model\n";
    return form;
}

/// No system role either, but the system text goes before the user's.
PublishedTemplate gemma3() {
    return {"Gemma 3",
            {"bos_token", "‹<start_of_turn>›+role+‹\n›+(first_user_prefix if loop.first else‹›)",
             "message.content|trim", "‹<end_of_turn>\n›", "‹<start_of_turn>model\n›"},
            {"set first_user_prefix=messages[0].content+‹\n\n›", "set first_user_prefix=‹›",
             "set loop_messages=messages[1:]", "set role=‹model›", "set role=message.role"},
            {"‹<start_of_image>›", "item.text|trim", "if messages[0].content is string",
             "set first_user_prefix=messages[0].content[0].text+‹\n\n›", "if message.content is string",
             "elif message.content is iterable", "for item in message.content", "if item.type==‹image›",
             "elif item.type==‹text›"},
            refused,
            "{bos}<start_of_turn>user\n{system}\n\n{trim}{user}{end}<end_of_turn>\n<start_of_turn>model\n",
            "{bos}<start_of_turn>user\n{trim}{user}{end}<end_of_turn>\n<start_of_turn>model\n"};
}

/// The first ones of Mistral and Mixtral, which refuse a system role.
PublishedTemplate mistralWithoutSystem() {
    return {"Mistral",
            {"bos_token", "‹[INST]*›+message.content+‹*[/INST]›"},
            {"if message.role==‹user›", "elif message.role==‹assistant›"},
            {"message.content+eos_token", "message.content+eos_token+‹ ›", "‹ ›+message.content+eos_token"},
            refused,
            "",
            "{bos}[INST]{1}{user}{2}[/INST]"};
}

/// The system text goes before the last user text; spaces around the marks differ from version to version.
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

/// Mistral Small 3: a system text of its own, with today's date.
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

PublishedTemplate phi3() {
    return {
        "Phi-3",
        {"‹<|system|>\n›+message.content+‹<|end|>\n›", "‹<|user|>\n›+message.content+‹<|end|>\n›", "‹<|assistant|>\n›"},
        {"elif message.role==‹user›"},
        {"‹<|assistant|>\n›+message.content+‹<|end|>\n›", "eos_token", "if message.role==‹system›and message.content"},
        refused,
        "<|system|>\n{system}<|end|>\n<|user|>\n{user}<|end|>\n<|assistant|>\n",
        "<|user|>\n{user}<|end|>\n<|assistant|>\n"};
}

/// The first one of Phi-3 mini, which leaves a system text out.
PublishedTemplate phi3WithoutSystem() {
    return {"Phi-3",
            {"bos_token", "‹<|user|>\n›+message.content+‹<|end|>\n<|assistant|>\n›"},
            {"if(message.role==‹user›)"},
            {"message.content+‹<|end|>\n›", "elif(message.role==‹assistant›)"},
            refused,
            "",
            "{bos}<|user|>\n{user}<|end|>\n<|assistant|>\n"};
}

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

PublishedTemplate gptOss() {
    return {"gpt-oss",
            {"model_identity+‹\nKnowledge cutoff: *\nCurrent date: ›+strftime_now(‹%Y-%m-%d›)+‹\n\n›",
             "‹Reasoning: ›+reasoning_effort+‹\n\n›",
             "‹# Valid channels: analysis, commentary, final. Channel must be included for every message.›",
             "‹<|start|>system<|message|>›+build_system_message()+‹<|end|>›", "‹<|start|>developer<|message|>›",
             "‹# Instructions\n\n›+developer_message+‹\n\n›", "‹<|start|>user<|message|>›+message.content+‹<|end|>›",
             "‹<|start|>assistant›"},
            {"set model_identity=‹*›", "set reasoning_effort=‹*›", "set developer_message=messages[0].content"},
            {},
            allowed,
            "<|start|>system<|message|>{2}\nKnowledge cutoff: {1}\nCurrent date: {isoDate}\n\nReasoning: {3}\n\n"
            "# Valid channels: analysis, commentary, final. Channel must be included for every message.<|end|>"
            "<|start|>developer<|message|># Instructions\n\n{system}\n\n<|end|>"
            "<|start|>user<|message|>{user}<|end|><|start|>assistant",
            "<|start|>system<|message|>{2}\nKnowledge cutoff: {1}\nCurrent date: {isoDate}\n\nReasoning: {3}\n\n"
            "# Valid channels: analysis, commentary, final. Channel must be included for every message.<|end|>"
            "<|start|>user<|message|>{user}<|end|><|start|>assistant"};
}

} // namespace

std::span<const PublishedTemplate> publishedTemplates() {
    static const std::vector<PublishedTemplate> all = {
        chatMl(),
        chatMlAfterBegin(),
        chatMlWithOwnSystem(),
        qwen2Point5(),
        qwen3("‹<|im_start|>›+message.role+‹\n›+content+‹<|im_end|>\n›"),
        qwen3("‹<|im_start|>›+message.role+‹\n›+message.content+‹<|im_end|>\n›"),
        llama2(),
        llama3(),
        llama3Point2(),
        llama3Point1(),
        gemma(),
        gemmaWithoutBegin(),
        gemma3(),
        mistralWithoutSystem(),
        mistral(),
        mistralSystemPrompt(),
        mistralSmall(),
        phi3(),
        phi3WithoutSystem(),
        zephyr(),
        deepSeekR1("set ns.system_prompt=message.content"),
        deepSeekR1("set ns.system_prompt=ns.system_prompt+message.content"),
        gptOss()};
    return all;
}

} // namespace sinkscope
