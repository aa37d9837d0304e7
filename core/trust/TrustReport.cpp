#include "trust/TrustReport.h"

#include <algorithm>

namespace sinkscope {

const char* nameOf(TrustVerdict verdict) {
    switch (verdict) {
    case TrustVerdict::green:
        return "green";
    case TrustVerdict::yellow:
        return "yellow";
    case TrustVerdict::red:
        break;
    }
    return "red";
}

TrustVerdict TrustReport::overall() const {
    TrustVerdict worst = TrustVerdict::green;
    for (const TrustCheck& check : checks)
        worst = std::max(worst, check.verdict);
    return worst;
}

std::string TrustReport::sentence() const {
    const TrustVerdict worst = overall();
    const std::string count = std::to_string(checks.size());
    if (worst == TrustVerdict::green)
        return "All " + count + " checks passed.";
    std::string names;
    for (const TrustCheck& check : checks)
        if (check.verdict == worst)
            names.append(names.empty() ? "" : ", ").append(check.name);
    return worst == TrustVerdict::red ? "The numbers must not be trusted: " + names + "."
                                      : "All " + count + " checks passed, with a note on: " + names + ".";
}

} // namespace sinkscope
