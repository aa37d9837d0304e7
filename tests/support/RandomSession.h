#pragma once

#include "session/Session.h"

#include <cstdint>

namespace sinkscope {

/// A session whose every part is drawn by `seed`: model and prompt (a real run of a small random model), interventions
/// and their run, cards, selection, side, thresholds, view, pictures,
/// and what is chosen and kept of analyses. Some have no run with interventions, some no
/// run at all.
Session randomSession(std::uint64_t seed);

/// The same with a run, interventions on it and pictures, over `tokens` tokens.
Session fullSession(std::uint64_t seed, std::int64_t tokens);

} // namespace sinkscope
