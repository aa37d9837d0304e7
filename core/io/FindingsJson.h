#pragma once

#include "analysis/Findings.h"
#include "engine/Generation.h"
#include "exhibit/Analysis.h"
#include "exhibit/Exhibit.h"
#include "interventions/Intervene.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

namespace sinkscope {

using NamedExhibits = std::vector<std::pair<Analysis, Exhibit>>;

/// What the JSON of `analyze` says besides the findings.
struct FindingsContext {
    std::string weightHash;                 ///< as weightHash() gives it
    std::int64_t peakMemory = 0;            ///< bytes
    const Intervened* intervened = nullptr; ///< null: a run without interventions
    Continuations continuations;            ///< empty: none asked for
    NamedExhibits exhibits;                 ///< empty: none asked for
};

/// The document that `analyze --json` prints. Always valid UTF-8: a token's `bytes` are hexadecimal, its `text` has
/// U+FFFD for parts of characters. NaN and infinity become null, and `warnings` says how many did.
nlohmann::ordered_json findingsJson(const Findings& findings, const FindingsContext& context);

} // namespace sinkscope
