#include "exhibit/GridContent.h"

#include "exhibit/ExhibitText.h"
#include "exhibit/PlaceSelection.h"
#include "style/NumberText.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GridView)
};

QString nameOfCell(const GridAxis& axis, std::int64_t cell, const Tokens& tokens) {
    const std::int64_t number = axis.first + cell;
    if (axis.kind == GridAxisKind::layer && number < 0)
        //: The embedding, before layer 0, on the axis of layers
        return Words::tr("emb");
    if (axis.kind == GridAxisKind::token && number >= 0 && number < static_cast<std::int64_t>(tokens.size()))
        return tokenLabel(tokens[static_cast<std::size_t>(number)]);
    return QString::number(number);
}

HeatmapAxis heatmapAxis(const GridAxis& axis, std::int64_t cells, const Tokens& tokens) {
    HeatmapAxis result;
    result.title = quantityHeading(axis.quantity);
    result.cells = cells;
    result.firstNumber = axis.first;
    if (axis.kind == GridAxisKind::token)
        result.kind = HeatmapAxis::Names::words;
    if (axis.kind == GridAxisKind::token || axis.kind == GridAxisKind::layer)
        for (std::int64_t cell = 0; cell < cells; ++cell)
            result.names.push_back(nameOfCell(axis, cell, tokens));
    return result;
}

QString axisText(const GridAxis& axis, std::int64_t cell, const Tokens& tokens) {
    const QString number = countText(axis.first + cell);
    const QString title = coreWords(axis.quantity.title);
    if (axis.kind == GridAxisKind::token)
        return Words::tr("%1 %2 ‘%3’").arg(title, number, nameOfCell(axis, cell, tokens));
    return Words::tr("%1 %2").arg(title, number);
}

/// A token of the only axis of tokens is query and key at once.
void name(Place& place, GridAxisKind kind, std::optional<std::int64_t> Place::*token, std::int64_t number) {
    if (number < 0)
        return;
    switch (kind) {
    case GridAxisKind::layer:
        place.layer = number;
        break;
    case GridAxisKind::head:
        place.head = number;
        break;
    case GridAxisKind::token:
        place.*token = number;
        break;
    case GridAxisKind::channel:
        place.channel = number;
        break;
    case GridAxisKind::other:
        break;
    }
}

bool hasTwoTokenAxes(const Grid& grid) {
    return grid.rows.kind == GridAxisKind::token && grid.columns.kind == GridAxisKind::token;
}

std::optional<std::int64_t> numberOn(GridAxisKind kind, std::int64_t token, const Selection& selection) {
    switch (kind) {
    case GridAxisKind::layer:
        return selection.layer;
    case GridAxisKind::head:
        return selection.head;
    case GridAxisKind::token:
        return token;
    case GridAxisKind::channel:
        return selection.channel;
    case GridAxisKind::other:
        break;
    }
    return std::nullopt;
}

} // namespace

ValueScale::Kind gridScaleKind(const Grid& grid) {
    const bool isSigned =
        std::ranges::any_of(grid.values.values, [](float value) { return value < 0.0F; }); // NaN is not
    if (grid.scale == GridScale::diverging || (isSigned && grid.scale == GridScale::linear))
        return ValueScale::Kind::centred;
    return grid.scale == GridScale::logarithmic ? ValueScale::Kind::logarithmic : ValueScale::Kind::linear;
}

HeatmapContent gridContent(const Grid& grid, const Tokens& tokens, const GridColours& colours) {
    HeatmapContent content;
    const auto values = std::make_shared<const Matrix>(grid.values);
    content.rows = heatmapAxis(grid.rows, values->rows, tokens);
    content.columns = heatmapAxis(grid.columns, values->columns, tokens);
    content.source = {values, {0, values->rows}, {0, values->columns}};
    content.rule = {Reduction::maximum, Missing::passedOver};
    const ValueScale::Kind own = gridScaleKind(grid);
    const bool isSigned = own == ValueScale::Kind::centred;
    content.scale = fittingScale(isSigned ? own : colours.scale.value_or(own), *values);
    if (colours.range) {
        content.scale.low = isSigned ? content.scale.low : colours.range->low;
        content.scale.high = colours.range->high;
    }
    if (isSigned)
        content.palette = Palette::diverging;
    else if (colours.palette)
        content.palette = *colours.palette;
    content.bar.title = quantityHeading(grid.value);
    if (grid.labels.size() == grid.values.values.size())
        for (const std::string& label : grid.labels)
            content.cellTexts.push_back(visibleWords(label));
    content.describe = [grid, tokens](const HeatmapHit& hit) { return gridCellText(grid, tokens, hit); };
    return content;
}

Place gridPlace(const Grid& grid, const HeatmapCell& cell) {
    Place place;
    // Where both axes are tokens, rows are queries.
    name(place, grid.rows.kind, &Place::query, grid.rows.first + cell.row);
    name(place, grid.columns.kind, hasTwoTokenAxes(grid) ? &Place::key : &Place::query,
         grid.columns.first + cell.column);
    const auto index = static_cast<std::size_t>(cell.row * grid.values.columns + cell.column);
    return index < grid.places.size() ? joined(place, grid.places[index]) : place;
}

std::optional<HeatmapCell> gridCell(const Grid& grid, const Selection& selection) {
    const auto row = numberOn(grid.rows.kind, selection.query, selection);
    const auto column = numberOn(grid.columns.kind, hasTwoTokenAxes(grid) ? selection.key : selection.query, selection);
    if (!row || !column)
        return std::nullopt;
    const HeatmapCell cell{*row - grid.rows.first, *column - grid.columns.first};
    const bool isInside =
        cell.row >= 0 && cell.row < grid.values.rows && cell.column >= 0 && cell.column < grid.values.columns;
    return isInside ? std::optional(cell) : std::nullopt;
}

QString gridCellText(const Grid& grid, const Tokens& tokens, const HeatmapHit& hit) {
    QStringList parts{axisText(grid.rows, hit.cell.row, tokens), axisText(grid.columns, hit.cell.column, tokens)};
    const auto index = static_cast<std::size_t>(hit.cell.row * grid.values.columns + hit.cell.column);
    if (index < grid.labels.size() && !grid.labels[index].empty())
        parts += Words::tr("‘%1’").arg(QString::fromStdString(grid.labels[index]));
    const float value = index < grid.values.values.size() ? grid.values.values[index] : hit.value;
    parts += std::isnan(value) ? Words::tr("missing")
                               : Words::tr("%1: %2").arg(quantityHeading(grid.value), exactText(value));
    return parts.join(QStringLiteral(" · "));
}

} // namespace sinkscope
