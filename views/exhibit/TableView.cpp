#include "exhibit/TableView.h"

#include "exhibit/ExhibitText.h"
#include "exhibit/TableModel.h"
#include "exhibit/TableOrder.h"
#include "io/PanelCsv.h"
#include "style/Theme.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinkscope {

namespace {

constexpr int measuredRows = 200; // of long tables, for the widths of columns
constexpr int widestColumn = 40 * spacing;
const QString filterKey = QStringLiteral("filter");
const QString orderKey = QStringLiteral("order");
const QString downwardsKey = QStringLiteral("downwards");

bool hasSameColumns(const Table& first, const Table& second) {
    return std::equal(first.columns.begin(), first.columns.end(), second.columns.begin(), second.columns.end(),
                      [](const Quantity& one, const Quantity& other) { return std::string(one.key) == other.key; });
}

void setUp(QTableView& view) {
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::ExtendedSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setWordWrap(false);
    view.setShowGrid(false);
    view.setAlternatingRowColors(true);
    view.setFrameShape(QFrame::NoFrame);
    view.setTabKeyNavigation(false);
    view.verticalHeader()->hide();
    view.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view.horizontalHeader()->setHighlightSections(false);
    view.horizontalHeader()->setResizeContentsPrecision(measuredRows);
    view.horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    view.horizontalHeader()->setSortIndicatorClearable(true);
    view.setSortingEnabled(true);
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
}

} // namespace

TableView::TableView(QWidget* parent)
    : QWidget(parent),
      model_(new TableModel(this)),
      order_(new TableOrder(*model_, this)),
      filter_(new QLineEdit(this)),
      count_(new QLabel(this)),
      rows_(new QTableView(this)) {
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter the rows"));
    filter_->setToolTip(tr("Keeps the rows that hold all of these words or numbers"));
    filter_->setClearButtonEnabled(true);
    count_->setForegroundRole(QPalette::PlaceholderText);
    auto* copy = new QToolButton(this);
    copy->setText(tr("Copy as CSV"));
    copy->setToolTip(tr("Copies all rows shown; Ctrl+C in the table copies the selected ones"));
    copy->setAutoRaise(true);
    rows_->setModel(order_);
    setUp(*rows_);
    rows_->installEventFilter(this);
    auto* copySelected = new QAction(tr("Copy selected rows as CSV"), rows_);
    rows_->addAction(copySelected);
    auto* exportFigure = new QAction(tr("Export figure…"), rows_);
    connect(exportFigure, &QAction::triggered, this, &TableView::figureRequested);
    rows_->addAction(exportFigure);

    auto* bar = new QHBoxLayout;
    bar->setSpacing(spacing);
    bar->addWidget(filter_, 1);
    bar->addWidget(count_);
    bar->addWidget(copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing / 2);
    layout->addLayout(bar);
    layout->addWidget(rows_, 1);

    connect(filter_, &QLineEdit::textChanged, this, [this](const QString& words) {
        order_->setFilter(words);
        tellCount();
    });
    connect(copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(shownCsv()); });
    connect(copySelected, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(selectedCsv()); });
    connect(rows_, &QTableView::clicked, this, &TableView::choose);
    connect(rows_, &QTableView::activated, this, &TableView::choose);
}

void TableView::setTable(const Table& table) {
    const bool sameColumns = hasSameColumns(table, model_->table());
    rows_->setAccessibleName(coreText(table.title));
    model_->setTable(table);
    if (!sameColumns) {
        rows_->sortByColumn(-1, Qt::AscendingOrder);
        rows_->resizeColumnsToContents();
        for (int column = 0; column < model_->columnCount(); ++column)
            rows_->setColumnWidth(column, std::min(rows_->columnWidth(column) + spacing, widestColumn));
    }
    rows_->verticalHeader()->setDefaultSectionSize(rows_->fontMetrics().height() + spacing / 2);
    tellCount();
}

void TableView::setSelection(const Selection& selection) {
    model_->setSelection(selection);
}

void TableView::choose(const QModelIndex& index) {
    if (index.isValid())
        Q_EMIT placeChosen(model_->placeOf(order_->mapToSource(index).row()));
}

void TableView::tellCount() {
    const int shown = order_->rowCount(), all = model_->rowCount();
    count_->setText(shown == all ? tr("%1 rows").arg(countText(all))
                                 : tr("%1 of %2 rows").arg(countText(shown), countText(all)));
}

QString TableView::csvOf(const std::vector<int>& rows) const {
    Table part = model_->table();
    part.rows.clear();
    for (const int row : rows)
        part.rows.push_back(model_->table().rows[static_cast<std::size_t>(order_->sourceRow(row))]);
    return QString::fromStdString(csv(part));
}

QString TableView::shownCsv() const {
    std::vector<int> rows(static_cast<std::size_t>(order_->rowCount()));
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row] = static_cast<int>(row);
    return csvOf(rows);
}

QString TableView::selectedCsv() const {
    std::vector<int> rows;
    for (const QModelIndex& index : rows_->selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    return rows.empty() ? shownCsv() : csvOf(rows);
}

QJsonObject TableView::state() const {
    QJsonObject state{{filterKey, filter_->text()}};
    const QHeaderView* headings = rows_->horizontalHeader();
    if (const int column = headings->sortIndicatorSection(); column >= 0 && column < model_->columnCount()) {
        state[orderKey] = QString::fromUtf8(model_->table().columns[static_cast<std::size_t>(column)].key);
        state[downwardsKey] = headings->sortIndicatorOrder() == Qt::DescendingOrder;
    }
    return state;
}

void TableView::restore(const QJsonObject& state) {
    filter_->setText(state[filterKey].toString());
    const std::vector<Quantity>& columns = model_->table().columns;
    const auto found = std::ranges::find_if(columns, [wanted = state[orderKey].toString()](const Quantity& column) {
        return wanted == QString::fromUtf8(column.key);
    });
    rows_->sortByColumn(found == columns.end() ? -1 : static_cast<int>(found - columns.begin()),
                        state[downwardsKey].toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
}

bool TableView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::KeyPress && key->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(selectedCsv());
        return true;
    }
    const bool steps = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down || key->key() == Qt::Key_PageUp ||
                       key->key() == Qt::Key_PageDown;
    if (event->type() == QEvent::KeyRelease && steps && key->modifiers() == Qt::NoModifier)
        choose(rows_->currentIndex());
    return QWidget::eventFilter(watched, event);
}

} // namespace sinkscope

#include "moc_TableView.cpp"
