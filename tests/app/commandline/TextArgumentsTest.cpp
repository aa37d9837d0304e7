#include "commandline/TextArguments.h"

#include <QtTest>

using namespace sinkscope;

class TextArgumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsIdsWithCommasBetween() {
        QVERIFY(parseIds("7") == std::vector<std::int32_t>{7});
        QVERIFY(parseIds("1,2, 2147483647") == (std::vector<std::int32_t>{1, 2, 2147483647}));
        QVERIFY(parseIds("1,\n2\r\n") == (std::vector<std::int32_t>{1, 2})); // as files hold them
    }

    void refusesWhatIsNoListOfIds() {
        for (const char* list : {"", ",", "1,", "1,,2", "-1", "1 2", "a", "1.5", "2147483648", "0x1"})
            QVERIFY2(!parseIds(list), list);
    }

    void takesTextAsItIs() {
        QCOMPARE(*textOf("a@b"), std::string("a@b"));
        QCOMPARE(*textOf(""), std::string());
        QVERIFY(!textOf("@"));
    }
};

QTEST_APPLESS_MAIN(TextArgumentsTest)
#include "TextArgumentsTest.moc"
