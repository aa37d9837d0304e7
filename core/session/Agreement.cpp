#include "session/Agreement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

double relativeDifference(double kept, double computed) {
    if (std::isnan(kept) && std::isnan(computed))
        return 0.0;
    const double larger = std::max(std::abs(kept), std::abs(computed));
    if (larger == 0.0 || kept == computed)
        return 0.0;
    const double difference = std::abs(computed - kept) / larger;
    return std::isfinite(difference) ? difference : std::numeric_limits<double>::infinity();
}

void compareSite(const SiteStatistics& kept, const SiteStatistics& computed, std::int64_t layer, Site site,
                 Agreement& result) {
    for (std::size_t token = 0; token < kept.norm.size(); ++token) {
        const double difference =
            std::max(relativeDifference(kept.norm[token], computed.norm[token]),
                     relativeDifference(std::abs(kept.top[token][0].value), std::abs(computed.top[token][0].value)));
        if (difference > result.largest)
            result = {difference, layer, static_cast<std::int64_t>(token), site, result.tolerance};
    }
}

} // namespace

Agreement agreement(const Findings& kept, const Findings& computed) {
    const Run &before = *kept.run, &now = *computed.run;
    Agreement result;
    const bool isExact = before.model->type() == ComputeType::fp32 && now.model->type() == ComputeType::fp32;
    result.tolerance = isExact ? 1e-4 : 5e-2;
    compareSite(before.embedding, now.embedding, -1, Site::embedding, result);
    constexpr std::array sites{Site::attentionOutput, Site::afterAttention, Site::feedForwardOutput,
                               Site::afterFeedForward};
    for (std::int64_t layer = 0; layer < before.layerCount(); ++layer)
        for (const Site site : sites)
            compareSite(before.site(layer, site), now.site(layer, site), layer, site, result);
    return result;
}

bool isSameQuestion(const Run& kept, const Run& computed) {
    return kept.layerCount() == computed.layerCount() && kept.model->config().width == computed.model->config().width &&
           std::ranges::equal(kept.tokens, computed.tokens, {}, &Token::id, &Token::id);
}

} // namespace sinkscope
