#include "text/MergeTableReader.h"

namespace sinkscope {

MergeTableReader::MergeTableReader(std::size_t merges, const Vocabulary& vocabulary, const std::string& file,
                                   std::string_view field)
    : table_(merges), vocabulary_(vocabulary), file_(file), field_(field) {}

Result<void> MergeTableReader::add(std::string_view left, std::string_view right) {
    joined_.assign(left);
    joined_ += right;
    const auto leftId = vocabulary_.find(left);
    const auto rightId = vocabulary_.find(right);
    const auto joinedId = vocabulary_.find(joined_);
    if (!leftId || !rightId || !joinedId) {
        const std::string_view missing = !leftId ? left : !rightId ? right : std::string_view(joined_);
        return failure(file_ + ": field \"" + std::string(field_) + "[" + std::to_string(rank_) + "]\" joins \"" +
                       std::string(left) + "\" and \"" + std::string(right) + "\", but \"" + std::string(missing) +
                       "\" is no token of the vocabulary.");
    }
    table_.insert(*leftId, *rightId, rank_++, *joinedId);
    return {};
}

} // namespace sinkscope
