#include "figure/FigurePanels.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr double panelEdge = 4.0, panelGap = 10.0, unlimited = 1e5;
constexpr auto inLines = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap;

/// How high the title and the picture of each row are.
struct Row {
    double title = 0.0, picture = 0.0;
};

struct Rows {
    std::vector<Row> rows;
    double width = 0.0; ///< of a cell
    double height() const {
        double sum = panelGap * (static_cast<double>(rows.size()) - 1.0);
        for (const Row& row : rows)
            sum += row.title + row.picture;
        return sum;
    }
};

double letterWidth(const FigureLook& look) {
    QFont bold = look.font;
    bold.setBold(true);
    return std::ceil(QFontMetricsF(bold).horizontalAdvance(QStringLiteral("m"))) + panelEdge;
}

double titleHeight(const QString& title, const FigureLook& look, double width) {
    const QRectF room(0.0, 0.0, width - 2 * panelEdge - letterWidth(look), unlimited);
    const QFontMetricsF metrics(look.font);
    return std::ceil(std::max(metrics.height(), metrics.boundingRect(room, inLines, title).height())) + 2.0 * panelEdge;
}

Rows rowsOf(const PanelPicture& picture, const FigureLook& look, double width, const PanelHeight& heightOf) {
    const auto columns = static_cast<std::size_t>(std::max(1, picture.columns));
    Rows rows;
    rows.width = (width - panelGap * (static_cast<double>(columns) - 1.0)) / static_cast<double>(columns);
    for (std::size_t index = 0; index < picture.panels.size(); ++index) {
        if (index % columns == 0)
            rows.rows.emplace_back();
        Row& row = rows.rows.back();
        row.title = std::max(row.title, titleHeight(picture.panels[index].title, look, rows.width));
        row.picture = std::max(row.picture, heightOf(picture.panels[index], rows.width));
    }
    return rows;
}

} // namespace

double panelsHeight(const PanelPicture& picture, const FigureLook& look, double width, const PanelHeight& heightOf) {
    return rowsOf(picture, look, width, heightOf).height();
}

std::vector<PanelPlace> panelPlaces(const PanelPicture& picture, const FigureLook& look, const QRectF& area,
                                    const PanelHeight& heightOf) {
    const auto columns = static_cast<std::size_t>(std::max(1, picture.columns));
    Rows rows = rowsOf(picture, look, area.width(), heightOf);
    // What is over or lacking is shared by the pictures alone.
    double pictures = 0.0;
    for (const Row& row : rows.rows)
        pictures += row.picture;
    const double share = pictures > 0.0 ? std::max(0.0, pictures + area.height() - rows.height()) / pictures : 1.0;
    std::vector<PanelPlace> places;
    double top = area.top();
    for (std::size_t index = 0; index < picture.panels.size(); ++index) {
        const std::size_t column = index % columns;
        const Row& row = rows.rows[index / columns];
        if (column == 0 && index > 0)
            top += panelGap + rows.rows[index / columns - 1].title + share * rows.rows[index / columns - 1].picture;
        const double left = area.left() + static_cast<double>(column) * (rows.width + panelGap);
        places.push_back(
            {QRectF(left, top, rows.width, row.title), QRectF(left, top + row.title, rows.width, share * row.picture)});
    }
    return places;
}

void paintPanelTitle(QPainter& painter, const QRectF& area, const QString& letter, const QString& title,
                     const FigureLook& look) {
    const QRectF room = area.adjusted(panelEdge, panelEdge, -panelEdge, 0.0);
    QFont bold = look.font;
    bold.setBold(true);
    painter.setPen(look.palette.color(QPalette::WindowText));
    painter.setFont(bold);
    painter.drawText(room, inLines, letter);
    painter.setFont(look.font);
    painter.drawText(room.adjusted(letterWidth(look), 0.0, 0.0, 0.0), inLines, title);
}

} // namespace sinkscope
