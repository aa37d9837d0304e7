#include "analysis/Loss.h"

#include <QtTest>
#include <cmath>

using namespace sinkscope;

class LossTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void averagesInNatsAndExponentiates() {
        Run run;
        run.lossPerToken = {1.0F, 2.0F, 6.0F};
        QCOMPARE(loss(run).meanNll, 3.0);
        QCOMPARE(loss(run).perplexity, std::exp(3.0));
    }

    void hasNoValueForOneToken() {
        QVERIFY(std::isnan(loss(Run{}).meanNll));
        QVERIFY(std::isnan(loss(Run{}).perplexity));
    }
};

QTEST_APPLESS_MAIN(LossTest)
#include "LossTest.moc"
