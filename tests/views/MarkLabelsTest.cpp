#include "style/MarkLabels.h"

#include <QtTest>

using namespace sinkscope;

class MarkLabelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelBesideItsMarkNeedsNoLine() {
        MarkLabels space(QRectF(0, 0, 300, 200), {});
        const auto place = space.place({60, 12}, {150, 100}, 4, 5);
        QVERIFY(place && !place->leader);
    }

    void lineLeadsFromTheRimToALabelFarAway() {
        const QRectF mark(140, 90, 20, 20), around(90, 70, 120, 60);
        MarkLabels space(QRectF(0, 0, 300, 200), {mark, around});
        const auto place = space.place({60, 12}, mark.center(), 10, 12);
        QVERIFY(place && place->leader);
        QVERIFY(!place->label.intersects(around));
        QCOMPARE(QLineF(mark.center(), place->leader->p1()).length(), 10.0);
        QVERIFY(place->label.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(place->leader->p2()));
    }

    void neitherLabelsNorLinesCrossLabels() {
        const QRectF area(0, 0, 400, 300);
        std::vector<QPointF> marks;
        for (int each = 0; each < 40; ++each)
            marks.emplace_back(200 + each % 7, 150 + each % 5);
        MarkLabels space(area, {QRectF(196, 146, 16, 14)});
        std::vector<LabelPlace> places;
        for (const QPointF& mark : marks)
            if (const auto place = space.place({40, 10}, mark, 4, 5))
                places.push_back(*place);
        QVERIFY2(places.size() > 6, qPrintable(QString::number(places.size())));
        for (const LabelPlace& one : places)
            for (const LabelPlace& other : places) {
                if (&one == &other)
                    continue;
                QVERIFY(!one.label.intersects(other.label));
                for (int step = 0; one.leader && step <= 100; ++step)
                    QVERIFY(!other.label.contains(one.leader->pointAt(step / 100.0)));
            }
    }

    void placesNothingOutsideTheArea() {
        MarkLabels space(QRectF(0, 0, 50, 20), {});
        QVERIFY(!space.place({60, 12}, {25, 10}, 4, 5));
    }
};

QTEST_GUILESS_MAIN(MarkLabelsTest)
#include "MarkLabelsTest.moc"
