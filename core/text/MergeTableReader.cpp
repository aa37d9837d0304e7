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
        return failure({"%1: field \"%2[%3]\" joins \"%4\" and \"%5\", but \"%6\" is no token of the vocabulary.",
                        {file_, std::string(field_), std::int64_t{rank_}, std::string(left), std::string(right),
                         std::string(missing)}});
    }
    table_.insert(*leftId, *rightId, rank_++, *joinedId);
    return {};
}

} // namespace sinkscope
