#include "heatmap/RowCsv.h"

#include <QStringList>
#include <cmath>

namespace sinkscope {
namespace {

QString quoted(QString text) {
    text.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

} // namespace

QString rowCsv(const HeatmapContent& content, std::int64_t row) {
    const TileSource& source = content.source;
    if (!source.values || source.values->empty() || row < source.rows.first || row >= source.rows.last)
        return {};
    const Matrix& values = *source.values;
    const std::int64_t line = (row - source.rows.first) * values.rows / source.rows.size();
    QStringList lines{QStringLiteral("first,last,name,value")};
    for (std::int64_t column = 0; column < values.columns; ++column) {
        const std::int64_t first = source.columns.first + column * source.columns.size() / values.columns;
        const std::int64_t last = source.columns.first + (column + 1) * source.columns.size() / values.columns - 1;
        const float value = values.at(line, column);
        lines << QStringLiteral("%1,%2,%3,%4")
                     .arg(content.columns.numberOf(first))
                     .arg(content.columns.numberOf(last))
                     .arg(quoted(content.columns.nameOf(first)),
                          std::isnan(value) ? QString() : QString::number(static_cast<double>(value), 'g', 9));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace sinkscope
