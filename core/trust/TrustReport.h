#pragma once

#include "support/Text.h"

#include <string>
#include <vector>

namespace sinkscope {

/// Green: as it should be. Yellow: it works, with a note. Red: the numbers must not be trusted.
enum class TrustVerdict { green, yellow, red };

/// What one check found.
struct TrustCheck {
    std::string id; ///< a stable word for JSON and scripts, e.g. "ropeTable"
    Text name;      ///< for people, e.g. "RoPE table"
    TrustVerdict verdict = TrustVerdict::green;
    Text sentence;             ///< what was found and, unless green, what it means
    std::vector<Text> details; ///< one line each
    double seconds = 0.0;      ///< that it took
    bool operator==(const TrustCheck&) const = default;
};

/// Whether a loaded model was read right, as far as that can be known. No torch in this header.
struct TrustReport {
    std::string model, family, device, type;
    std::vector<TrustCheck> checks;
    std::vector<Text> unknowable; ///< faults that no check of a file can find, a sentence each
    double seconds = 0.0;         ///< that all checks took

    /// The worst verdict of all checks.
    TrustVerdict overall() const;
    /// One sentence: how many checks passed, and the worst one's name.
    Text sentence() const;
    bool operator==(const TrustReport&) const = default;
};

/// "green", "yellow", "red"
const char* nameOf(TrustVerdict verdict);

} // namespace sinkscope
