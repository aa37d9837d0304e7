#pragma once

#include <QStyledItemDelegate>

namespace sinkscope {

/// Draws a model in two lines: its name, and what is known of it or wrong with it, with a sign when it cannot be
/// opened.
class ModelDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace sinkscope
