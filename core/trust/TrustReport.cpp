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

Text TrustReport::sentence() const {
    const TrustVerdict worst = overall();
    if (worst == TrustVerdict::green)
        return {"All %1 checks passed.", {checks.size()}};
    Text names;
    for (const TrustCheck& check : checks)
        if (check.verdict == worst)
            names = names.empty() ? check.name : Text("%1, %2", {names, check.name});
    return worst == TrustVerdict::red ? Text("The numbers must not be trusted: %1.", {names})
                                      : Text("All %1 checks passed, with a note on: %2.", {checks.size(), names});
}

} // namespace sinkscope
