#include "analysis/ContextGrowth.h"

#include "RandomModel.h"
#include "engine/Engine.h"

#include <QtTest>
#include <cmath>

using namespace sinkscope;

class ContextGrowthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void doublesTheLengthUpToTheTextsEnd() {
        const auto growth = contextGrowth(randomModel(smallConfig()), someTokens(300), 0.3, {});
        QVERIFY2(growth, growth ? "" : growth.error().message().c_str());
        std::vector<std::int64_t> lengths;
        for (const ContextPoint& point : growth->points)
            lengths.push_back(point.tokens);
        QCOMPARE(lengths, (std::vector<std::int64_t>{64, 128, 256, 300}));
        QVERIFY(!growth->tooLong);
    }

    void saysWhatARunOfThatLengthSays() {
        const auto model = randomModel(smallConfig());
        const auto growth = contextGrowth(model, someTokens(128), 0.05, {});
        QVERIFY(growth);
        RunOptions options;
        options.sinkTokens = 128;
        const auto whole = run(model, someTokens(128), options, {});
        QVERIFY(whole);
        const ContextPoint& last = growth->points.back();
        QCOMPARE(last.sinkRatio, findSinks(**whole, SinkConvention::spike, 0.05).ratio);
        float largest = 0.0F;
        for (const auto& layer : (*whole)->layers)
            for (const auto& top : layer->afterFeedForward.top)
                largest = std::max(largest, std::abs(top[0].value));
        QCOMPARE(std::abs(last.largest.value), largest);
        QCOMPARE(std::abs((*whole)
                              ->layer(last.layer)
                              .afterFeedForward.top[static_cast<std::size_t>(last.largest.token)][0]
                              .value),
                 largest);
        const Matrix distance = meanAttentionDistance(**whole);
        double sum = 0.0;
        for (const float value : distance.values)
            sum += value;
        QVERIFY(std::abs(last.distance - sum / static_cast<double>(distance.values.size())) < 1e-9);
    }

    void endsAtTheContext() {
        ModelConfig config = smallConfig();
        config.contextLength = 100;
        const auto growth = contextGrowth(randomModel(config), someTokens(300), 0.3, {});
        QVERIFY(growth);
        QCOMPARE(growth->points.size(), std::size_t{2});
        QCOMPARE(growth->points.back().tokens, 100);
    }

    void endsWhereMemoryDoes() {
        LoadOptions options;
        const ModelConfig config = smallConfig();
        RunOptions sinks;
        sinks.sinkTokens = 128;
        options.memoryLimit =
            estimateWeights(config, ComputeType::fp32, false) + estimateRun(config, 128, ComputeType::fp32, sinks);
        const auto growth = contextGrowth(randomModel(config, 1, {}, options), someTokens(1000), 0.3, {});
        QVERIFY(growth);
        QCOMPARE(growth->points.size(), std::size_t{2});
        QVERIFY(growth->tooLong && *growth->tooLong == 256);
    }

    void canBeCancelledBetweenRuns() {
        std::stop_source stop;
        const Progress progress(stop.get_token(), [&](Stage, std::int64_t done, std::int64_t) {
            if (done > 0)
                stop.request_stop();
        });
        const auto growth = contextGrowth(randomModel(smallConfig()), someTokens(300), 0.3, progress);
        QVERIFY(!growth && growth.error().kind == Error::Kind::cancelled);
    }
};

QTEST_GUILESS_MAIN(ContextGrowthTest)
#include "ContextGrowthTest.moc"
