#include "tokens/TokenStrip.h"
#include "PlantedFindings.h"
#include "tokens/CharacterGroup.h"
#include "tokens/TokenChips.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace sinkscope {
namespace {

Token part(std::string bytes) {
    return {1, std::move(bytes), TokenKind::ordinary, AddedBy::text};
}

Selection newestOf(const QSignalSpy& spy) {
    return spy.last().first().value<Selection>();
}

} // namespace

class TokenStripTest : public QObject {
    Q_OBJECT

    struct Shown {
        TokenStrip strip;
        TokenChips* chips = nullptr;
        explicit Shown(int tokens = 24) {
            chips = strip.findChild<TokenChips*>();
            strip.resize(600, strip.sizeHint().height());
            strip.show();
            strip.setShown({PlantedFindings(30, 9, PlantedFindings::sentence(tokens)).make(), nullptr});
            strip.setSelection({11, 3, 5, 2, 507});
        }
    };

private Q_SLOTS:
    void clickChoosesTheKeyAndShiftClickTheQuery() {
        Shown shown;
        QSignalSpy selected(&shown.strip, &TokenStrip::selectionRequested);
        const QPoint point = shown.chips->chipOf(4).center();
        QTest::mouseClick(shown.chips->viewport(), Qt::LeftButton, {}, point);
        QVERIFY((newestOf(selected) == Selection{11, 3, 5, 4, 507}));
        QTest::mouseClick(shown.chips->viewport(), Qt::LeftButton, Qt::ShiftModifier, point);
        QVERIFY((newestOf(selected) == Selection{11, 3, 4, 2, 507}));
    }

    void arrowKeysMoveKeyAndQuery() {
        Shown shown;
        QSignalSpy selected(&shown.strip, &TokenStrip::selectionRequested);
        QTest::keyClick(shown.chips, Qt::Key_Right);
        QCOMPARE(newestOf(selected).key, 3);
        QTest::keyClick(shown.chips, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(newestOf(selected).query, 4);
        QTest::keyClick(shown.chips, Qt::Key_End);
        QCOMPARE(newestOf(selected).key, 23);
    }

    void paintsOnlyTheChipsInSight() {
        Shown shown(4096);
        shown.strip.grab();
        QVERIFY(shown.chips->paintedChips() > 3);
        QVERIFY(shown.chips->paintedChips() < 40);
    }

    void scrollsToTheSelectedToken() {
        Shown shown(4096);
        shown.strip.setSelection({11, 3, 5, 3000, 507});
        QVERIFY(shown.chips->viewport()->rect().contains(shown.chips->chipOf(3000)));
        QVERIFY(shown.chips->horizontalScrollBar()->value() > 10000);
    }

    void tooltipsTellBytesMarksAndWholeCharacters() {
        const Shown shown;
        QVERIFY(shown.chips->textOf(0).contains(QStringLiteral("massive")));
        QVERIFY(shown.chips->textOf(0).contains(QStringLiteral("heads")));
        QVERIFY(shown.chips->textOf(10).contains(QStringLiteral("⟨F0 9F⟩")));
        QVERIFY(shown.chips->textOf(10).contains(QStringLiteral("🚢")));
        QVERIFY(shown.chips->textOf(11).contains(QStringLiteral("tokens 10–11")));
    }

    void splitCharactersAreFoundOnlyWhenTheyComplete() {
        const Tokens tokens{part("a"), part("\xE4\xBD"), part("\xA0z"), part("\xF0\x9F"), part("q")};
        QVERIFY(!splitCharacterAt(tokens, 0));
        const auto group = splitCharacterAt(tokens, 1);
        QVERIFY(group);
        QCOMPARE(group->character, QStringLiteral("你"));
        QCOMPARE(group->first, 1);
        QCOMPARE(group->last, 2);
        QVERIFY(splitCharacterAt(tokens, 2));
        QVERIFY(!splitCharacterAt(tokens, 3));
        QVERIFY(!splitCharacterAt(tokens, 4));
    }

    void specialTokensEndACharacter() {
        Tokens tokens{part("\xE4\xBD"), part("<s>"), part("\xA0")};
        tokens[1].kind = TokenKind::special;
        QVERIFY(!splitCharacterAt(tokens, 0));
        QVERIFY(!splitCharacterAt(tokens, 2));
    }

    void showsTokensBeforeARunWithoutMarks() {
        Shown shown;
        shown.strip.setTokens(PlantedFindings::sentence(3));
        QVERIFY(!shown.chips->textOf(0).contains(QStringLiteral("massive")));
        QCOMPARE(shown.chips->tokenAt(shown.chips->chipOf(2).center()), 2);
        QCOMPARE(shown.chips->tokenAt({590, 10}), -1);
    }

    void theMenuKeyIsolatesTheKeyToken() {
        Shown shown;
        QSignalSpy wanted(&shown.strip, &TokenStrip::interventionRequested);
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
        QApplication::sendEvent(shown.chips->viewport(), &asked);
        const auto* menu = shown.strip.findChild<QMenu*>();
        QVERIFY(menu);
        menu->actions().front()->menu()->actions().front()->trigger();
        QCOMPARE(wanted.count(), 1);
        const auto isolation = std::get<TokenIsolation>(wanted.first().first().value<Intervention>());
        QVERIFY((isolation == TokenIsolation{TokenIsolation::Kind::selfOnly, {2}, {}}));
    }

    void beforeARunThereIsNothingToSwitch() {
        Shown shown;
        shown.strip.setTokens(PlantedFindings::sentence(3));
        const QPoint centre = shown.chips->chipOf(1).center();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, centre, shown.chips->mapToGlobal(centre));
        QApplication::sendEvent(shown.chips->viewport(), &asked);
        QVERIFY(!shown.strip.findChild<QMenu*>());
    }

    void selectionIsReadAloud() {
        const Shown shown;
        QVERIFY(shown.chips->accessibleDescription().contains(QStringLiteral("token 2 ‘␣house’")));
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::TokenStripTest)
#include "TokenStripTest.moc"
