#include "text/HuggingFaceReader.h"

#include "text/MergeTableReader.h"
#include "text/NormalizerReader.h"
#include "text/PostProcessorReader.h"
#include "text/PreTokenizerReader.h"

namespace sinkscope {

namespace {

using nlohmann::json;

/// Whether the tokenizer's decoder, or one in its sequence, is of this type.
bool decodesWith(const TokenizerFields& root, const std::string& type) {
    const json* decoder = root.find("decoder");
    if (!decoder || !decoder->is_object())
        return false;
    const auto isType = [&](const json& step) {
        const auto found = step.is_object() ? step.find("type") : step.end();
        return step.is_object() && found != step.end() && *found == type;
    };
    const auto steps = decoder->find("decoders");
    if (steps != decoder->end() && steps->is_array())
        for (const json& step : *steps)
            if (isType(step))
                return true;
    return isType(*decoder);
}

Spelling spellingOf(const TokenizerFields& root, const TextRules& rules, BytePairModel::Fallback fallback) {
    if (rules.usesByteAlphabet || decodesWith(root, "ByteLevel"))
        return Spelling::byteAlphabet;
    const bool marks = rules.usesSpaceMark || fallback == BytePairModel::Fallback::bytes ||
                       decodesWith(root, "Metaspace") || decodesWith(root, "Replace");
    return marks ? Spelling::spaceMark : Spelling::verbatim;
}

Result<AddedToken> readAddedToken(const TokenizerFields& fields) {
    AddedToken token;
    const auto id = fields.integer("id");
    if (!id)
        return tl::unexpected(id.error());
    if (*id < 0 || *id >= Vocabulary::maximumSize)
        return fields.unexpectedValue("id", {"between 0 and %1", {Vocabulary::maximumSize - 1}});
    token.id = static_cast<std::int32_t>(*id);
    auto text = fields.text("content");
    if (!text)
        return tl::unexpected(text.error());
    token.text = std::move(*text);
    const auto special = fields.flag("special", false);
    if (!special)
        return tl::unexpected(special.error());
    token.kind = *special ? TokenKind::special : TokenKind::ordinary;
    const std::pair<const char*, bool*> flags[] = {{"single_word", &token.singleWord},
                                                   {"lstrip", &token.eatsLeft},
                                                   {"rstrip", &token.eatsRight},
                                                   {"normalized", &token.normalized}};
    for (const auto& [name, target] : flags) {
        const auto flag = fields.flag(name, target == &token.normalized && !*special);
        if (!flag)
            return tl::unexpected(flag.error());
        *target = *flag;
    }
    return token;
}

} // namespace

Result<PipelineTokenizer::Parts> HuggingFaceReader::read() const {
    const auto root = TokenizerFields::of(document_.root, document_.file, "");
    if (!root)
        return tl::unexpected(root.error());
    const auto model = root->object("model");
    if (!model)
        return tl::unexpected(model.error());
    if (auto done = checkModel(*model); !done)
        return tl::unexpected(done.error());
    const auto fallsBack = model->flag("byte_fallback", false);
    if (!fallsBack)
        return tl::unexpected(fallsBack.error());
    const auto fallback = *fallsBack ? BytePairModel::Fallback::bytes : BytePairModel::Fallback::none;

    PipelineTokenizer::Parts parts;
    parts.file = document_.file;
    auto vocabulary = readTextRules(*root, fallback, parts);
    if (!vocabulary)
        return tl::unexpected(vocabulary.error());
    if (auto done = addTokens(*root, **vocabulary, parts); !done)
        return tl::unexpected(done.error());
    parts.vocabulary = std::move(*vocabulary);
    auto wordModel = readModel(*model, parts.vocabulary, fallback);
    if (!wordModel)
        return tl::unexpected(wordModel.error());
    parts.model = std::move(*wordModel);
    auto post = readPostProcessor(*root);
    if (!post)
        return tl::unexpected(post.error());
    parts.postProcessor = std::move(*post);
    if (auto done = checkPostProcessor(parts); !done)
        return tl::unexpected(done.error());
    return parts;
}

Result<std::shared_ptr<Vocabulary>> HuggingFaceReader::readTextRules(const TokenizerFields& root,
                                                                     BytePairModel::Fallback fallback,
                                                                     PipelineTokenizer::Parts& parts) const {
    TextRules rules;
    if (auto done = readNormalizer(root, rules); !done)
        return tl::unexpected(done.error());
    if (auto done = readPreTokenizer(root, rules); !done)
        return tl::unexpected(done.error());
    const auto spelling = spellingOf(root, rules, fallback);
    parts.normalizer = std::move(rules.normalizer);
    parts.preTokenizer = std::move(rules.preTokenizer);
    parts.insertedSpace = rules.insertedSpace;
    return readVocabulary(spelling, fallback);
}

Result<void> HuggingFaceReader::checkPostProcessor(const PipelineTokenizer::Parts& parts) const {
    for (const auto* ids : {&parts.postProcessor.before, &parts.postProcessor.after})
        for (const std::int32_t id : *ids)
            if (!parts.vocabulary->contains(id))
                return failure({"%1: field \"post_processor\" adds token %2, which the vocabulary does not have.",
                                {document_.file, id}});
    return {};
}

Result<void> HuggingFaceReader::checkModel(const TokenizerFields& model) const {
    // Files of older versions leave the type out; a vocabulary with merges is byte-pair encoding.
    if (model.find("type") || document_.merges.empty()) {
        const auto type = model.text("type");
        if (!type)
            return tl::unexpected(type.error());
        if (*type != "BPE")
            return model.unknownValue("type", "only BPE");
    }
    for (const auto* name : {"continuing_subword_prefix", "end_of_word_suffix"})
        if (const auto* value = model.find(name); value && *value != "")
            return model.unknownValue(name, "only models without one");
    if (const auto* dropout = model.find("dropout"); dropout && *dropout != 0.0)
        return model.unknownValue("dropout", "only models without it");
    if (document_.vocabulary.empty())
        return failure(
            {"%1: field \"model.vocab\" is missing or empty; it should give each token an id.", {document_.file}});
    return {};
}

Result<std::shared_ptr<Vocabulary>> HuggingFaceReader::readVocabulary(Spelling spelling,
                                                                      BytePairModel::Fallback fallback) const {
    std::int64_t size = 0;
    for (const auto& [text, id] : document_.vocabulary) {
        if (id < 0 || id >= Vocabulary::maximumSize)
            return failure({"%1: field \"model.vocab\" gives \"%2\" the id %3, which should lie between 0 and %4.",
                            {document_.file, text, id, Vocabulary::maximumSize - 1}});
        size = std::max(size, id + 1);
    }
    std::vector<std::string> texts(static_cast<std::size_t>(size));
    std::vector<TokenRole> roles(static_cast<std::size_t>(size), TokenRole::hole);
    for (const auto& [text, id] : document_.vocabulary) {
        const auto place = static_cast<std::size_t>(id);
        if (roles[place] != TokenRole::hole)
            return failure({"%1: field \"model.vocab\" gives \"%2\" and \"%3\" the same id %4.",
                            {document_.file, texts[place], text, id}});
        texts[place] = text;
        const bool isByte = fallback == BytePairModel::Fallback::bytes && byteOfToken(text);
        roles[place] = isByte ? TokenRole::byte : TokenRole::ordinary;
    }
    return std::make_shared<Vocabulary>(std::move(texts), std::move(roles), spelling);
}

Result<std::vector<AddedToken>> HuggingFaceReader::readAddedTokens(const TokenizerFields& root,
                                                                   const Vocabulary& vocabulary) const {
    std::vector<AddedToken> tokens;
    if (!root.find("added_tokens"))
        return tokens;
    const auto list = root.objects("added_tokens");
    if (!list)
        return tl::unexpected(list.error());
    for (const TokenizerFields& fields : *list) {
        auto token = readAddedToken(fields);
        if (!token)
            return tl::unexpected(token.error());
        if (token->text.empty())
            continue;
        // As in Hugging Face's tokenizers, the vocabulary's id goes before the list's.
        if (const auto known = vocabulary.find(token->text))
            token->id = *known;
        else if (vocabulary.contains(token->id))
            return failure({"%1: field \"%2\" is %3, which is already the id of \"%4\" in the vocabulary.",
                            {document_.file, fields.pathOf("id"), token->id, vocabulary.text(token->id)}});
        tokens.push_back(std::move(*token));
    }
    return tokens;
}

Result<void> HuggingFaceReader::addTokens(const TokenizerFields& root, Vocabulary& vocabulary,
                                          PipelineTokenizer::Parts& parts) const {
    const auto tokens = readAddedTokens(root, vocabulary);
    if (!tokens)
        return tl::unexpected(tokens.error());
    for (const AddedToken& token : *tokens) {
        vocabulary.setAdded(token.id, token.text, token.kind);
        Piece spelling{token.text};
        if (token.normalized)
            if (auto done = normalize(parts.normalizer, spelling); !done)
                return done;
        (token.normalized ? parts.addedNormalized : parts.addedAsTyped).add(token, spelling.text);
    }
    return {};
}

Result<std::shared_ptr<const WordModel>> HuggingFaceReader::readModel(const TokenizerFields& model,
                                                                      std::shared_ptr<const Vocabulary> vocabulary,
                                                                      BytePairModel::Fallback fallback) const {
    BytePairModel::Options options;
    options.fallback = fallback;
    const auto fuses = model.flag("fuse_unk", false);
    const auto looksUp = model.flag("ignore_merges", false);
    if (!fuses || !looksUp)
        return tl::unexpected(fuses ? looksUp.error() : fuses.error());
    if (*fuses)
        options.unknownCharacters = BytePairModel::UnknownCharacters::fused;
    if (*looksUp)
        options.wholeWords = BytePairModel::WholeWords::lookedUp;
    if (model.find("unk_token")) {
        const auto text = model.text("unk_token");
        if (!text)
            return tl::unexpected(text.error());
        options.unknown = vocabulary->find(*text);
        if (!options.unknown)
            return failure({"%1: field \"model.unk_token\" is \"%2\", which the vocabulary does not have.",
                            {document_.file, *text}});
    }
    MergeTableReader merges(document_.merges.size(), *vocabulary, document_.file, "model.merges");
    for (const auto& [left, right] : document_.merges)
        if (auto done = merges.add(left, right); !done)
            return tl::unexpected(done.error());
    return std::make_shared<const BytePairModel>(std::move(vocabulary), merges.take(), options);
}

} // namespace sinkscope
