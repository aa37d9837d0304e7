#include "text/ScoredPairModel.h"

#include "text/MergeLoop.h"
#include "text/Utf8.h"

#include <algorithm>
#include <iterator>

namespace sinkscope {

ScoredPairModel::ScoredPairModel(std::shared_ptr<const Vocabulary> vocabulary, std::vector<float> scores,
                                 std::optional<std::int32_t> unknown)
    : vocabulary_(std::move(vocabulary)), scores_(std::move(scores)), unknown_(unknown) {}

Result<void> ScoredPairModel::tokenize(std::string_view word, std::vector<std::int32_t>& ids) const {
    std::vector<Symbol> symbols;
    for (std::size_t position = 0; position < word.size();) {
        const std::size_t end = position + characterLength(word[position]);
        symbols.push_back({vocabulary_->find(word.substr(position, end - position)).value_or(-1),
                           static_cast<std::uint32_t>(position), static_cast<std::uint32_t>(end)});
        position = end;
    }
    mergeNeighbours(symbols, [&](const Symbol& left, const Symbol& right) -> std::optional<Merge> {
        const std::size_t size = right.end - left.begin;
        if (size > vocabulary_->longestText())
            return std::nullopt;
        const auto id = vocabulary_->find(word.substr(left.begin, size));
        if (!id)
            return std::nullopt;
        return Merge{-static_cast<double>(scores_[static_cast<std::size_t>(*id)]), *id};
    });
    for (const Symbol& symbol : symbols) {
        if (symbol.id >= 0)
            ids.push_back(symbol.id);
        else if (auto done = spell(word.substr(symbol.begin, symbol.end - symbol.begin), ids); !done)
            return done;
    }
    return {};
}

Result<void> ScoredPairModel::spell(std::string_view text, std::vector<std::int32_t>& ids) const {
    const auto tokenOf = [this](char byte) { return vocabulary_->byteToken(static_cast<unsigned char>(byte)); };
    if (std::all_of(text.begin(), text.end(), [&](char byte) { return tokenOf(byte) >= 0; }))
        std::transform(text.begin(), text.end(), std::back_inserter(ids), tokenOf);
    else if (unknown_)
        ids.push_back(*unknown_);
    else
        return failure({"The text has the character \"%1\", which no token of this vocabulary can spell; leave it out.",
                        {std::string(text)}});
    return {};
}

} // namespace sinkscope
