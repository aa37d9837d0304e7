#include "engine/PositionBias.h"

#include <QtTest>

using namespace sinkscope;

/// The slopes of ALiBi's authors.
class PositionBiasTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesTheSlopesOfThePaper_data() {
        QTest::addColumn<std::vector<float>>("slopes");
        QTest::newRow("8 heads") << std::vector<float>{1.0F / 2,  1.0F / 4,  1.0F / 8,   1.0F / 16,
                                                       1.0F / 32, 1.0F / 64, 1.0F / 128, 1.0F / 256};
        QTest::newRow("6 heads") << std::vector<float>{1.0F / 4, 1.0F / 16, 1.0F / 64, 1.0F / 256, 1.0F / 2, 1.0F / 8};
    }
    void givesTheSlopesOfThePaper() {
        QFETCH(std::vector<float>, slopes);
        ModelConfig config;
        config.heads = std::ssize(slopes);
        config.linearPositionBias = true;
        for (std::int64_t head = 0; head < config.heads; ++head)
            QCOMPARE(positionSlope(config, head), slopes[static_cast<std::size_t>(head)]);
        config.linearPositionBias = false;
        QCOMPARE(positionSlope(config, 0), 0.0F);
    }
};

QTEST_APPLESS_MAIN(PositionBiasTest)
#include "PositionBiasTest.moc"
