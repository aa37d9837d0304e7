#include "engine/AttentionMap.h"

#include "RandomModel.h"
#include "engine/Engine.h"

#include <QtTest>
#include <cmath>

using namespace sinkscope;

namespace {

std::shared_ptr<const Run> runOf(const ModelConfig& config, std::int64_t tokens) {
    auto result = run(randomModel(config), someTokens(tokens), {}, Progress());
    if (!result)
        qFatal("%s", result.error().message().c_str());
    return *result;
}

MapRequest whole(std::int64_t tokens, std::int64_t cells, Reduction reduction = Reduction::maximum) {
    return {1, 2, {0, tokens}, {0, tokens}, cells, cells, reduction};
}

} // namespace

class AttentionMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void columnsAddUpToWhatTheRunCaptured() {
        const auto result = runOf(smallConfig(), 300);
        const auto map = wholeAttentionMap(*result, 1, 2, Progress());
        QVERIFY(map.has_value());
        for (std::int64_t key = 0; key < 300; ++key) {
            double received = 0.0;
            for (std::int64_t query = 0; query < 300; ++query)
                received += map->at(query, key);
            QVERIFY(std::abs(received - result->layers[1]->heads.received.at(2, key)) < 1e-4);
        }
    }

    void rowsSumToOneAndTheFutureIsEmpty() {
        const auto map = wholeAttentionMap(*runOf(smallConfig(), 200), 0, 3, Progress());
        for (std::int64_t query = 0; query < 200; ++query) {
            double sum = 0.0;
            for (std::int64_t key = 0; key < 200; ++key) {
                QVERIFY(key <= query || map->at(query, key) == 0.0F);
                sum += map->at(query, key);
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-5);
        }
    }

    void learnedSinkTakesItsShareOfEachRow() {
        ModelConfig config = smallConfig();
        config.learnedSinks = true;
        const auto result = runOf(config, 50);
        const auto map = wholeAttentionMap(*result, 1, 2, Progress());
        for (std::int64_t query = 0; query < 50; ++query) {
            double sum = result->layers[1]->heads.learnedSink.at(2, query);
            for (std::int64_t key = 0; key <= query; ++key)
                sum += map->at(query, key);
            QVERIFY(std::abs(sum - 1.0) < 1e-5);
        }
    }

    void keysOutsideTheWindowAreMissingNotZero() {
        ModelConfig config = smallConfig();
        config.layers[1].window = 8;
        const auto map = attentionMap(*runOf(config, 40), whole(40, 40), Progress());
        QVERIFY(std::isnan(map->at(39, 31)) && !std::isnan(map->at(39, 32)));
        QVERIFY(std::isnan(map->at(3, 4)) && !std::isnan(map->at(3, 0)));
    }

    void moreCellsThanPositionsGivesOneCellPerPosition() {
        const auto map = attentionMap(*runOf(smallConfig(), 10), whole(10, 500), Progress());
        QCOMPARE(map->rows, std::int64_t{10});
        QCOMPARE(map->columns, std::int64_t{10});
    }

    void reducedCellsHoldTheLargestOrTheMeanOfTheirVisibleWeights() {
        const auto result = runOf(smallConfig(), 64);
        const auto full = wholeAttentionMap(*result, 1, 2, Progress());
        const auto largest = attentionMap(*result, whole(64, 16), Progress());
        const auto mean = attentionMap(*result, whole(64, 16, Reduction::mean), Progress());
        for (std::int64_t row = 0; row < 16; ++row)
            for (std::int64_t column = 0; column < 16; ++column) {
                float most = -1.0F;
                double sum = 0.0;
                int count = 0;
                for (std::int64_t query = row * 4; query < row * 4 + 4; ++query)
                    for (std::int64_t key = column * 4; key < column * 4 + 4 && key <= query; ++key, ++count) {
                        most = std::max(most, full->at(query, key));
                        sum += full->at(query, key);
                    }
                QCOMPARE(std::isnan(largest->at(row, column)), count == 0);
                if (count > 0) {
                    QCOMPARE(largest->at(row, column), most);
                    QVERIFY(std::abs(mean->at(row, column) - sum / count) < 1e-6);
                }
            }
    }

    void partOfTheMapEqualsTheSamePartOfTheWhole() {
        const auto result = runOf(smallConfig(), 150);
        const auto full = wholeAttentionMap(*result, 1, 2, Progress());
        MapRequest request = whole(150, 1000);
        request.queries = {100, 140};
        request.keys = {90, 120};
        const auto part = attentionMap(*result, request, Progress());
        QCOMPARE(part->rows, std::int64_t{40});
        QCOMPARE(part->columns, std::int64_t{30});
        QCOMPARE(part->at(39, 29), full->at(139, 119));
        QVERIFY(std::isnan(part->at(0, 29)));
    }

    void headsOutsideTheRunAreRefusedByNumber() {
        const auto result = runOf(smallConfig(), 10);
        MapRequest request = whole(10, 10);
        request.head = 4;
        QVERIFY(attentionMap(*result, request, Progress()).error().message().find("no head 4") != std::string::npos);
        request.head = 0;
        request.layer = -1;
        QVERIFY(attentionMap(*result, request, Progress()).error().message().find("no layer -1") != std::string::npos);
        request.layer = 0;
        request.keys = {5, 11};
        QVERIFY(attentionMap(*result, request, Progress()).error().message().find("10 tokens") != std::string::npos);
    }

    void cancelledMapIsCancelled() {
        std::stop_source source;
        source.request_stop();
        const auto map = attentionMap(*runOf(smallConfig(), 10), whole(10, 10), Progress(source.get_token()));
        QCOMPARE(map.error().kind, Error::Kind::cancelled);
    }
};

QTEST_APPLESS_MAIN(AttentionMapTest)
#include "AttentionMapTest.moc"
