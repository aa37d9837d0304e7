#include "start/ModelList.h"

namespace sinkscope {

void ModelList::setEntries(std::vector<ModelEntry> entries) {
    beginResetModel();
    entries_ = std::move(entries);
    endResetModel();
}

int ModelList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QVariant ModelList::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ModelEntry& shown = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2").arg(shown.facts, shown.path);
    case Qt::AccessibleDescriptionRole:
    case factsRole:
        return shown.facts;
    case opennessRole:
        return QVariant::fromValue(static_cast<int>(shown.openness));
    default:
        return {};
    }
}

} // namespace sinkscope
