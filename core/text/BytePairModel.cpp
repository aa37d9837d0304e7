#include "text/BytePairModel.h"

#include "text/MergeLoop.h"
#include "text/Utf8.h"

#include <algorithm>

namespace sinkscope {

BytePairModel::BytePairModel(std::shared_ptr<const Vocabulary> vocabulary, MergeTable merges, Options options)
    : vocabulary_(std::move(vocabulary)), merges_(std::move(merges)), options_(options) {}

bool BytePairModel::appendBytes(std::string_view character, std::uint32_t begin, std::vector<Symbol>& symbols) const {
    const auto known = [this](char byte) { return vocabulary_->byteToken(static_cast<unsigned char>(byte)) >= 0; };
    if (options_.fallback == Fallback::none || !std::all_of(character.begin(), character.end(), known))
        return false;
    for (const char byte : character) {
        symbols.push_back({vocabulary_->byteToken(static_cast<unsigned char>(byte)), begin, begin + 1});
        ++begin;
    }
    return true;
}

Result<std::vector<Symbol>> BytePairModel::characters(std::string_view word) const {
    std::vector<Symbol> symbols;
    std::optional<Symbol> unknown; // waits for more unknown characters to be fused with it
    const auto flush = [&] {
        if (unknown)
            symbols.push_back(*unknown);
        unknown.reset();
    };
    for (std::size_t position = 0; position < word.size();) {
        const std::string_view character = word.substr(position, characterLength(word[position]));
        const auto begin = static_cast<std::uint32_t>(position);
        const auto end = static_cast<std::uint32_t>(position + character.size());
        position = end;
        if (const auto id = vocabulary_->find(character)) {
            flush();
            symbols.push_back({*id, begin, end});
        } else if (appendBytes(character, begin, symbols)) {
            continue;
        } else if (!options_.unknown) {
            return failure(
                {"The text has the character \"%1\", which no token of this vocabulary can spell; leave it out.",
                 {std::string(character)}});
        } else if (unknown && options_.unknownCharacters == UnknownCharacters::fused) {
            unknown->end = end;
        } else {
            flush();
            unknown = {*options_.unknown, begin, end};
        }
    }
    flush();
    return symbols;
}

Result<void> BytePairModel::tokenize(std::string_view word, std::vector<std::int32_t>& ids) const {
    if (options_.wholeWords == WholeWords::lookedUp) {
        if (const auto id = vocabulary_->find(word)) {
            ids.push_back(*id);
            return {};
        }
    }
    auto symbols = characters(word);
    if (!symbols)
        return tl::unexpected(symbols.error());
    mergeNeighbours(*symbols,
                    [this](const Symbol& left, const Symbol& right) { return merges_.find(left.id, right.id); });
    for (const Symbol& symbol : *symbols)
        ids.push_back(symbol.id);
    return {};
}

} // namespace sinkscope
