#pragma once

#include <QSortFilterProxyModel>

namespace sinkscope {

class TableModel;

/// The rows of a TableModel sorted and filtered. Numbers are sorted by value and before words; what is not a number and
/// what is missing come last, upwards and downwards. The filter keeps rows that hold each of its words in some cell.
class TableOrder : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit TableOrder(TableModel& model, QObject* parent = nullptr);

    void setFilter(const QString& words);
    int sourceRow(int row) const { return mapToSource(index(row, 0)).row(); }

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const TableModel& model_;
    QStringList words_;
};

} // namespace sinkscope
