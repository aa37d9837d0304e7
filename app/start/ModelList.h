#pragma once

#include "start/ModelEntry.h"

#include <QAbstractListModel>

#include <vector>

namespace sinkscope {

/// The entries of one list of the start page.
class ModelList : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { factsRole = Qt::UserRole, opennessRole };

    using QAbstractListModel::QAbstractListModel;
    void setEntries(std::vector<ModelEntry> entries);
    const ModelEntry& entry(int row) const { return entries_.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<ModelEntry> entries_;
};

} // namespace sinkscope
