#include "exhibit/PanelParts.h"

#include "exhibit/CommonQuantities.h"

#include <algorithm>

namespace sinkscope {

Series emptySeries(Text name, SeriesMeaning meaning, SeriesStyle style) {
    Series series;
    series.name = std::move(name);
    series.meaning = meaning;
    series.style = style;
    return series;
}

Series lineAlongDepth(Text name, SeriesMeaning meaning, const std::vector<double>& values, std::int64_t first,
                      std::int64_t layers) {
    Series series = emptySeries(std::move(name), meaning);
    for (std::size_t place = 0; place < values.size(); ++place) {
        const std::int64_t layer = first + static_cast<std::int64_t>(place);
        series.x.push_back(static_cast<double>(layer));
        series.places.push_back({.layer = std::clamp<std::int64_t>(layer, 0, layers - 1)});
    }
    series.y = values;
    return series;
}

Grid headGrid(const char* key, Text title, const Quantity& value, const Matrix& values, GridScale scale) {
    Grid grid;
    grid.key = key;
    grid.title = std::move(title);
    grid.value = value;
    grid.rows = {GridAxisKind::layer, quantity::layer, 0};
    grid.columns = {GridAxisKind::head, quantity::head, 0};
    grid.scale = scale;
    grid.values = values;
    return grid;
}

} // namespace sinkscope
