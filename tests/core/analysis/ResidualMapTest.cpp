#include "analysis/ResidualMap.h"

#include "PlantedRun.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace sinkscope;

class ResidualMapTest : public QObject {
    Q_OBJECT

    Run run_ = [] {
        PlantedStream stream(2, 3, 8);
        stream.attention[0][2][5] = -70.0F;
        stream.feedForward[1][1][0] = 9.0F;
        return plantedRun(stream);
    }();

private Q_SLOTS:
    void startsAStreamSiteWithTheEmbedding() {
        const auto map = residualMap(run_, Site::afterFeedForward, ResidualQuantity::largest);
        QCOMPARE(map.rows, 3);
        QCOMPARE(map.columns, 3);
        QVERIFY(map.at(0, 2) < 1.0F);
        QVERIFY(map.at(1, 2) < -69.0F);
        QVERIFY(map.at(2, 1) > 9.0F);
    }

    void hasOneRowPerLayerForABlocksOutput() {
        const auto map = residualMap(run_, Site::attentionOutput, ResidualQuantity::norm);
        QCOMPARE(map.rows, 2);
        QCOMPARE(map.at(0, 2), 70.0F);
        QCOMPARE(map.at(1, 2), 0.0F);
    }

    void hasOneRowForTheEmbeddingAlone() {
        const auto map = residualMap(run_, Site::embedding, ResidualQuantity::median);
        QCOMPARE(map.rows, 1);
        QCOMPARE(map.at(0, 1), run_.embedding.median[1]);
    }
};

QTEST_APPLESS_MAIN(ResidualMapTest)
#include "ResidualMapTest.moc"
