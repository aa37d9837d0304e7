#include "text/NormalizerReader.h"

#include "text/NestedSteps.h"
#include "text/SpaceMark.h"

#include <map>

namespace sinkscope {

namespace {

Result<void> readNormalizerStep(const TokenizerFields& step, TextRules& rules, int depth);

Result<void> readNormalizerSequence(const TokenizerFields& sequence, TextRules& rules, int depth) {
    return readNestedSteps(sequence, "normalizers", depth, [&](const TokenizerFields& step, int inner) {
        return readNormalizerStep(step, rules, inner);
    });
}

Result<void> readPrepend(const TokenizerFields& step, TextRules& rules) {
    const auto prefix = step.text("prepend");
    if (!prefix)
        return tl::unexpected(prefix.error());
    if (*prefix == spaceMark || *prefix == " ")
        rules.insertedSpace = InsertedSpace::everyPiece;
    rules.normalizer.push_back(prependStep(*prefix));
    return {};
}

Result<void> readReplace(const TokenizerFields& step, TextRules& rules) {
    auto pattern = readPattern(step, "pattern");
    if (!pattern)
        return tl::unexpected(pattern.error());
    const auto content = step.text("content");
    if (!content)
        return tl::unexpected(content.error());
    rules.normalizer.push_back(replaceStep(std::move(*pattern), *content));
    return {};
}

Result<void> readStrip(const TokenizerFields& step, TextRules& rules) {
    const auto left = step.flag("strip_left", true);
    if (!left)
        return tl::unexpected(left.error());
    const auto right = step.flag("strip_right", true);
    if (!right)
        return tl::unexpected(right.error());
    if (*left)
        rules.normalizer.push_back(stripStep(StripSide::left));
    if (*right)
        rules.normalizer.push_back(stripStep(StripSide::right));
    return {};
}

Result<void> readNormalizerStep(const TokenizerFields& step, TextRules& rules, int depth) {
    static const std::map<std::string, NormalizationForm> forms = {{"NFC", NormalizationForm::nfc},
                                                                   {"NFD", NormalizationForm::nfd},
                                                                   {"NFKC", NormalizationForm::nfkc},
                                                                   {"NFKD", NormalizationForm::nfkd}};
    const auto type = step.text("type");
    if (!type)
        return tl::unexpected(type.error());
    if (const auto form = forms.find(*type); form != forms.end())
        rules.normalizer.push_back(unicodeStep(form->second));
    else if (*type == "Lowercase")
        rules.normalizer.push_back(lowerCaseStep());
    else if (*type == "Sequence")
        return readNormalizerSequence(step, rules, depth);
    else if (*type == "Prepend")
        return readPrepend(step, rules);
    else if (*type == "Replace")
        return readReplace(step, rules);
    else if (*type == "Strip")
        return readStrip(step, rules);
    else
        return step.unknownValue("type", "NFC, NFD, NFKC, NFKD, Lowercase, Prepend, Replace, Strip and Sequence");
    return {};
}

} // namespace

Result<void> readNormalizer(const TokenizerFields& tokenizer, TextRules& rules) {
    if (!tokenizer.find("normalizer"))
        return {};
    const auto step = tokenizer.object("normalizer");
    if (!step)
        return tl::unexpected(step.error());
    return readNormalizerStep(*step, rules, 0);
}

Result<Pattern> readPattern(const TokenizerFields& step, std::string_view name) {
    const auto fields = step.object(name);
    if (!fields)
        return tl::unexpected(fields.error());
    if (fields->find("String")) {
        auto text = fields->text("String");
        return text ? Result<Pattern>(Pattern::literal(std::move(*text))) : tl::unexpected(text.error());
    }
    const auto expression = fields->text("Regex");
    if (!expression)
        return tl::unexpected(expression.error());
    auto pattern = Pattern::regularExpression(*expression);
    if (!pattern)
        return failure({"%1: field \"%2\" is \"%3\", which cannot be used: %4.",
                        {fields->file(), fields->pathOf("Regex"), *expression, pattern.error().text}});
    return pattern;
}

} // namespace sinkscope
