#pragma once

#include "exhibit/Exhibit.h"

#include <cstdint>

namespace sinkscope {

/// An exhibit whose every part is drawn by `seed`: sentences with arguments of each kind, tables, charts and grids,
/// with numbers that are not finite, missing ones, −0, words that are not UTF-8, and places.
Exhibit randomExhibit(std::uint64_t seed);

} // namespace sinkscope
