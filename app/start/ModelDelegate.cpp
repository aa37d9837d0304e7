#include "start/ModelDelegate.h"

#include "start/ModelList.h"
#include "style/Theme.h"
#include "window/Icons.h"

#include <QApplication>
#include <QPainter>

namespace sinkscope {

namespace {

constexpr int iconSize = 3 * spacing;

QString iconName(Openness openness) {
    switch (openness) {
    case Openness::open:
        return QStringLiteral("model");
    case Openness::locked:
        return QStringLiteral("locked");
    case Openness::unsupported:
        return QStringLiteral("warning");
    }
    return {};
}

} // namespace

void ModelDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem frame = option;
    initStyleOption(&frame, index);
    frame.text.clear();
    const QStyle* style = frame.widget ? frame.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &frame, painter, frame.widget);

    const auto openness = static_cast<Openness>(index.data(ModelList::opennessRole).toInt());
    const bool selected = frame.state.testFlag(QStyle::State_Selected);
    const QRect area = option.rect.adjusted(spacing, spacing / 2, -spacing, -spacing / 2);
    const QRect sign(area.left(), area.center().y() - iconSize / 2, iconSize, iconSize);
    icon(iconName(openness), frame.palette).paint(painter, sign);

    const QRect text = area.adjusted(iconSize + spacing, 0, 0, 0);
    QFont bold = option.font;
    bold.setBold(true);
    const QColor plain = frame.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor muted = selected ? plain : frame.palette.color(QPalette::PlaceholderText);
    painter->save();
    painter->setFont(bold);
    painter->setPen(openness == Openness::open ? plain : muted);
    const QString title = QFontMetrics(bold).elidedText(index.data().toString(), Qt::ElideMiddle, text.width());
    painter->drawText(text, Qt::AlignTop | Qt::AlignLeft, title);
    painter->setFont(option.font);
    painter->setPen(muted);
    const QString facts =
        option.fontMetrics.elidedText(index.data(ModelList::factsRole).toString(), Qt::ElideRight, text.width());
    painter->drawText(text, Qt::AlignBottom | Qt::AlignLeft, facts);
    painter->restore();
}

QSize ModelDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {20 * spacing, 2 * option.fontMetrics.lineSpacing() + 2 * spacing};
}

} // namespace sinkscope
