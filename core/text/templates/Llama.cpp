#include "text/templates/Templates.h"

namespace sinkscope {
namespace {

using enum OtherPieces;

PublishedTemplate llama2() {
    return {"Llama 2",
            {"bos_token+‹[INST] ›+content.strip()+‹ [/INST]›"},
            {"set content=‹<<SYS>>\n›+system_message+‹\n<</SYS>>\n\n›+message.content",
             "set system_message=messages[0].content", "set system_message=false",
             "if loop.index0==0 and system_message!=false"},
            {"‹ ›+content.strip()+‹ ›+eos_token", "‹<<SYS>>\n›+content.strip()+‹\n<</SYS>>\n\n›",
             "set content=message.content", "elif message.role==‹system›",
             "elif false==true and not‹<<SYS>>›in messages[0].content", "set system_message=‹*›"},
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

} // namespace

std::vector<PublishedTemplate> llamaTemplates() {
    return {llama2(), llama3(), llama3Point2(), llama3Point1()};
}

} // namespace sinkscope
