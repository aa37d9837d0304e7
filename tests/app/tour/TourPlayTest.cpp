#include "tour/PlayTour.h"

#include "TestFiles.h"
#include "engine/Engine.h"
#include "tour/QuantityWords.h"
#include "tour/TourFiles.h"

#include <QtTest>

using namespace sinkscope;

class TourPlayTest : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> model_;

private Q_SLOTS:
    void initTestCase() {
        const auto file = exampleModel();
        if (!file)
            QSKIP("SmolLM2 is not in the data folder; its tours are played on machines that have it.");
        startEngine();
        auto model = openModel(*file, LoadOptions(), Progress());
        QVERIFY2(model, model ? "" : model.error().message().c_str());
        model_ = *std::move(model);
    }

    void everyStepKeepsItsPromises_data() {
        QTest::addColumn<int>("index");
        const std::vector<Tour> tours = builtInTours();
        for (std::size_t index = 0; index < tours.size(); ++index)
            QTest::newRow(tours[index].name.c_str()) << static_cast<int>(index);
    }
    void everyStepKeepsItsPromises() {
        QFETCH(int, index);
        const Tour tour = builtInTours()[static_cast<std::size_t>(index)];
        const auto outcomes = playTour(tour, model_, engineCalls(), Progress());
        QVERIFY2(outcomes, outcomes ? "" : outcomes.error().message().c_str());
        QStringList broken;
        for (const PromiseOutcome& outcome : *outcomes)
            if (!outcome.isKept())
                broken += QStringLiteral("step %1: %2 is %3, promised %4 to %5")
                              .arg(outcome.step + 1)
                              .arg(QString::fromStdString(std::string(wordOf(outcome.expectation.what).word)))
                              .arg(outcome.value)
                              .arg(outcome.expectation.least)
                              .arg(outcome.expectation.most);
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join(QStringLiteral("; "))));
    }

    void cancellingEndsThePlay() {
        std::stop_source stop;
        stop.request_stop();
        const auto outcomes = playTour(builtInTours().front(), model_, engineCalls(), Progress(stop.get_token()));
        QVERIFY(!outcomes);
        QVERIFY(outcomes.error().kind == Error::Kind::cancelled);
    }
};

QTEST_GUILESS_MAIN(TourPlayTest)
#include "TourPlayTest.moc"
