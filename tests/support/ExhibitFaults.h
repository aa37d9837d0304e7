#pragma once

#include "engine/Run.h"
#include "exhibit/Exhibit.h"

#include <QString>

namespace sinkscope {

/// Which promise an exhibit breaks to those that draw and write it: a sentence, a place in each sentence for each of
/// its arguments, each panel's key once, rows as wide as their columns, series and cells of one length, places within
/// the run, names and meanings of all numbers. Empty when it keeps its word.
QString faultOf(const Exhibit& exhibit, const Run& run);

} // namespace sinkscope
