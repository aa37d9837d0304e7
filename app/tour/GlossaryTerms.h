#pragma once

#include <string>
#include <string_view>

namespace sinkscope {

/// Whether the help's glossary has an anchor of this name.
bool isGlossaryTerm(std::string_view term);
/// All of them, with commas between.
std::string glossaryTerms();

} // namespace sinkscope
