#include "figure/FigureContent.h"

#include "exhibit/ExhibitText.h"

#include <algorithm>

namespace sinkscope {
namespace {

void cut(HeatmapAxis& axis, Range& at) {
    if (!axis.names.empty())
        axis.names = {axis.names.begin() + at.first, axis.names.begin() + at.last};
    axis.firstNumber += at.first;
    axis.cells = at.size();
    at = {0, at.size()};
}

bool isInside(std::int64_t cell, const Range& range) {
    return cell >= range.first && cell < range.last;
}

} // namespace

FigureContent panelFigure(const ViewChoice& choice, const Panel& panel, const Tokens& tokens) {
    FigureContent content;
    content.choice = choice;
    content.title = coreText(std::visit([](const auto& of) -> const Text& { return of.title; }, panel));
    if (const auto* chart = std::get_if<Chart>(&panel))
        content.picture = *chart;
    else if (const auto* grid = std::get_if<Grid>(&panel))
        content.picture = GridPicture{*grid, tokens, {choice.scale, choice.palette, choice.keptScale}};
    else
        content.picture = std::get<Table>(panel);
    return content;
}

QString panelLetter(std::size_t index) {
    constexpr std::size_t letters = 26;
    const QString last(QLatin1Char(static_cast<char>('a' + index % letters)));
    return index < letters ? last : panelLetter(index / letters - 1) + last;
}

FigureContent panelsFigure(PanelPicture panels) {
    QStringList titles;
    for (std::size_t index = 0; index < panels.panels.size(); ++index)
        titles += QStringLiteral("%1: %2").arg(panelLetter(index), panels.panels[index].title);
    FigureContent content;
    content.title = titles.join(QStringLiteral("; "));
    content.picture = std::move(panels);
    return content;
}

HeatmapContent atHand(HeatmapContent content) {
    Range &rows = content.source.rows, &columns = content.source.columns;
    if (!content.source.values || (rows.size() == content.rows.cells && columns.size() == content.columns.cells))
        return content;
    HeatmapMarks& marks = content.marks;
    std::erase_if(marks.badges, [&](const RowBadge& badge) { return !isInside(badge.row, rows); });
    std::erase_if(marks.spikes, [&](const ColumnMark& mark) { return !isInside(mark.column, columns); });
    for (RowBadge& badge : marks.badges)
        badge.row -= rows.first;
    for (ColumnMark& mark : marks.spikes)
        mark.column -= columns.first;
    if (marks.sinkColumn && !isInside(*marks.sinkColumn, columns))
        marks.sinkColumn.reset();
    if (marks.sinkColumn)
        *marks.sinkColumn -= columns.first;
    content.cellTexts.clear();
    // Queries before the first key see nothing of the part, and the diagonal moves with it.
    if (rows.first != columns.first)
        content.empty = EmptyHalf::none;
    cut(content.rows, rows);
    cut(content.columns, columns);
    return content;
}

} // namespace sinkscope
