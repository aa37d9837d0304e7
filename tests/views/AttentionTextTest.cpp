#include "attention/AttentionText.h"
#include "attention/AttentionPicture.h"

#include "ChangeLayer.h"
#include "PlantedFindings.h"

#include <QtTest>

namespace sinkscope {

class AttentionTextTest : public QObject {
    Q_OBJECT

    /// 12 layers of 3 heads over 10 tokens; head 2 of layer 1 has a learned sink that takes query/10 of each row.
    static std::shared_ptr<const Findings> withLearnedSink() {
        PlantedFindings planted(12, 3, PlantedFindings::sentence(10));
        Matrix shares(3, 10);
        for (std::int64_t query = 0; query < 10; ++query)
            shares.at(2, query) = static_cast<float>(query) / 10.0F;
        changeLayer(planted.run(), 1, [&](LayerCapture& layer) { layer.heads.learnedSink = shares; });
        return planted.make();
    }

private Q_SLOTS:
    void tellsWhatALearnedSinkTakesOfARow() {
        const auto findings = withLearnedSink();
        const Selection selection{.layer = 1, .head = 2};
        const HeatmapHit one{{5, 0}, {5, 6}, {0, 1}, 0.25F}, several{{4, 0}, {4, 8}, {0, 2}, 0.25F};
        QVERIFY(attentionDescription(*findings->run, selection, one, Reduction::maximum)
                    .endsWith(QStringLiteral("0.25 · learned sink takes 0.5 of this row")));
        QVERIFY(attentionDescription(*findings->run, selection, several, Reduction::maximum)
                    .endsWith(QStringLiteral("learned sink takes 0.55 of these rows on average")));
        QVERIFY(headSummary(*findings, SinkConvention::spike, selection, SinkShare::kept)
                    .contains(QStringLiteral("learned sink takes 0.45 of each row on average")));
    }

    void aLearnedSinkIsAColumnBesideTheKeys() {
        Shown shown;
        shown.base = withLearnedSink();
        HeadMap map{1, 2, SinkShare::kept, {std::make_shared<const Matrix>(10, 10, 0.1F), nullptr}};
        const HeatmapContent picture = attentionPicture(shown, SinkConvention::spike, map, ValueScale::Kind::linear);
        QVERIFY(picture.side);
        QCOMPARE(picture.side->values->rows, 10);
        QCOMPARE(picture.side->values->at(7, 0), 0.7F);
        QVERIFY(picture.side->describe(7).endsWith(QStringLiteral("learned sink takes 0.7 of this row")));
        map.layer = 0;
        QVERIFY(!learnedSinkColumn(shown, map)); // this head has none
        map = {1, 2, SinkShare::leftOut, map.values};
        QVERIFY(!learnedSinkColumn(shown, map)); // rows were renormalised, its share no longer fits them
    }

    void ofTwoRunsTheLearnedSinksColumnIsTheDifference() {
        Shown shown;
        shown.base = withLearnedSink();
        PlantedFindings planted(12, 3, PlantedFindings::sentence(10));
        changeLayer(planted.run(), 1, [](LayerCapture& layer) { layer.heads.learnedSink = Matrix(3, 10, 0.5F); });
        shown.changed = planted.make();
        shown.side = Shown::Side::difference;
        const auto column = learnedSinkColumn(shown, {1, 2, SinkShare::kept, {}});
        QVERIFY(column);
        QCOMPARE(column->values->at(2, 0), 0.5F - 0.2F);
        QVERIFY(column->describe(2).endsWith(QStringLiteral("learned sink, changed − base +0.3")));
    }

    void saysNothingOfLearnedSinksWhereThereAreNone() {
        const auto findings = withLearnedSink();
        const Selection selection{.layer = 0, .head = 2};
        const HeatmapHit hit{{5, 0}, {5, 6}, {0, 1}, 0.25F};
        QVERIFY(!attentionDescription(*findings->run, selection, hit, Reduction::maximum).contains("learned"));
        QVERIFY(!headSummary(*findings, SinkConvention::spike, selection, SinkShare::kept).contains("learned"));
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::AttentionTextTest)
#include "AttentionTextTest.moc"
