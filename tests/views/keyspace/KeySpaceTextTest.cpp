#include "keyspace/KeySpaceText.h"

#include <QLocale>
#include <QtTest>

using namespace sinkscope;

namespace {

KeySpaceContent plantedContent(float strength) {
    auto run = std::make_shared<Run>();
    for (int i = 0; i < 4; ++i)
        run->tokens.push_back({i, i == 0 ? "The" : " light", TokenKind::ordinary, AddedBy::text});
    auto findings = std::make_shared<Findings>();
    findings->run = run;
    findings->sinks.strength = Matrix(12, 9, strength);
    findings->sinks.token.assign(12 * 9, 0);
    findings->lifeCycle.spikeTokens = {0};
    auto space = std::make_shared<KeySpace>();
    space->layer = 11;
    space->head = 4;
    space->keyValueHead = 1;
    space->keys = space->queries = {{1.5F, -2.0F, 0.25F}, {0.0F, 0.0F, 0.0F}, {0.0F, 1.0F, 0.0F}, {0.0F, 0.0F, 1.0F}};
    space->explained = {0.61, 0.14, 0.08};
    KeySpaceContent content;
    content.space = space;
    content.findings = findings;
    return content;
}

} // namespace

class KeySpaceTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void headLineNamesTheHeadsThatShareTheKeys() {
        const KeySpace& space = *plantedContent(0.8F).space;
        QCOMPARE(headLine(space, 9, 3), QStringLiteral("Layer 11, head 4 · key head 1, shared with heads 3 and 5"));
    }

    void headLineOfTwoHeadsUsesTheSingular() {
        KeySpace space;
        space.head = 2;
        space.keyValueHead = 1;
        QCOMPARE(headLine(space, 4, 2), QStringLiteral("Layer 0, head 2 · key head 1, shared with head 3"));
    }

    void headLineSaysNothingWhereEachHeadHasItsOwnKeys() {
        const KeySpace& space = *plantedContent(0.8F).space;
        QCOMPARE(headLine(space, 9, 9), QStringLiteral("Layer 11, head 4"));
        QCOMPARE(headLine(space, 0, 0), QStringLiteral("Layer 11, head 4"));
    }

    void varianceLineTellsShareRotationAndTokens() {
        KeySpace space = *plantedContent(0.8F).space;
        QCOMPARE(varianceLine(space),
                 QStringLiteral("Explained variance 83 % (61 %, 14 %, 8 %) · after RoPE · 4 tokens"));
        space.rotation = Rotation::before;
        space.keys.resize(1);
        QVERIFY(varianceLine(space).endsWith(QStringLiteral("before RoPE · 1 token")));
    }

    void captionOfAComparisonNamesTheRunOfItsAxes() {
        KeySpaceContent content = plantedContent(0.8F);
        QCOMPARE(captionLine(content), varianceLine(*content.space));
        content.partner = content.space;
        QVERIFY(captionLine(content).startsWith(QStringLiteral("Axes of the base run · ")));
        content.side = Shown::Side::difference;
        QVERIFY(captionLine(content).startsWith(QStringLiteral("Changed − base, axes of the base run · ")));
    }

    void tooltipOfADifferenceGivesBothPlacesAndTheMove() {
        KeySpaceContent content = plantedContent(0.8F);
        auto base = std::make_shared<KeySpace>(*content.space);
        base->keys[3] = {3.0F, 0.0F, 5.0F};
        content.partner = base;
        content.side = Shown::Side::difference;
        const QString text = pointDescription(content, {PointKind::key, 3});
        QVERIFY2(text.contains(QStringLiteral("base: PC1 3 · PC2 0 · PC3 5")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("changed: PC1 0 · PC2 0 · PC3 1")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("PC1 −3 · PC2 0 · PC3 −4 · distance 5")), qPrintable(text));
    }

    void bothSidesShareOneBox() {
        KeySpaceContent content = plantedContent(0.8F);
        auto other = std::make_shared<KeySpace>(*content.space);
        other->keys[0] = {40.0F, 0.0F, 0.0F};
        const KeySpaceContent base{content.space, other, Shown::Side::base, content.findings, {}},
            changed{other, content.space, Shown::Side::changed, content.findings, {}};
        QVERIFY(boxAround(base).box.high[0] >= 40.0);
        QVERIFY(boxAround(base).box.low == boxAround(changed).box.low);
        QVERIFY(boxAround(base).box.high == boxAround(changed).box.high);
    }

    void labelCallsAWeakKeyNoSink() {
        QVERIFY(sinkLabel(plantedContent(0.8F)).startsWith(QStringLiteral("sink key 0")));
        QVERIFY(sinkLabel(plantedContent(0.1F)).endsWith(QStringLiteral("no sink")));
    }

    void tooltipNamesKindMarksAndCoordinates() {
        const QString key = pointDescription(plantedContent(0.8F), {PointKind::key, 0});
        QVERIFY2(key.startsWith(QStringLiteral("key: ")), qPrintable(key));
        QVERIFY2(key.contains(QStringLiteral("sink of this head, strength 0.8 > ε 0.3")), qPrintable(key));
        QVERIFY(key.contains(QStringLiteral("spike token")));
        QVERIFY(key.contains(QStringLiteral("PC1 1.5 · PC2 −2 · PC3 0.25")));
        const QString query = pointDescription(plantedContent(0.8F), {PointKind::query, 1});
        QVERIFY(query.startsWith(QStringLiteral("query: ")));
        QVERIFY(!query.contains(QStringLiteral("sink")));
    }
};

QTEST_GUILESS_MAIN(KeySpaceTextTest)
#include "KeySpaceTextTest.moc"
