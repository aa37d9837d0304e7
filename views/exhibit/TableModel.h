#pragma once

#include "Selection.h"
#include "exhibit/Table.h"

#include <QAbstractTableModel>

namespace sinkscope {

/// A Table for a QTableView: numbers as the reader writes them, headings with their definitions, and the rows that lie
/// where the selection is marked.
class TableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(Table table);
    const Table& table() const { return table_; }
    const Cell& cell(const QModelIndex& index) const;
    const Place& placeOf(int row) const { return table_.rows[static_cast<std::size_t>(row)].place; }
    void setSelection(const Selection& selection);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Table table_;
    Selection selection_;
};

} // namespace sinkscope
