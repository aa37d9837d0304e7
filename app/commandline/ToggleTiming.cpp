#include "commandline/ToggleTiming.h"

#include "interventions/Intervene.h"
#include "support/Stopwatch.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace sinkscope {

Result<std::vector<ToggleTiming>> timeToggles(std::shared_ptr<const Findings> base, const std::vector<double>& layers,
                                              double unembedding, const Progress& progress) {
    constexpr int passes = 3;
    const auto baseline = prepareBaseline(std::move(base), progress);
    if (!baseline)
        return tl::unexpected(baseline.error());
    const auto count = static_cast<std::int64_t>(layers.size());
    std::vector<ToggleTiming> timings;
    for (const std::int64_t layer : {count / 10, 2 * count / 5, 4 * count / 5}) {
        ToggleTiming timing{layer, std::numeric_limits<double>::infinity(),
                            std::accumulate(layers.begin() + layer, layers.end(), unembedding)};
        for (int pass = 0; pass <= passes; ++pass) {
            const Stopwatch watch;
            if (const auto done = intervene(*baseline, {HeadAblation{{{layer, 0}}}}, progress); !done)
                return tl::unexpected(done.error());
            if (pass > 0)
                timing.seconds = std::min(timing.seconds, watch.seconds());
        }
        timings.push_back(timing);
    }
    return timings;
}

} // namespace sinkscope
