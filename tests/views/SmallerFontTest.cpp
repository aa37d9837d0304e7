#include "style/SmallerFont.h"

#include <QFontInfo>
#include <QtTest>

namespace sinkscope {

class SmallerFontTest : public QObject {
    Q_OBJECT

    static QFont pixels(int size) {
        QFont font;
        font.setPixelSize(size);
        return font;
    }

private Q_SLOTS:
    void labelsAreSmallerButReadable_data() {
        QTest::addColumn<int>("font");
        QTest::addColumn<int>("label"); // at a factor of 0.8
        QTest::newRow("a screen's usual size") << 15 << 12;
        QTest::newRow("nothing below nine pixels") << 11 << 9;
        QTest::newRow("paper's eight points stay") << 8 << 8;
        QTest::newRow("a presenter's size stays") << 18 << 18;
        QTest::newRow("a larger one shrinks to it") << 21 << 18;
        QTest::newRow("two lines in the hall") << 40 << 32;
    }

    void labelsAreSmallerButReadable() {
        QFETCH(const int, font);
        QFETCH(const int, label);
        QCOMPARE(smallerFont(pixels(font), 0.8).pixelSize(), label);
    }

    void pointSizesStayPointSizes() {
        QFont font;
        font.setPointSizeF(10.5);
        const QFont smaller = smallerFont(font, 0.9);
        QVERIFY(std::abs(smaller.pointSizeF() - 9.45) < 0.01);
        QCOMPARE(smaller.pixelSize(), -1);
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::SmallerFontTest)
#include "SmallerFontTest.moc"
