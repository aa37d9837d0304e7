#include "text/templates/Templates.h"

namespace sinkscope {
namespace {

using enum OtherPieces;

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

} // namespace

std::vector<PublishedTemplate> gemmaTemplates() {
    return {gemma(), gemmaWithoutBegin(), gemma3()};
}

} // namespace sinkscope
