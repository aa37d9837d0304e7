#include "analysis/ResidualMap.h"

namespace sinkscope {
namespace {

float quantityOf(const SiteStatistics& statistics, std::size_t token, ResidualQuantity quantity) {
    switch (quantity) {
    case ResidualQuantity::largest:
        return statistics.top[token].front().value;
    case ResidualQuantity::norm:
        return statistics.norm[token];
    case ResidualQuantity::median:
        break;
    }
    return statistics.median[token];
}

std::vector<const SiteStatistics*> rowsOf(const Run& run, Site site) {
    std::vector<const SiteStatistics*> rows;
    if (site != Site::attentionOutput && site != Site::feedForwardOutput)
        rows.push_back(&run.embedding);
    if (site != Site::embedding)
        for (std::int64_t layer = 0; layer < run.layerCount(); ++layer)
            rows.push_back(&run.site(layer, site));
    return rows;
}

} // namespace

Matrix residualMap(const Run& run, Site site, ResidualQuantity quantity) {
    const auto rows = rowsOf(run, site);
    Matrix map(static_cast<std::int64_t>(rows.size()), run.tokenCount());
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::int64_t token = 0; token < map.columns; ++token)
            map.at(static_cast<std::int64_t>(row), token) =
                quantityOf(*rows[row], static_cast<std::size_t>(token), quantity);
    return map;
}

} // namespace sinkscope
