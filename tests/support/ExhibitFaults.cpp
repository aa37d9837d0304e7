#include "ExhibitFaults.h"

#include "model/Model.h"

#include <algorithm>
#include <set>

namespace sinkscope {
namespace {

bool inRange(const std::optional<std::int64_t>& place, std::int64_t end) {
    return !place || (*place >= 0 && *place < end);
}

bool leadsSomewhere(const Place& place, const Run& run) {
    const ModelConfig& config = run.model->config();
    return inRange(place.layer, config.layerCount()) && inRange(place.head, config.heads) &&
           inRange(place.query, run.tokenCount()) && inRange(place.key, run.tokenCount()) &&
           inRange(place.channel, config.width);
}

struct PanelFault {
    const Run& run;

    QString operator()(const Table& table) const {
        for (const TableRow& row : table.rows)
            if (row.cells.size() != table.columns.size() || !leadsSomewhere(row.place, run))
                return QString::fromStdString("a row of " + table.key);
        for (const Quantity& column : table.columns)
            if (!meaning(column).isEmpty())
                return meaning(column);
        return {};
    }
    QString operator()(const Chart& chart) const {
        for (const Series& series : chart.series) {
            const std::size_t points = series.x.size();
            const auto fits = [&](const auto& list) { return list.empty() || list.size() == points; };
            if (series.y.size() != points || !fits(series.colour) || !fits(series.labels) || !fits(series.places))
                return QString::fromStdString("a series of " + chart.key);
            if (std::ranges::any_of(series.places, [&](const Place& place) { return !leadsSomewhere(place, run); }))
                return QString::fromStdString("a place of " + chart.key);
        }
        return meaning(chart.x) + meaning(chart.y);
    }
    QString operator()(const Grid& grid) const {
        const std::size_t cells = grid.values.values.size();
        const auto fits = [&](const auto& list) { return list.empty() || list.size() == cells; };
        if (!fits(grid.labels) || !fits(grid.places))
            return QString::fromStdString("the cells of " + grid.key);
        return meaning(grid.value) + meaning(grid.rows.quantity) + meaning(grid.columns.quantity);
    }
    static QString meaning(const Quantity& quantity) {
        const bool said = *quantity.key != '\0' && *quantity.title != '\0' && *quantity.definition != '\0';
        return said ? QString() : QStringLiteral("what %1 means").arg(QString::fromUtf8(quantity.key));
    }
};

/// Whether each sentence has a place for each of its arguments, and no other.
bool saysAll(const std::vector<Text>& texts) {
    for (const Text& text : texts)
        for (std::size_t number = 1; number <= 9; ++number) {
            const std::string mark = std::string(1, '%').append(std::to_string(number));
            if ((text.pattern.find(mark) != std::string::npos) != (number <= text.arguments.size()))
                return false;
        }
    return true;
}

} // namespace

QString faultOf(const Exhibit& exhibit, const Run& run) {
    if (exhibit.statements.empty() && exhibit.notes.empty())
        return QStringLiteral("no sentence");
    if (!saysAll(exhibit.statements) || !saysAll(exhibit.notes))
        return QStringLiteral("a sentence's arguments");
    std::set<std::string> keys;
    for (const Panel& panel : exhibit.panels) {
        const std::string key = std::visit([](const auto& content) { return content.key; }, panel);
        if (!keys.insert(key).second)
            return QString::fromStdString("two panels called " + key);
        if (const QString fault = std::visit(PanelFault{run}, panel); !fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace sinkscope
