#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// What a Jinja template writes or decides at one place, spelled in one way whatever the author's quotes, spaces and
/// line ends: no space but between two words, literals unescaped and written as ‹…›, neighbouring ones joined, x['y']
/// as x.y, text between the tags and neighbouring outputs joined with + into one output.
struct JinjaPiece {
    enum class Kind { output, statement };
    Kind kind = Kind::output;
    std::string text;
    bool operator==(const JinjaPiece&) const = default;
};

/// The pieces of a template in their order, comments left out, white space between tags handled as transformers does
/// (trim_blocks and lstrip_blocks on). Empty when a tag or a literal does not end, or on an escape that chat templates
/// do not use.
std::optional<std::vector<JinjaPiece>> jinjaPieces(std::string_view source);

} // namespace sinkscope
