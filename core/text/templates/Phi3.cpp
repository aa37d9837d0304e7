#include "text/templates/Templates.h"

namespace sinkscope {
namespace {

using enum OtherPieces;

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

/// One of the first ones, for all roles at once.
PublishedTemplate phi3ByRole() {
    return {"Phi-3",
            {"bos_token", "‹<|›+message.role+‹|>\n›+message.content+‹<|end|>\n›", "‹<|assistant|>\n›"},
            {"for message in messages", "if add_generation_prompt"},
            {"eos_token"},
            refused,
            "{bos}<|system|>\n{system}<|end|>\n<|user|>\n{user}<|end|>\n<|assistant|>\n",
            "{bos}<|user|>\n{user}<|end|>\n<|assistant|>\n"};
}

PublishedTemplate phi3WithoutSystem() {
    return {"Phi-3",
            {"bos_token", "‹<|user|>\n›+message.content+‹<|end|>\n<|assistant|>\n›"},
            {"if(message.role==‹user›)"},
            {"message.content+‹<|end|>\n›", "elif(message.role==‹assistant›)"},
            refused,
            "",
            "{bos}<|user|>\n{user}<|end|>\n<|assistant|>\n"};
}

PublishedTemplate phi3WithoutBegin() {
    PublishedTemplate form = phi3WithoutSystem();
    form.outputs.erase(form.outputs.begin());
    form.withoutSystem = "<|user|>\n{user}<|end|>\n<|assistant|>\n";
    return form;
}

} // namespace

std::vector<PublishedTemplate> phi3Templates() {
    return {phi3(), phi3ByRole(), phi3WithoutSystem(), phi3WithoutBegin()};
}

} // namespace sinkscope
