#include "exhibit/TableModel.h"

#include "exhibit/ExhibitText.h"
#include "exhibit/PlaceSelection.h"
#include "style/Theme.h"

#include <QBrush>

namespace sinkscope {

void TableModel::setTable(Table table) {
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

const Cell& TableModel::cell(const QModelIndex& index) const {
    static const Cell missing; // rows may be shorter than the heading
    const std::vector<Cell>& cells = table_.rows[static_cast<std::size_t>(index.row())].cells;
    const auto column = static_cast<std::size_t>(index.column());
    return column < cells.size() ? cells[column] : missing;
}

void TableModel::setSelection(const Selection& selection) {
    if (selection == selection_)
        return;
    selection_ = selection;
    if (!table_.rows.empty() && !table_.columns.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::BackgroundRole});
}

int TableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return cellText(cell(index));
    case Qt::TextAlignmentRole: {
        const bool isWords = std::holds_alternative<std::string>(cell(index));
        return QVariant::fromValue(Qt::Alignment(isWords ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    case Qt::BackgroundRole:
        if (isAt(placeOf(index.row()), selection_)) {
            QColor ground = colour::selection();
            ground.setAlphaF(0.25F);
            return QBrush(ground);
        }
        return {};
    default:
        return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Quantity& column = table_.columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return quantityHeading(column);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return quantityTip(column);
    return {};
}

} // namespace sinkscope

#include "moc_TableModel.cpp"
