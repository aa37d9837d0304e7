#pragma once

#include "Selection.h"
#include "exhibit/Table.h"

#include <QJsonObject>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace sinkscope {

class TableModel;
class TableOrder;

/// A table to sort by a click on a heading, to filter, and to copy as CSV. A click on a row, Enter, or moving to it by
/// keys leads to its place.
class TableView : public QWidget {
    Q_OBJECT
public:
    explicit TableView(QWidget* parent = nullptr);

    /// Keeps the filter; keeps the order while the columns are the same.
    void setTable(const Table& table);
    void setSelection(const Selection& selection);
    /// The selected rows, or all that are shown when none is; in the order shown. As core writes a table.
    QString selectedCsv() const;
    QString shownCsv() const;
    /// Order and filter, and the same again; a column that is not there orders nothing.
    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void placeChosen(const sinkscope::Place& place);
    /// From a context menu.
    void figureRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void tellCount();
    QString csvOf(const std::vector<int>& rows) const;

    TableModel* model_;
    TableOrder* order_;
    QLineEdit* filter_;
    QLabel* count_;
    QTableView* rows_;
};

} // namespace sinkscope
