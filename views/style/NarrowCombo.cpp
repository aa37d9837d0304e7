#include "style/NarrowCombo.h"

#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace sinkscope {

NarrowCombo::NarrowCombo(const QString& accessibleName, QWidget* parent) : QComboBox(parent) {
    setAccessibleName(accessibleName);
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize NarrowCombo::sizeHint() const {
    // A style's own hint leaves less room for the text than its label takes.
    return QComboBox::sizeHint() + QSize(2 * fontMetrics().averageCharWidth(), 0);
}

QSize NarrowCombo::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 10, QComboBox::minimumSizeHint().height()};
}

void NarrowCombo::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - 4);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

} // namespace sinkscope

#include "moc_NarrowCombo.cpp"
