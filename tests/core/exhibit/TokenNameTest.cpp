#include "exhibit/TokenName.h"

#include <QtTest>

namespace sinkscope {

class TokenNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatACellWouldHide_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("space") << QByteArray(" light") << QByteArray("␣light");
        QTest::newRow("line end and tab") << QByteArray("\n\t") << QByteArray("⏎⇥");
        QTest::newRow("part of a character") << QByteArray("\xF0\x9F") << QByteArray("\xEF\xBF\xBD");
        QTest::newRow("no text: its id") << QByteArray() << QByteArray("#42");
    }

    void showsWhatACellWouldHide() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, name);
        QCOMPARE(QByteArray::fromStdString(tokenName({42, bytes.toStdString(), TokenKind::ordinary, AddedBy::text})),
                 name);
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::TokenNameTest)
#include "TokenNameTest.moc"
