#pragma once

#include "interventions/InterventionCard.h"

#include <QObject>
#include <QUndoStack>

namespace sinkscope {

/// The cards of a session, and every change of them to undo and redo.
class CardHistory : public QObject {
    Q_OBJECT
public:
    explicit CardHistory(QObject* parent = nullptr);
    ~CardHistory() override;

    const InterventionCards& cards() const { return cards_; }
    /// `what` names the change for undo. Changes within a second of each other with the same key are one step, as those
    /// of a dragged slider; an empty key stands alone.
    void change(const InterventionCards& cards, const QString& what, const QString& mergeKey = {});
    /// Other cards that no undo leads back from, as those of another session.
    void replace(const InterventionCards& cards);
    /// Adds a card that is switched on.
    void add(const Intervention& intervention);
    QUndoStack& undoStack() { return undoStack_; }

Q_SIGNALS:
    void changed();

private:
    class Step;
    void put(const InterventionCards& cards);

    InterventionCards cards_;
    QUndoStack undoStack_;
};

} // namespace sinkscope
