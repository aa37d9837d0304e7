#include "figure/FigureTable.h"

#include "exhibit/ExhibitText.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

constexpr double tableEdge = 4.0, gap = 8.0, rowGap = 2.0;
constexpr double smallestScale = 0.6;

/// Where the parts of a table lie, in units of its font before it is made smaller.
struct TableLayout {
    std::vector<double> widths; ///< [columns]
    std::vector<bool> isWords;  ///< [columns]
    double headingHeight = 0.0, rowHeight = 0.0, scale = 1.0;
    double height(std::size_t rows) const {
        return (headingHeight + static_cast<double>(rows) * rowHeight) * scale + 2 * tableEdge;
    }
};

double widestWord(const QString& text, const QFontMetricsF& metrics) {
    double widest = 0.0;
    const QStringList words = text.split(QLatin1Char(' '));
    for (const QString& word : words)
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

double sum(const std::vector<double>& widths) {
    return std::accumulate(widths.begin(), widths.end(), gap * static_cast<double>(widths.size() - 1));
}

/// Words give way, the longest first, until all columns fit or none is longer than it must be.
void narrowWords(TableLayout& layout, double room) {
    constexpr double narrowest = 24.0;
    while (sum(layout.widths) > room) {
        std::size_t widest = layout.widths.size();
        for (std::size_t column = 0; column < layout.widths.size(); ++column)
            if (layout.isWords[column] && layout.widths[column] > narrowest &&
                (widest == layout.widths.size() || layout.widths[column] > layout.widths[widest]))
                widest = column;
        if (widest == layout.widths.size())
            break;
        layout.widths[widest] = std::max(narrowest, layout.widths[widest] - (sum(layout.widths) - room));
    }
}

TableLayout layOut(const Table& table, const QFont& font, double width) {
    const QFontMetricsF metrics(font);
    TableLayout layout;
    layout.rowHeight = metrics.height() + rowGap;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        double widest = widestWord(quantityHeading(table.columns[column]), metrics);
        bool isWords = false;
        for (const TableRow& row : table.rows) {
            widest = std::max(widest, metrics.horizontalAdvance(cellText(row.cells[column])));
            isWords = isWords || std::holds_alternative<std::string>(row.cells[column]);
        }
        layout.widths.push_back(std::ceil(widest) + 1.0);
        layout.isWords.push_back(isWords);
    }
    const double room = width - 2 * tableEdge;
    layout.scale = std::clamp(room / sum(layout.widths), smallestScale, 1.0);
    narrowWords(layout, room / layout.scale);
    layout.scale = std::min(layout.scale, room / sum(layout.widths));
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        layout.headingHeight =
            std::max(layout.headingHeight, metrics
                                               .boundingRect(QRectF(0.0, 0.0, layout.widths[column], 1e4),
                                                             Qt::TextWordWrap, quantityHeading(table.columns[column]))
                                               .height());
    layout.headingHeight += 2 * rowGap;
    return layout;
}

void paintRule(QPainter& painter, double y, double width, const QPalette& palette) {
    painter.setPen(QPen(palette.color(QPalette::WindowText), 0.6));
    painter.drawLine(QLineF(0.0, y, width, y));
}

} // namespace

double tableHeight(const Table& table, const FigureLook& look, double width) {
    return table.columns.empty() ? 0.0 : layOut(table, look.font, width).height(table.rows.size());
}

void paintTable(QPainter& painter, const QRectF& area, const Table& table, const FigureLook& look) {
    if (table.columns.empty())
        return;
    const TableLayout layout = layOut(table, look.font, area.width());
    const QFontMetricsF metrics(look.font);
    const double width = sum(layout.widths);
    painter.save();
    painter.translate(area.left() + tableEdge, area.top() + tableEdge);
    painter.scale(layout.scale, layout.scale);
    painter.setFont(look.font);
    const double room = (area.height() - 2 * tableEdge) / layout.scale - layout.headingHeight;
    const auto fitting = static_cast<std::size_t>(std::max(0.0, std::floor(room / layout.rowHeight + 1e-6)));
    const bool fitsAll = fitting >= table.rows.size();
    const std::size_t shown = fitsAll ? table.rows.size() : std::max<std::size_t>(fitting, 1) - 1;
    double left = 0.0;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const Qt::Alignment side = layout.isWords[column] ? Qt::AlignLeft : Qt::AlignRight;
        const double across = layout.widths[column];
        painter.setPen(look.palette.color(QPalette::WindowText));
        painter.drawText(QRectF(left, rowGap, across, layout.headingHeight - 2 * rowGap),
                         static_cast<int>(side | Qt::AlignBottom) | Qt::TextWordWrap,
                         quantityHeading(table.columns[column]));
        for (std::size_t row = 0; row < shown; ++row)
            painter.drawText(QRectF(left, layout.headingHeight + static_cast<double>(row) * layout.rowHeight, across,
                                    layout.rowHeight),
                             static_cast<int>(side | Qt::AlignVCenter),
                             metrics.elidedText(cellText(table.rows[row].cells[column]), Qt::ElideRight, across + 0.5));
        left += across + gap;
    }
    double bottom = layout.headingHeight + static_cast<double>(shown) * layout.rowHeight;
    if (!fitsAll) {
        painter.drawText(QRectF(0.0, bottom, width, layout.rowHeight), Qt::AlignLeft | Qt::AlignVCenter,
                         Words::tr("%1 more rows in the data").arg(table.rows.size() - shown));
        bottom += layout.rowHeight;
    }
    paintRule(painter, 0.0, width, look.palette);
    paintRule(painter, layout.headingHeight - rowGap / 2.0, width, look.palette);
    paintRule(painter, bottom, width, look.palette);
    painter.restore();
}

} // namespace sinkscope
