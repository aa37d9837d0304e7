#include "document/CardHistory.h"

#include "interventions/InterventionText.h"

#include <QElapsedTimer>

#include <utility>

namespace sinkscope {

namespace {

constexpr qint64 oneDrag = 1000; // ms between two steps of it at most

} // namespace

/// From the cards before to those after.
class CardHistory::Step : public QUndoCommand {
public:
    Step(CardHistory& history, InterventionCards after, const QString& what, QString mergeKey)
        : QUndoCommand(what),
          history_(history),
          before_(history.cards()),
          after_(std::move(after)),
          mergeKey_(std::move(mergeKey)) {
        made_.start();
    }

    int id() const override { return mergeKey_.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto& next = *static_cast<const Step*>(other); // only steps have an id
        if (next.mergeKey_ != mergeKey_ || made_.elapsed() > oneDrag)
            return false;
        after_ = next.after_;
        made_.restart();
        return true;
    }
    void undo() override { history_.put(before_); }
    void redo() override { history_.put(after_); }

private:
    CardHistory& history_;
    InterventionCards before_, after_;
    QString mergeKey_;
    QElapsedTimer made_;
};

CardHistory::CardHistory(QObject* parent) : QObject(parent) {}
CardHistory::~CardHistory() = default;

void CardHistory::change(const InterventionCards& cards, const QString& what, const QString& mergeKey) {
    if (cards != cards_)
        undoStack_.push(new Step(*this, cards, what, mergeKey));
}

void CardHistory::replace(const InterventionCards& cards) {
    undoStack_.clear();
    if (cards != cards_)
        put(cards);
}

void CardHistory::add(const Intervention& intervention) {
    InterventionCards changed = cards_;
    changed.push_back({intervention, CardSwitch::on});
    change(changed, tr("Add %1").arg(kindName(intervention)));
}

void CardHistory::put(const InterventionCards& cards) {
    cards_ = cards;
    Q_EMIT changed();
}

} // namespace sinkscope
