#pragma once

#include "interventions/CardContext.h"
#include "interventions/Inspection.h"
#include "interventions/InterventionCard.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QToolButton;

namespace sinkscope {

class ElidedLabel;
class InspectionStrip;
class ParameterForm;

/// One intervention: a switch with its name, its parameters (foldable), what must be known of it, and a menu.
class CardWidget : public QFrame {
    Q_OBJECT
public:
    enum class Command { moveUp, moveDown, duplicate, remove };

    /// `context` must outlive it and have a base.
    CardWidget(const InterventionCard& card, const CardContext& context, QWidget* parent = nullptr);

    /// Another card of the same kind, or the same one again after the run changed.
    void setCard(const InterventionCard& card);
    /// Shows what depends on the selection anew.
    void followSelection();
    const InterventionCard& card() const { return card_; }

    /// What an open card looks at beside its numbers; nothing when it is folded, cannot act or has no such picture.
    std::optional<InspectionRequest> inspectionRequest() const;
    void setInspection(const std::optional<Inspection>& inspection);

Q_SIGNALS:
    /// `field` names what was set; steps of one drag have the same.
    void edited(const sinkscope::InterventionCard& card, const QString& field);
    void commanded(sinkscope::CardWidget::Command command);
    /// Its parameters were shown or hidden.
    void folded();

private:
    void layOut();
    void fillMenu();
    void describe();
    void fold(bool open);

    InterventionCard card_;
    const CardContext& context_;
    QToolButton* fold_;
    QCheckBox* switch_;
    ElidedLabel* summary_;
    QToolButton* menu_;
    ParameterForm* form_;
    QLabel* note_;
    InspectionStrip* strip_; ///< null for kinds that have none
};

} // namespace sinkscope
