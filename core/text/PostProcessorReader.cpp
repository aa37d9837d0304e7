#include "text/PostProcessorReader.h"

#include "text/NestedSteps.h"

#include <limits>

namespace sinkscope {

namespace {

Result<void> readPostProcessorStep(const TokenizerFields& step, PostProcessor& result, int depth);

void wrap(PostProcessor& inner, const PostProcessor& outer) {
    inner.before.insert(inner.before.begin(), outer.before.begin(), outer.before.end());
    inner.after.insert(inner.after.end(), outer.after.begin(), outer.after.end());
}

Result<std::int32_t> readId(const nlohmann::json& value, const TokenizerFields& fields, std::string_view name) {
    if (!value.is_number_unsigned() ||
        value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max()))
        return fields.unexpectedValue(name, "a token id");
    return value.get<std::int32_t>();
}

/// The ids that a template's special token stands for.
Result<void> appendSpecialToken(const TokenizerFields& step, const TokenizerFields& item,
                                std::vector<std::int32_t>& ids) {
    const auto token = item.object("SpecialToken");
    if (!token)
        return tl::unexpected(token.error());
    const auto name = token->text("id");
    const auto all = step.object("special_tokens");
    if (!name || !all)
        return tl::unexpected(name ? all.error() : name.error());
    const auto entry = all->object(*name);
    if (!entry)
        return tl::unexpected(entry.error());
    const auto* list = entry->find("ids");
    if (!list || !list->is_array())
        return entry->unexpectedValue("ids", "a list of token ids");
    for (const auto& value : *list) {
        const auto id = readId(value, *entry, "ids");
        if (!id)
            return tl::unexpected(id.error());
        ids.push_back(*id);
    }
    return {};
}

Result<void> readTemplate(const TokenizerFields& step, PostProcessor& result) {
    const auto items = step.objects("single");
    if (!items)
        return tl::unexpected(items.error());
    PostProcessor outer;
    bool textSeen = false;
    for (const TokenizerFields& item : *items) {
        if (item.find("Sequence")) {
            if (textSeen)
                return step.unexpectedValue("single", "a template with the text once");
            textSeen = true;
        } else if (auto done = appendSpecialToken(step, item, textSeen ? outer.after : outer.before); !done) {
            return done;
        }
    }
    if (!textSeen)
        return step.unexpectedValue("single", "a template with the text once");
    wrap(result, outer);
    return {};
}

/// A pair like ["<s>", 0].
Result<std::int32_t> readNamedId(const TokenizerFields& step, std::string_view name) {
    const auto* pair = step.find(name);
    if (!pair || !pair->is_array() || pair->size() != 2)
        return step.unexpectedValue(name, "a list of a token's text and id");
    return readId((*pair)[1], step, name);
}

Result<void> readSentence(const TokenizerFields& step, PostProcessor& result) {
    const auto begin = readNamedId(step, "cls");
    const auto end = readNamedId(step, "sep");
    if (!begin || !end)
        return tl::unexpected(begin ? end.error() : begin.error());
    wrap(result, {{*begin}, {*end}});
    return {};
}

Result<void> readPostProcessorSequence(const TokenizerFields& sequence, PostProcessor& result, int depth) {
    return readNestedSteps(sequence, "processors", depth, [&](const TokenizerFields& step, int inner) {
        return readPostProcessorStep(step, result, inner);
    });
}

Result<void> readPostProcessorStep(const TokenizerFields& step, PostProcessor& result, int depth) {
    const auto type = step.text("type");
    if (!type)
        return tl::unexpected(type.error());
    if (*type == "TemplateProcessing")
        return readTemplate(step, result);
    if (*type == "RobertaProcessing" || *type == "BertProcessing")
        return readSentence(step, result);
    if (*type == "Sequence")
        return readPostProcessorSequence(step, result, depth);
    if (*type == "ByteLevel") // moves offsets only
        return {};
    return step.unknownValue("type", "TemplateProcessing, ByteLevel, RobertaProcessing, BertProcessing and Sequence");
}

} // namespace

Result<PostProcessor> readPostProcessor(const TokenizerFields& tokenizer) {
    PostProcessor result;
    if (!tokenizer.find("post_processor"))
        return result;
    const auto step = tokenizer.object("post_processor");
    if (!step)
        return tl::unexpected(step.error());
    if (auto done = readPostProcessorStep(*step, result, 0); !done)
        return tl::unexpected(done.error());
    return result;
}

} // namespace sinkscope
