#include "style/LabelPlacement.h"

#include <QtTest>

using namespace sinkscope;

class LabelPlacementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheFirstFreeCorner() {
        const QRectF area(0, 0, 100, 50);
        const auto placed = placeLabel({20, 10}, {{5, 5}, {40, 5}, {70, 5}}, area, {QRectF(0, 0, 15, 15)});
        QVERIFY(placed);
        QCOMPARE(*placed, QRectF(40, 5, 20, 10));
    }

    void refusesWhatWouldLeaveTheArea() {
        QVERIFY(!placeLabel({20, 10}, {{85, 5}, {-1, 5}, {5, 45}}, QRectF(0, 0, 100, 50), {}));
    }

    void labelsAroundOnePlaceNeverOverlap() {
        const QRectF area(0, 0, 300, 200);
        std::vector<QRectF> taken{QRectF(140, 90, 20, 20)};
        for (int i = 0; i < 8; ++i)
            if (const auto placed = placeLabel({60, 12}, cornersAround({150, 100}, 12, {60, 12}), area, taken)) {
                for (const QRectF& other : taken)
                    QVERIFY(!placed->intersects(other));
                taken.push_back(*placed);
            }
        QVERIFY2(taken.size() > 6, qPrintable(QString::number(taken.size())));
    }

    void cornersStartRightAboveTheMark() {
        const QPointF first = cornersAround({150, 100}, 12, {60, 12}).front();
        QVERIFY(first.x() >= 162 && first.y() < 100);
    }
};

QTEST_GUILESS_MAIN(LabelPlacementTest)
#include "LabelPlacementTest.moc"
