#pragma once

#include "Selection.h"
#include "interventions/InspectionAnswer.h"
#include "interventions/Intervene.h"
#include "interventions/InterventionCard.h"

#include <QWidget>

#include <memory>

namespace sinkscope {

/// The cards of a document: what is switched, in order, with a menu that adds more and a line that says what all of
/// them together change.
class InterventionsView : public QWidget {
    Q_OBJECT
public:
    explicit InterventionsView(QWidget* parent = nullptr);
    ~InterventionsView() override;

    /// The run without interventions; null while nothing has run.
    void setBase(std::shared_ptr<const Findings> base);
    void setSelection(const Selection& selection);
    void setCards(const InterventionCards& cards);
    /// What the switched set changed; null: nothing is switched or not known yet.
    void setEffect(std::shared_ptr<const Intervened> effect);
    /// Shown instead of the effect: why there is none.
    void setFailure(const QString& sentence);
    /// The answer to inspectionsRequested(); cards that look at something else by now pass it over.
    void setInspections(const std::shared_ptr<const InspectionAnswer>& answer);
    /// Opens the menu that adds a card.
    void openAddMenu();

Q_SIGNALS:
    /// `what` says it for undo. Edits in a row with the same `mergeKey` are one step of a drag; an empty one stands
    /// alone.
    void cardsEdited(const sinkscope::InterventionCards& cards, const QString& what, const QString& mergeKey);
    /// What the open cards look at in the run without interventions; asked again when cards, selection or run change.
    void inspectionsRequested(const sinkscope::InspectionRequests& requests);
    void copyRequested();
    void pasteRequested();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
