#include "interventions/PlaceText.h"

#include <QtTest>

using namespace sinkscope;

class PlaceTextTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void runsOfNumbersAreWrittenAsSpans() {
        QCOMPARE(numbersText({}), QString());
        QCOMPARE(numbersText({4}), QStringLiteral("4"));
        QCOMPARE(numbersText({3, 5, 9, 10, 11}), QStringLiteral("3, 5, 9–11"));
        QCOMPARE(numbersText({7, 8}), QStringLiteral("7, 8"));
    }

    void whatIsWrittenIsReadBack() {
        const std::vector<std::int64_t> numbers{0, 1, 2, 7, 12, 13, 29};
        QVERIFY(parseNumbers(numbersText(numbers)) == numbers);
        const std::vector<HeadPlace> heads{{0, 3}, {12, 0}, {12, 1}, {12, 2}, {13, 2}};
        QVERIFY(parseHeads(headsText(heads)) == heads);
        const std::vector<EntryPlace> entries{{0, 12}, {0, 507}, {4, 1}};
        QVERIFY(parseEntries(entriesText(entries)) == entries);
    }

    void numbersAreReadAsPeopleTypeThem() {
        const std::vector<std::int64_t> wanted{1, 4, 5, 6};
        for (const char* text : {"1,4-6", " 4 – 6 , 1 ", "6 5 4 1", "1; 4–6; 5"})
            QVERIFY2(parseNumbers(QString::fromUtf8(text)) == wanted, text);
    }

    void otherTextsAreNotUnderstood() {
        for (const char* text : {"a", "1-", "-3", "5-2", "1-2-3", "0-99999999", "1.5", "99999999999999999999"})
            QVERIFY2(!parseNumbers(QString::fromUtf8(text)), text);
        for (const char* text : {"3", "1.", ".2", "1.2.3", "a.1", "1.5-2", "-1.2"})
            QVERIFY2(!parseHeads(QString::fromUtf8(text)), text);
        for (const char* text : {"3", "1:", ":2", "1:2:3", "1:-2", "1.2"})
            QVERIFY2(!parseEntries(QString::fromUtf8(text)), text);
    }
};

QTEST_GUILESS_MAIN(PlaceTextTest)
#include "PlaceTextTest.moc"
