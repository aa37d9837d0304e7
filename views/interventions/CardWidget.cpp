#include "interventions/CardWidget.h"

#include "interventions/CardLock.h"
#include "interventions/InspectionStrip.h"
#include "interventions/InterventionText.h"
#include "interventions/KindParameters.h"
#include "style/ElidedLabel.h"
#include "style/Theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinkscope {

CardWidget::CardWidget(const InterventionCard& card, const CardContext& context, QWidget* parent)
    : QFrame(parent),
      card_(card),
      context_(context),
      fold_(new QToolButton(this)),
      switch_(new QCheckBox(this)),
      summary_(new ElidedLabel(this)),
      menu_(new QToolButton(this)),
      form_(new ParameterForm(this)),
      note_(new QLabel(this)),
      strip_(nullptr) {
    std::visit([this](const auto& kind) { addParameters(*form_, context_, kind); }, card.intervention);
    layOut();
    fillMenu();
    connect(fold_, &QToolButton::clicked, this, [this] { fold(form_->isHidden()); });
    connect(switch_, &QCheckBox::clicked, this, [this](bool on) {
        card_.state = on ? CardSwitch::on : CardSwitch::off;
        describe();
        Q_EMIT edited(card_, tr("Switch"));
    });
    connect(form_, &ParameterForm::edited, this, [this](const Intervention& intervention, const QString& field) {
        card_.intervention = intervention;
        describe();
        Q_EMIT edited(card_, field);
    });
    strip_ = form_->findChild<InspectionStrip*>();
    setCard(card);
    fold(true);
}

std::optional<InspectionRequest> CardWidget::inspectionRequest() const {
    if (strip_ == nullptr || form_->isHidden() || !lockReason(card_.intervention, *context_.base).isEmpty())
        return {};
    const Selection& selection = context_.selection;
    const auto within = [](std::int64_t place, std::int64_t count) {
        return std::clamp<std::int64_t>(place, 0, count - 1);
    };
    const ModelConfig& config = context_.config();
    return InspectionRequest{card_.intervention,
                             {within(selection.layer, config.layerCount()), within(selection.head, config.heads)},
                             within(selection.key, context_.base->run->tokenCount())};
}

void CardWidget::setInspection(const std::optional<Inspection>& inspection) {
    if (strip_ != nullptr)
        strip_->setInspection(inspection);
}

void CardWidget::layOut() {
    fold_->setAutoRaise(true);
    menu_->setText(QStringLiteral("⋯"));
    menu_->setAutoRaise(true);
    menu_->setPopupMode(QToolButton::InstantPopup);
    menu_->setAccessibleName(tr("Order and removal"));
    menu_->setToolTip(tr("Move, duplicate or remove"));
    menu_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    summary_->setForegroundRole(QPalette::PlaceholderText);
    QFont bold = switch_->font();
    bold.setBold(true);
    switch_->setFont(bold);
    note_->setWordWrap(true);

    auto* header = new QHBoxLayout;
    header->setSpacing(spacing / 2);
    header->addWidget(fold_);
    header->addWidget(switch_);
    header->addWidget(summary_, 1);
    header->addWidget(menu_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing / 2, spacing / 2, spacing / 2, spacing);
    layout->setSpacing(spacing / 2);
    layout->addLayout(header);
    auto* body = new QVBoxLayout;
    body->setContentsMargins(3 * spacing, 0, spacing / 2, 0);
    body->addWidget(form_);
    body->addWidget(note_);
    layout->addLayout(body);
}

void CardWidget::fillMenu() {
    auto* menu = new QMenu(menu_);
    const auto add = [&](const QString& text, Command command) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, command] { Q_EMIT commanded(command); });
    };
    add(tr("Move up"), Command::moveUp);
    add(tr("Move down"), Command::moveDown);
    add(tr("Duplicate"), Command::duplicate);
    menu->addSeparator();
    add(tr("Remove"), Command::remove);
    menu_->setMenu(menu);
}

void CardWidget::setCard(const InterventionCard& card) {
    card_ = card;
    switch_->setChecked(card.state == CardSwitch::on);
    form_->setIntervention(card.intervention);
    describe();
}

void CardWidget::followSelection() {
    form_->setIntervention(card_.intervention);
}

void CardWidget::describe() {
    const QString name = kindName(card_.intervention), summary = summaryText(card_.intervention);
    const QString reason = lockReason(card_.intervention, *context_.base);
    const QString note = reason.isEmpty() ? caveat(card_.intervention) : tr("🔒 Without effect here: it %1").arg(reason);
    setAccessibleName(name);
    setAccessibleDescription(note.isEmpty() ? summary : summary + QStringLiteral(". ") + note);
    switch_->setText(name);
    switch_->setToolTip(tr("Switch on or off; Space shows all off and as set in turn"));
    summary_->setWholeText(form_->isHidden() ? summary : QString());
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
}

void CardWidget::fold(bool open) {
    fold_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    fold_->setAccessibleName(open ? tr("Fold the parameters") : tr("Show the parameters"));
    form_->setVisible(open);
    describe();
    Q_EMIT folded();
}

} // namespace sinkscope

#include "moc_CardWidget.cpp"
