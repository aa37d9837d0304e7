#include "text/GgufTokenizerReader.h"

#include "text/GgufTextRule.h"
#include "text/MergeTableReader.h"
#include "text/ScoredPairModel.h"
#include "text/SpaceMark.h"
#include "text/Utf8.h"

#include <cmath>
#include <limits>

namespace sinkscope {

namespace {

constexpr std::string_view modelKey = "tokenizer.ggml.model";
constexpr std::string_view ruleKey = "tokenizer.ggml.pre";
constexpr std::string_view tokensKey = "tokenizer.ggml.tokens";
constexpr std::string_view typesKey = "tokenizer.ggml.token_type";
constexpr std::string_view mergesKey = "tokenizer.ggml.merges";
constexpr std::string_view scoresKey = "tokenizer.ggml.scores";

/// GGUF's token types.
enum class GgufTokenType { normal = 1, unknown = 2, control = 3, userDefined = 4, unused = 5, byte = 6 };

} // namespace

tl::unexpected<Error> GgufTokenizerReader::fieldFailure(std::string_view key, const Text& problem) const {
    return failure({"%1: field \"%2\" %3.", {file_, std::string(key), problem}});
}

tl::unexpected<Error> GgufTokenizerReader::unexpectedField(std::string_view key, const Text& expected) const {
    return metadata_.contains(key)
               ? fieldFailure(key, {"should be %1, but is %2; convert the model again with a current converter",
                                    {expected, metadata_.typeName(key)}})
               : fieldFailure(key, {"should be %1, but is missing; convert the model again with a current converter",
                                    {expected}});
}

Result<PipelineTokenizer::Parts> GgufTokenizerReader::read() const {
    const auto model = metadata_.text(modelKey);
    if (!model)
        return unexpectedField(modelKey, "a text");
    PipelineTokenizer::Parts parts;
    parts.file = file_;
    Result<void> done;
    if (*model == "gpt2")
        done = readBytePairs(parts);
    else if (*model == "llama")
        done = readScoredPairs(parts);
    else
        return fieldFailure(
            modelKey, {"is \"%1\", which Sinkscope does not know; it knows gpt2 and llama", {std::string(*model)}});
    if (!done)
        return tl::unexpected(done.error());
    parts.chatTemplate = readChatTemplate(*parts.vocabulary);
    return parts;
}

std::optional<ChatTemplate> GgufTokenizerReader::readChatTemplate(const Vocabulary& vocabulary) const {
    constexpr std::string_view key = "tokenizer.chat_template";
    if (!metadata_.contains(key))
        return std::nullopt;
    const auto text = metadata_.text(key);
    const auto begin = readId("tokenizer.ggml.bos_token_id", vocabulary);
    const auto end = readId("tokenizer.ggml.eos_token_id", vocabulary);
    if (!text)
        return ChatTemplate::unreadable(unexpectedField(key, "a text").value().text);
    if (!begin || !end)
        return ChatTemplate::unreadable(begin ? end.error().text : begin.error().text);
    const auto spelled = [&](std::optional<std::int32_t> id) { return id ? vocabulary.text(*id) : std::string(); };
    return ChatTemplate(std::string(*text), {spelled(*begin), spelled(*end)});
}

Result<void> GgufTokenizerReader::readBytePairs(PipelineTokenizer::Parts& parts) const {
    const auto name = metadata_.text(ruleKey);
    if (!name)
        return unexpectedField(ruleKey, "a text");
    const auto rule = ggufTextRule(*name);
    if (!rule)
        return fieldFailure(ruleKey, {"is \"%1\", a way to split words that Sinkscope does not know; use the model's "
                                      "Hugging Face folder instead",
                                      {std::string(*name)}});
    const auto pairs = metadata_.texts(mergesKey);
    if (!pairs)
        return unexpectedField(mergesKey, "a list of texts");
    auto vocabulary = readVocabulary(Spelling::byteAlphabet, parts.addedAsTyped);
    if (!vocabulary)
        return tl::unexpected(vocabulary.error());
    parts.vocabulary = std::move(*vocabulary);

    MergeTableReader merges(pairs->size(), *parts.vocabulary, file_, mergesKey);
    for (std::size_t index = 0; index < pairs->size(); ++index) {
        const std::string_view pair = (*pairs)[index];
        const std::size_t space = pair.find(' ', 1);
        if (space == std::string_view::npos)
            return fieldFailure(mergesKey, {"has an entry %1 that is not two texts with a space between", {index}});
        if (auto done = merges.add(pair.substr(0, space), pair.substr(space + 1)); !done)
            return done;
    }
    BytePairModel::Options options;
    options.wholeWords = rule->wholeWords;
    parts.model = std::make_shared<const BytePairModel>(parts.vocabulary, merges.take(), options);
    if (rule->form)
        parts.normalizer.push_back(unicodeStep(*rule->form));
    for (const std::string_view expression : rule->expressions) {
        auto pattern = Pattern::regularExpression(expression);
        if (!pattern)
            return tl::unexpected(pattern.error());
        parts.preTokenizer.push_back(splitStep(std::move(*pattern), SplitBehaviour::isolated, Inversion::none));
    }
    parts.preTokenizer.push_back(byteAlphabetStep());
    return readPostProcessor(rule->beginsText, parts);
}

Result<void> GgufTokenizerReader::readScoredPairs(PipelineTokenizer::Parts& parts) const {
    const auto numbers = metadata_.numbers(scoresKey);
    if (!numbers)
        return unexpectedField(scoresKey, "a list of numbers");
    auto vocabulary = readVocabulary(Spelling::spaceMark, parts.addedAsTyped);
    if (!vocabulary)
        return tl::unexpected(vocabulary.error());
    parts.vocabulary = std::move(*vocabulary);
    if (static_cast<std::int64_t>(numbers->size()) != parts.vocabulary->size())
        return fieldFailure(scoresKey, {"has %1 entries for %2 tokens", {numbers->size(), parts.vocabulary->size()}});
    std::vector<float> scores;
    scores.reserve(numbers->size());
    for (const double number : *numbers) {
        if (!std::isfinite(number))
            return fieldFailure(scoresKey, {"has an entry %1 that is no finite number", {scores.size()}});
        scores.push_back(static_cast<float>(number));
    }
    const auto unknown = readId("tokenizer.ggml.unknown_token_id", *parts.vocabulary);
    if (!unknown)
        return tl::unexpected(unknown.error());
    const auto prefix = readFlag("tokenizer.ggml.add_space_prefix", true);
    if (!prefix)
        return tl::unexpected(prefix.error());
    if (*prefix) {
        parts.normalizer.push_back(prependStep(std::string(spaceMark)));
        parts.insertedSpace = InsertedSpace::everyPiece;
    }
    parts.normalizer.push_back(replaceStep(Pattern::literal(" "), std::string(spaceMark)));
    parts.model = std::make_shared<const ScoredPairModel>(parts.vocabulary, std::move(scores), *unknown);
    return readPostProcessor(true, parts);
}

Result<std::shared_ptr<const Vocabulary>> GgufTokenizerReader::readVocabulary(Spelling spelling,
                                                                              AddedTokens& added) const {
    const auto texts = metadata_.texts(tokensKey);
    if (!texts)
        return unexpectedField(tokensKey, "a list of texts");
    const auto types = metadata_.integers(typesKey);
    if (!types)
        return unexpectedField(typesKey, "a list of integers");
    if (texts->empty() || static_cast<std::int64_t>(texts->size()) > Vocabulary::maximumSize)
        return fieldFailure(tokensKey,
                            {"has %1 entries, but should have 1 to %2", {texts->size(), Vocabulary::maximumSize}});
    if (types->size() != texts->size())
        return fieldFailure(typesKey, {"has %1 entries for %2 tokens", {types->size(), texts->size()}});
    std::vector<TokenRole> roles(texts->size(), TokenRole::ordinary);
    for (std::size_t index = 0; index < texts->size(); ++index) {
        const std::string_view text = (*texts)[index];
        if (firstInvalidByte(text))
            return fieldFailure(tokensKey, {"has an entry %1 that is no valid UTF-8", {index}});
        const auto type = (*types)[index];
        if (type < 1 || type > 6)
            return fieldFailure(typesKey, {"has an entry %1 that is %2, but should be 1 to 6", {index, type}});
        const auto kind = static_cast<GgufTokenType>(type);
        const bool isSpecial = kind == GgufTokenType::unknown || kind == GgufTokenType::control;
        if (kind == GgufTokenType::byte && !byteOfToken(text))
            return fieldFailure(tokensKey,
                                {"has an entry %1 that is \"%2\", but should be a byte as in <0xE4>, as its type says",
                                 {index, std::string(text)}});
        if (kind == GgufTokenType::byte)
            roles[index] = TokenRole::byte;
        if (!isSpecial && kind != GgufTokenType::userDefined)
            continue;
        roles[index] = isSpecial ? TokenRole::special : TokenRole::added;
        AddedToken token{static_cast<std::int32_t>(index), std::string(text),
                         isSpecial ? TokenKind::special : TokenKind::ordinary};
        added.add(std::move(token), std::string(text));
    }
    return std::make_shared<const Vocabulary>(std::vector<std::string>(texts->begin(), texts->end()), std::move(roles),
                                              spelling);
}

Result<void> GgufTokenizerReader::readPostProcessor(bool beginsTextByDefault, PipelineTokenizer::Parts& parts) const {
    struct Rule {
        std::string_view flagKey;
        std::string_view idKey;
        bool whenAbsent;
        std::vector<std::int32_t>& ids;
    };
    const Rule rules[] = {
        {"tokenizer.ggml.add_bos_token", "tokenizer.ggml.bos_token_id", beginsTextByDefault,
         parts.postProcessor.before},
        {"tokenizer.ggml.add_eos_token", "tokenizer.ggml.eos_token_id", false, parts.postProcessor.after}};
    for (const Rule& rule : rules) {
        const auto adds = readFlag(rule.flagKey, rule.whenAbsent);
        if (!adds)
            return tl::unexpected(adds.error());
        if (!*adds)
            continue;
        const auto id = readId(rule.idKey, *parts.vocabulary);
        if (!id)
            return tl::unexpected(id.error());
        if (!*id)
            return fieldFailure(rule.idKey, "is missing, but the tokenizer adds this token to each text");
        rule.ids.push_back(**id);
    }
    return {};
}

Result<bool> GgufTokenizerReader::readFlag(std::string_view key, bool whenAbsent) const {
    if (!metadata_.contains(key))
        return whenAbsent;
    const auto value = metadata_.flag(key);
    if (!value)
        return unexpectedField(key, "true or false");
    return *value;
}

Result<std::optional<std::int32_t>> GgufTokenizerReader::readId(std::string_view key,
                                                                const Vocabulary& vocabulary) const {
    if (!metadata_.contains(key))
        return std::optional<std::int32_t>();
    const auto id = metadata_.integer(key);
    if (!id)
        return unexpectedField(key, "an integer");
    if (!vocabulary.contains(*id))
        return fieldFailure(key, {"is %1, which is no token: there are %2", {*id, vocabulary.size()}});
    return std::optional(static_cast<std::int32_t>(*id));
}

} // namespace sinkscope
