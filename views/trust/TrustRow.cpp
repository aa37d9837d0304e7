#include "trust/TrustRow.h"

#include "style/Theme.h"
#include "trust/TrustMark.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace sinkscope {

namespace {

QLabel* textLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum); // long words must not widen the pane
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    return label;
}

} // namespace

TrustRow::TrustRow(const QString& name, const QString& sentence, const QStringList& lines, QWidget* parent)
    : QWidget(parent),
      mark_(new QLabel(this)),
      unfold_(new QToolButton(this)),
      details_(textLabel(lines.join(QLatin1Char('\n')), this)),
      name_(name),
      sentence_(sentence) {
    auto* heading = textLabel(name, this);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    mark_->setFixedWidth(2 * spacing);
    unfold_->setAutoRaise(true);
    unfold_->setCheckable(true);
    unfold_->setArrowType(Qt::RightArrow);
    unfold_->setToolTip(tr("Show or hide the details"));
    unfold_->setAccessibleName(tr("Details of %1").arg(name));
    unfold_->setVisible(!lines.isEmpty());
    details_->setForegroundRole(QPalette::PlaceholderText);
    connect(unfold_, &QToolButton::toggled, this,
            [this](bool on) { setDetails(on ? Details::unfolded : Details::folded); });

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setHorizontalSpacing(spacing);
    layout->setVerticalSpacing(2);
    layout->addWidget(mark_, 0, 0, Qt::AlignTop);
    layout->addWidget(heading, 0, 1);
    layout->addWidget(unfold_, 0, 2, Qt::AlignTop);
    layout->addWidget(textLabel(sentence, this), 1, 1, 1, 2);
    layout->addWidget(details_, 2, 1, 1, 2);
    layout->setColumnStretch(1, 1);
    setAccessibleName(name);
    setAccessibleDescription(sentence);
    setDetails(Details::folded);
}

void TrustRow::setMark(TrustVerdict verdict) {
    mark_->setPixmap(trustMark(verdict).pixmap(2 * spacing));
    mark_->setToolTip(trustWord(verdict));
    mark_->setAccessibleName(trustWord(verdict));
    setAccessibleName(tr("%1: %2").arg(name_, trustWord(verdict)));
    unfold_->setAccessibleName(tr("%1: %2. %3 Details").arg(name_, trustWord(verdict), sentence_));
}

void TrustRow::setDetails(Details details) {
    const bool unfolded = details == Details::unfolded;
    unfold_->setChecked(unfolded);
    unfold_->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    details_->setVisible(unfolded);
}

} // namespace sinkscope
