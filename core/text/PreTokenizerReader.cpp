#include "text/PreTokenizerReader.h"

#include "text/GptTwoPattern.h"
#include "text/NestedSteps.h"
#include "text/NormalizerReader.h"
#include "text/SpaceMark.h"
#include "text/Unicode.h"

#include <functional>
#include <map>

namespace sinkscope {

namespace {

Result<void> readPreTokenizerStep(const TokenizerFields& step, TextRules& rules, int depth);

Result<SplitBehaviour> readBehaviour(const TokenizerFields& step, SplitBehaviour whenAbsent) {
    static const std::map<std::string, SplitBehaviour> behaviours = {
        {"Removed", SplitBehaviour::removed},
        {"Isolated", SplitBehaviour::isolated},
        {"Contiguous", SplitBehaviour::contiguous},
        {"MergedWithPrevious", SplitBehaviour::mergedWithPrevious},
        {"MergedWithNext", SplitBehaviour::mergedWithNext}};
    if (!step.find("behavior"))
        return whenAbsent;
    const auto name = step.text("behavior");
    if (!name)
        return tl::unexpected(name.error());
    const auto found = behaviours.find(*name);
    if (found == behaviours.end())
        return step.unknownValue("behavior", "Removed, Isolated, Contiguous, MergedWithPrevious and MergedWithNext");
    return found->second;
}

Result<void> readPreTokenizerSequence(const TokenizerFields& sequence, TextRules& rules, int depth) {
    return readNestedSteps(sequence, "pretokenizers", depth, [&](const TokenizerFields& step, int inner) {
        return readPreTokenizerStep(step, rules, inner);
    });
}

Result<void> addGptTwoPattern(TextRules& rules) {
    auto pattern = Pattern::regularExpression(gptTwoPattern);
    if (!pattern)
        return tl::unexpected(pattern.error());
    rules.preTokenizer.push_back(splitStep(std::move(*pattern), SplitBehaviour::isolated, Inversion::none));
    return {};
}

Result<void> addWordsAndSymbols(TextRules& rules) {
    rules.preTokenizer.push_back(characterStep(isWhiteSpace, SplitBehaviour::removed));
    rules.preTokenizer.push_back(characterStep(isWordCharacter, SplitBehaviour::contiguous));
    return {};
}

Result<void> readByteLevel(const TokenizerFields& step, TextRules& rules) {
    const auto prefix = step.flag("add_prefix_space", true);
    const auto expression = step.flag("use_regex", true);
    if (!prefix || !expression)
        return tl::unexpected(prefix ? expression.error() : prefix.error());
    if (*prefix) {
        rules.preTokenizer.push_back(leadingSpaceStep());
        rules.insertedSpace = InsertedSpace::everyPiece;
    }
    if (*expression)
        if (auto done = addGptTwoPattern(rules); !done)
            return done;
    rules.preTokenizer.push_back(byteAlphabetStep());
    rules.usesByteAlphabet = true;
    return {};
}

Result<void> readDigits(const TokenizerFields& step, TextRules& rules) {
    const auto individual = step.flag("individual_digits", false);
    if (!individual)
        return tl::unexpected(individual.error());
    rules.preTokenizer.push_back(
        characterStep(isNumeric, *individual ? SplitBehaviour::isolated : SplitBehaviour::contiguous));
    return {};
}

Result<void> readPunctuation(const TokenizerFields& step, TextRules& rules) {
    const auto behaviour = readBehaviour(step, SplitBehaviour::isolated);
    if (!behaviour)
        return tl::unexpected(behaviour.error());
    rules.preTokenizer.push_back(characterStep(isPunctuation, *behaviour));
    return {};
}

Result<void> readSplit(const TokenizerFields& step, TextRules& rules) {
    auto pattern = readPattern(step, "pattern");
    if (!pattern)
        return tl::unexpected(pattern.error());
    if (!step.find("behavior"))
        return step.unexpectedValue("behavior", "a text");
    const auto behaviour = readBehaviour(step, SplitBehaviour::isolated);
    const auto inverted = step.flag("invert", false);
    if (!behaviour || !inverted)
        return tl::unexpected(behaviour ? inverted.error() : behaviour.error());
    rules.preTokenizer.push_back(
        splitStep(std::move(*pattern), *behaviour, *inverted ? Inversion::inverted : Inversion::none));
    return {};
}

/// Files of older versions have `add_prefix_space` instead of `prepend_scheme`.
Result<PrependScheme> readScheme(const TokenizerFields& step) {
    if (!step.find("prepend_scheme")) {
        const auto prefix = step.flag("add_prefix_space", true);
        if (!prefix)
            return tl::unexpected(prefix.error());
        return *prefix ? PrependScheme::always : PrependScheme::never;
    }
    const auto name = step.text("prepend_scheme");
    if (!name)
        return tl::unexpected(name.error());
    if (*name == "always")
        return PrependScheme::always;
    if (*name == "first")
        return PrependScheme::first;
    if (*name == "never")
        return PrependScheme::never;
    return step.unknownValue("prepend_scheme", "always, first and never");
}

Result<void> readMetaspace(const TokenizerFields& step, TextRules& rules) {
    const auto mark = step.text("replacement");
    if (!mark)
        return tl::unexpected(mark.error());
    if (*mark != spaceMark)
        return step.unknownValue("replacement", {"only \"%1\"", {std::string(spaceMark)}});
    const auto scheme = readScheme(step);
    const auto split = step.flag("split", true);
    if (!scheme || !split)
        return tl::unexpected(scheme ? split.error() : scheme.error());
    if (*scheme != PrependScheme::never)
        rules.insertedSpace = *scheme == PrependScheme::always ? InsertedSpace::everyPiece : InsertedSpace::textBegin;
    rules.preTokenizer.push_back(metaspaceStep(*mark, *scheme, *split ? WordSplit::beforeMark : WordSplit::none));
    rules.usesSpaceMark = true;
    return {};
}

Result<void> readPreTokenizerStep(const TokenizerFields& step, TextRules& rules, int depth) {
    using Reader = Result<void> (*)(const TokenizerFields&, TextRules&);
    static const std::map<std::string, Reader> readers = {{"ByteLevel", readByteLevel},
                                                          {"Digits", readDigits},
                                                          {"Punctuation", readPunctuation},
                                                          {"Split", readSplit},
                                                          {"Metaspace", readMetaspace}};
    const auto type = step.text("type");
    if (!type)
        return tl::unexpected(type.error());
    if (const auto reader = readers.find(*type); reader != readers.end())
        return reader->second(step, rules);
    if (*type == "Sequence")
        return readPreTokenizerSequence(step, rules, depth);
    if (*type == "Whitespace")
        return addWordsAndSymbols(rules);
    if (*type == "WhitespaceSplit") {
        rules.preTokenizer.push_back(characterStep(isWhiteSpace, SplitBehaviour::removed));
        return {};
    }
    return step.unknownValue(
        "type", "ByteLevel, Digits, Punctuation, Split, Metaspace, Whitespace, WhitespaceSplit and Sequence");
}

} // namespace

Result<void> readPreTokenizer(const TokenizerFields& tokenizer, TextRules& rules) {
    if (!tokenizer.find("pre_tokenizer"))
        return {};
    const auto step = tokenizer.object("pre_tokenizer");
    if (!step)
        return tl::unexpected(step.error());
    return readPreTokenizerStep(*step, rules, 0);
}

} // namespace sinkscope
