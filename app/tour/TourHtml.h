#pragma once

#include "analysis/Findings.h"
#include "tour/LocalText.h"

#include <QString>

#include <map>
#include <string>

namespace sinkscope {

/// The text in the language that the window speaks.
const std::string& inReadersLanguage(const LocalText& text);
/// A number as the reader's language writes it, whole ones grouped from five digits on.
QString tourNumber(double value, int decimals);
/// A tour's text as HTML: terms as links `term:anchor`, numbers and places filled in as far as they are known; “…”
/// stands for what is not yet. `base` may be null.
QString tourHtml(const std::string& text, const std::map<std::string, QString>& numbers, const Findings* base);

} // namespace sinkscope
