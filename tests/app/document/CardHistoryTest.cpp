#include "document/CardHistory.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

InterventionCards mask(std::int64_t count) {
    WeMask mask;
    mask.count = count;
    return {{mask, CardSwitch::on}};
}

} // namespace

class CardHistoryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyChangeIsUndoneAndRedone() {
        CardHistory history;
        history.add(VirtualSink{});
        InterventionCards off = history.cards();
        off[0].state = CardSwitch::off;
        history.change(off, QStringLiteral("Switch"));
        history.change({}, QStringLiteral("Remove all"));
        QVERIFY(history.cards().empty());
        history.undoStack().undo();
        QVERIFY(history.cards() == off);
        history.undoStack().undo();
        QVERIFY(history.cards()[0].state == CardSwitch::on);
        history.undoStack().undo();
        QVERIFY(history.cards().empty());
        history.undoStack().redo();
        QVERIFY(history.cards().size() == 1);
    }

    void dragIsOneStep() {
        CardHistory history;
        history.change(mask(1), QStringLiteral("Add"));
        for (std::int64_t count = 2; count < 30; ++count)
            history.change(mask(count), QStringLiteral("WeMask: k"), QStringLiteral("k0"));
        QCOMPARE(history.undoStack().count(), 2);
        history.undoStack().undo();
        QVERIFY(history.cards() == mask(1));
    }

    void otherFieldsAreStepsOfTheirOwn() {
        CardHistory history;
        history.change(mask(1), QStringLiteral("k"), QStringLiteral("k0"));
        history.change(mask(2), QStringLiteral("place"), QStringLiteral("place0"));
        history.change(mask(3), QStringLiteral("add"));
        history.change(mask(4), QStringLiteral("add"));
        QCOMPARE(history.undoStack().count(), 4);
    }

    void sameCardsAreNoStep() {
        CardHistory history;
        history.change(mask(1), QStringLiteral("k"));
        QSignalSpy changed(&history, &CardHistory::changed);
        history.change(mask(1), QStringLiteral("k"));
        QCOMPARE(history.undoStack().count(), 1);
        QCOMPARE(changed.size(), 0);
    }
};

QTEST_GUILESS_MAIN(CardHistoryTest)
#include "CardHistoryTest.moc"
