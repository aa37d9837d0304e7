#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace sinkscope {

/// Whether a template may hold pieces that its form does not name.
enum class OtherPieces { refused, allowed };

/// How one published chat template is recognised, and what it makes of one system and one user text when the model is
/// to answer next (add_generation_prompt) and everything else it can be told is left as it is.
///
/// `outputs` and `statements` are its distinctive marks: pieces (see JinjaPiece) that all must occur. A * in one stands
/// for any text inside a literal, the same wherever the mark occurs; these texts are numbered from 1 in the order of
/// the marks. `harmless` are pieces that change nothing here: other roles, checks, loops. Short templates must hold
/// nothing else; those that also write tools are known by marks alone.
///
/// In a layout {system}, {user}, {bos} and {eos} are texts, {1} to {9} those of the marks, {date} is as 26 Jul 2024 and
/// {isoDate} as 2024-07-26; white space at both ends of what lies between {trim} and {end} is dropped. An empty layout:
/// the template refuses that (raises an error), or loses the system text.
struct PublishedTemplate {
    std::string_view name;
    std::vector<std::string_view> outputs;
    std::vector<std::string_view> statements;
    std::vector<std::string_view> harmless;
    OtherPieces others;
    std::string_view withSystem;
    std::string_view withoutSystem;
};

/// All that are known; the first that fits counts.
std::span<const PublishedTemplate> publishedTemplates();

} // namespace sinkscope
