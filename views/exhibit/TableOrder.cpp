#include "exhibit/TableOrder.h"

#include "exhibit/ExhibitText.h"
#include "exhibit/TableModel.h"

#include <QLocale>
#include <cmath>

namespace sinkscope {

namespace {

enum class CellKind { number, words, notANumber, missing };

CellKind kindOf(const Cell& cell) {
    if (std::holds_alternative<std::monostate>(cell))
        return CellKind::missing;
    if (std::holds_alternative<std::string>(cell))
        return CellKind::words;
    const auto* number = std::get_if<double>(&cell);
    return number && std::isnan(*number) ? CellKind::notANumber : CellKind::number;
}

bool isSmaller(const Cell& left, const Cell& right) {
    const auto* wholeLeft = std::get_if<std::int64_t>(&left);
    const auto* wholeRight = std::get_if<std::int64_t>(&right);
    if (wholeLeft && wholeRight)
        return *wholeLeft < *wholeRight;
    const auto valueOf = [](const Cell& cell) {
        const auto* whole = std::get_if<std::int64_t>(&cell);
        return whole ? static_cast<double>(*whole) : std::get<double>(cell);
    };
    return valueOf(left) < valueOf(right);
}

} // namespace

TableOrder::TableOrder(TableModel& model, QObject* parent) : QSortFilterProxyModel(parent), model_(model) {
    setSourceModel(&model);
    setDynamicSortFilter(true);
}

void TableOrder::setFilter(const QString& words) {
    words_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool TableOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const Cell &first = model_.cell(left), &second = model_.cell(right);
    const CellKind firstKind = kindOf(first), secondKind = kindOf(second);
    if (firstKind != secondKind) {
        const bool isLast = std::max(firstKind, secondKind) >= CellKind::notANumber;
        // Downwards the base class turns the answer around.
        return (firstKind < secondKind) != (isLast && sortOrder() == Qt::DescendingOrder);
    }
    switch (firstKind) {
    case CellKind::number:
        return isSmaller(first, second);
    case CellKind::words:
        return std::get<std::string>(first) < std::get<std::string>(second);
    default:
        return false;
    }
}

bool TableOrder::filterAcceptsRow(int row, const QModelIndex&) const {
    const auto holds = [&](const QString& word) {
        for (int column = 0; column < model_.columnCount(); ++column) {
            QString text = cellText(model_.cell(model_.index(row, column)));
            if (text.contains(word, Qt::CaseInsensitive))
                return true;
            // 24389 finds 24,389.
            if (text.remove(QLocale().groupSeparator()).contains(word, Qt::CaseInsensitive))
                return true;
        }
        return false;
    };
    return std::all_of(words_.begin(), words_.end(), holds);
}

} // namespace sinkscope

#include "moc_TableOrder.cpp"
