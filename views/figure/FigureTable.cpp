#include "figure/FigureTable.h"

#include "exhibit/ExhibitText.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

constexpr double tableEdge = 4.0, gap = 8.0, rowGap = 2.0, bandGap = 8.0;

double widestWord(const QString& text, const QFontMetricsF& metrics) {
    double widest = 0.0;
    const QStringList words = text.split(QLatin1Char(' '));
    for (const QString& word : words)
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

/// Words stand left, numbers right.
struct TableColumn {
    QString heading;
    double width = 0.0;
    Qt::Alignment side = Qt::AlignRight;
};

/// Columns that stand beside each other, by their numbers.
struct TableBand {
    std::vector<std::size_t> columns;
    double headingHeight = 0.0;
};

/// Where the parts of a table lie. What does not fit across goes on in further bands below, each of which begins with
/// the columns that say what a row is about.
class TableLayout {
public:
    TableLayout(const Table& table, const QFont& font, double width) : metrics_(font), room_(width - 2 * tableEdge) {
        rowHeight = metrics_.height() + rowGap;
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            columns.push_back(columnOf(table, column));
        fillBands(names(table));
        for (TableBand& band : bands)
            for (const std::size_t column : band.columns)
                band.headingHeight = std::max(band.headingHeight, headingHeight(columns[column]));
    }

    double height(std::size_t rows) const { return headings() + static_cast<double>(rows * bands.size()) * rowHeight; }
    /// How many of the rows such a height shows; what is left over is said in one row more.
    std::size_t rowsIn(double height, std::size_t all) const {
        const double fitting = (height - headings()) / (rowHeight * static_cast<double>(bands.size()));
        const auto rows = static_cast<std::size_t>(std::max(0.0, std::floor(fitting + 1e-6)));
        return rows >= all ? all : std::max<std::size_t>(rows, 1) - 1;
    }

    double rowHeight = 0.0;
    std::vector<TableColumn> columns;
    std::vector<TableBand> bands;

private:
    TableColumn columnOf(const Table& table, std::size_t index) const {
        TableColumn column{quantityHeading(table.columns[index])};
        double widest = 0.0;
        for (const TableRow& row : table.rows) {
            widest = std::max(widest, metrics_.horizontalAdvance(cellText(row.cells[index])));
            if (std::holds_alternative<std::string>(row.cells[index]))
                column.side = Qt::AlignLeft;
        }
        const double widestCell = std::max(widestWord(column.heading, metrics_), std::min(widest, 0.5 * room_));
        column.width = std::min(room_, std::ceil(widestCell) + 1.0);
        return column;
    }

    /// The columns that say what a row is about: of the leading ones, which hold words or whole numbers, the first
    /// that tells all rows apart, or else all that half the width takes.
    std::vector<std::size_t> names(const Table& table) const {
        std::vector<std::size_t> leading;
        double width = 0.0;
        for (std::size_t index = 0; index < columns.size(); ++index) {
            const auto isNumber = [index](const TableRow& row) {
                return std::holds_alternative<double>(row.cells[index]);
            };
            width += columns[index].width + gap;
            if (std::ranges::any_of(table.rows, isNumber) || width > 0.5 * room_)
                break;
            std::set<Cell> cells;
            for (const TableRow& row : table.rows)
                cells.insert(row.cells[index]);
            if (cells.size() == table.rows.size())
                return {index};
            leading.push_back(index);
        }
        return leading;
    }

    void fillBands(const std::vector<std::size_t>& names) {
        double used = 0.0;
        for (std::size_t index = 0; index < columns.size(); ++index) {
            const bool isFull = !bands.empty() && used + columns[index].width > room_ &&
                                (bands.size() == 1 || bands.back().columns.size() > names.size());
            if (isFull) {
                bands.push_back({names});
                used = 0.0;
                for (const std::size_t name : names)
                    used += columns[name].width + gap;
            } else if (bands.empty()) {
                bands.emplace_back();
            }
            bands.back().columns.push_back(index);
            used += columns[index].width + gap;
        }
    }

    double headingHeight(const TableColumn& column) const {
        const QRectF room(0.0, 0.0, column.width, 1e4);
        return metrics_.boundingRect(room, Qt::TextWordWrap, column.heading).height() + 2 * rowGap;
    }

    double headings() const {
        double sum = 2 * tableEdge + bandGap * static_cast<double>(bands.size() - 1);
        for (const TableBand& band : bands)
            sum += band.headingHeight;
        return sum;
    }

    QFontMetricsF metrics_;
    double room_;
};

void paintRule(QPainter& painter, double y, double width, const QPalette& palette) {
    painter.setPen(QPen(palette.color(QPalette::WindowText), 0.6));
    painter.drawLine(QLineF(0.0, y, width, y));
}

void paintBand(QPainter& painter, const TableLayout& layout, const TableBand& band, const Table& table,
               std::size_t rows) {
    const QFontMetricsF metrics(painter.font());
    double left = 0.0;
    for (const std::size_t index : band.columns) {
        const TableColumn& column = layout.columns[index];
        const double width = column.width;
        painter.drawText(QRectF(left, rowGap, width, band.headingHeight - 2 * rowGap),
                         static_cast<int>(column.side | Qt::AlignBottom) | Qt::TextWordWrap, column.heading);
        for (std::size_t row = 0; row < rows; ++row) {
            const double top = band.headingHeight + static_cast<double>(row) * layout.rowHeight;
            const QString text =
                metrics.elidedText(cellText(table.rows[row].cells[index]), Qt::ElideRight, width + 0.5);
            painter.drawText(QRectF(left, top, width, layout.rowHeight),
                             static_cast<int>(column.side | Qt::AlignVCenter), text);
        }
        left += width + gap;
    }
}

double widthOf(const TableLayout& layout) {
    double widest = 0.0;
    for (const TableBand& band : layout.bands) {
        double width = -gap;
        for (const std::size_t column : band.columns)
            width += layout.columns[column].width + gap;
        widest = std::max(widest, width);
    }
    return widest;
}

} // namespace

double tableHeight(const Table& table, const FigureLook& look, double width) {
    return table.columns.empty() ? 0.0 : TableLayout(table, look.font, width).height(table.rows.size());
}

void paintTable(QPainter& painter, const QRectF& area, const Table& table, const FigureLook& look) {
    if (table.columns.empty())
        return;
    const TableLayout layout(table, look.font, area.width());
    const double width = widthOf(layout);
    const std::size_t shown = layout.rowsIn(area.height(), table.rows.size());
    painter.save();
    painter.translate(area.left() + tableEdge, area.top() + tableEdge);
    painter.setFont(look.font);
    for (const TableBand& band : layout.bands) {
        const double bottom = band.headingHeight + static_cast<double>(shown) * layout.rowHeight;
        painter.setPen(look.palette.color(QPalette::WindowText));
        paintBand(painter, layout, band, table, shown);
        for (const double y : {0.0, band.headingHeight - rowGap / 2.0, bottom})
            paintRule(painter, y, width, look.palette);
        painter.translate(0.0, bottom + bandGap);
    }
    if (shown < table.rows.size()) {
        painter.setPen(look.palette.color(QPalette::WindowText));
        painter.drawText(QRectF(0.0, rowGap - bandGap, width, layout.rowHeight), Qt::AlignLeft | Qt::AlignVCenter,
                         Words::tr("%1 more rows in the data").arg(table.rows.size() - shown));
    }
    painter.restore();
}

} // namespace sinkscope
