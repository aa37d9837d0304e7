#pragma once

#include "support/Result.h"
#include "text/MergeTable.h"
#include "text/Vocabulary.h"

#include <optional>
#include <string>
#include <string_view>

namespace sinkscope {

/// Fills a MergeTable from the texts of the pairs, in the order of their ranks.
class MergeTableReader {
public:
    /// `file` and `field` are for messages; both and the vocabulary must outlive the reader.
    MergeTableReader(std::size_t merges, const Vocabulary& vocabulary, const std::string& file, std::string_view field);

    /// Fails when a part or the joined text is no token.
    Result<void> add(std::string_view left, std::string_view right);
    MergeTable take() { return std::move(table_); }

private:
    MergeTable table_;
    const Vocabulary& vocabulary_;
    const std::string& file_;
    std::string_view field_;
    std::uint32_t rank_ = 0;
    std::string joined_;
};

} // namespace sinkscope
