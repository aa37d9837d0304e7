#include "document/InterventionJobs.h"

#include "../planted/PlantedEngine.h"
#include "document/DocumentJobs.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr int patience = 5000; // ms; far above what any of these needs, so that a busy machine does not fail them

HeadAblation head(std::int64_t layer, std::int64_t number) {
    HeadAblation ablation;
    ablation.heads = {{layer, number}};
    return ablation;
}

} // namespace

class InterventionJobsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlantedEngine> engine_;
    std::unique_ptr<JobRunner> runner_;
    std::unique_ptr<Document> document_;
    std::unique_ptr<DocumentJobs> jobs_;
    std::unique_ptr<InterventionJobs> interventions_;

    void openAndRun() {
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document_->findings() && !jobs_->busy(), patience);
    }
    void switchOn(const Intervention& intervention) {
        document_->cards().add(intervention);
        QTRY_VERIFY_WITH_TIMEOUT(document_->intervened() && !runner_->busy(JobKind::intervene), patience);
    }
    void switchAll(CardSwitch state) {
        InterventionCards cards = document_->cards().cards();
        for (InterventionCard& card : cards)
            card.state = state;
        document_->cards().change(cards, QStringLiteral("switch"));
    }

private Q_SLOTS:
    void init() {
        engine_ = std::make_unique<PlantedEngine>();
        runner_ = std::make_unique<JobRunner>();
        document_ = std::make_unique<Document>();
        document_->setPrompt(QStringLiteral("The lighthouse"));
        jobs_ = std::make_unique<DocumentJobs>(*document_, *runner_, plantedCalls(*engine_));
        interventions_ = std::make_unique<InterventionJobs>(*document_, *runner_, plantedCalls(*engine_));
    }

    void cleanup() {
        interventions_.reset();
        jobs_.reset();
        document_.reset();
        runner_.reset();
        engine_.reset();
    }

    void firstSwitchPreparesTheBaselineAndShowsTheChangedSide() {
        openAndRun();
        QCOMPARE(engine_->baselines.load(), 0);
        switchOn(head(3, 1));
        QCOMPARE(engine_->baselines.load(), 1);
        QVERIFY(document_->shown().side == Shown::Side::changed);
        QVERIFY(document_->findings() == document_->intervened()->findings);
        QVERIFY(document_->findings()->massive.empty());
        switchOn(head(3, 2));
        QCOMPARE(engine_->baselines.load(), 1);
    }

    void sidesAreFlippedFromCacheWithoutAJob() {
        openAndRun();
        switchOn(head(3, 1));
        const auto base = document_->base(), changed = document_->intervened()->findings;
        QSignalSpy started(runner_.get(), &JobRunner::started);
        for (int flip = 0; flip < 10; ++flip) {
            document_->setSide(Shown::Side::base);
            QVERIFY(document_->findings() == base);
            document_->setSide(Shown::Side::changed);
            QVERIFY(document_->findings() == changed);
        }
        document_->setSide(Shown::Side::difference);
        QVERIFY(document_->shown().isDifference());
        QCOMPARE(started.size(), 0);
    }

    void allOffShowsTheBaselineAtOnceWithoutAJob() {
        openAndRun();
        const auto base = document_->base();
        switchOn(head(3, 1));
        QSignalSpy started(runner_.get(), &JobRunner::started);
        switchAll(CardSwitch::off);
        QVERIFY(document_->findings() == base);
        QVERIFY(!document_->intervened());
        QCOMPARE(started.size(), 0);
    }

    void allOffDuringARunIsNoFailure() {
        openAndRun();
        QSignalSpy failed(interventions_.get(), &InterventionJobs::failed);
        engine_->holdInterventions = true;
        document_->cards().add(head(3, 1));
        QTRY_COMPARE_WITH_TIMEOUT(engine_->interventions.load(), 1, patience);
        switchAll(CardSwitch::off);
        QTRY_VERIFY_WITH_TIMEOUT(!runner_->busy(JobKind::intervene), patience);
        QCOMPARE(failed.size(), 0);
        QVERIFY(!document_->intervened());
    }

    void newestOfManyChangesWinsAndOldPicturesStayUntilThen() {
        openAndRun();
        switchOn(head(3, 0));
        const auto before = document_->findings();
        engine_->holdInterventions = true;
        for (std::int64_t layer = 0; layer < 6; ++layer)
            document_->cards().change({{head(layer, 1), CardSwitch::on}}, QStringLiteral("drag"),
                                      QStringLiteral("layer"));
        QTest::qWait(30);
        QVERIFY(document_->findings() == before);
        engine_->holdInterventions = false;
        const Interventions newest{head(5, 1)};
        QTRY_VERIFY_WITH_TIMEOUT(document_->intervened()->interventions == newest, patience);
        QVERIFY2(engine_->interventions <= 4, "a drag of six steps must not run all of them");
    }

    void undoOfTheOnlySwitchShowsTheBaselineAndRedoTheChange() {
        openAndRun();
        switchOn(head(3, 1));
        document_->cards().undoStack().undo();
        QVERIFY(document_->cards().cards().empty());
        QVERIFY(document_->findings() == document_->base());
        document_->cards().undoStack().redo();
        QTRY_VERIFY_WITH_TIMEOUT(document_->intervened(), patience);
    }

    void lockedCardsStayOutAndTheOthersAct() {
        openAndRun();
        InterventionCards cards{{head(99, 0), CardSwitch::on}, {head(3, 1), CardSwitch::on}};
        document_->cards().change(cards, QStringLiteral("paste"));
        QTRY_VERIFY_WITH_TIMEOUT(document_->intervened(), patience);
        QVERIFY(document_->intervened()->interventions == Interventions{head(3, 1)});
    }

    void calibrationIsDoneOnceForAModel() {
        openAndRun();
        switchOn(head(3, 1));
        QCOMPARE(engine_->calibrations.load(), 0);
        SpikeEdit edit;
        edit.layer = 3;
        edit.to = SpikeEdit::Target::mean;
        document_->cards().add(edit);
        QTRY_COMPARE_WITH_TIMEOUT(document_->intervened()->interventions.size(), 2U, patience);
        QCOMPARE(engine_->calibrations.load(), 1);
        jobs_->runPrompt();
        QTRY_VERIFY_WITH_TIMEOUT(engine_->baselines == 2 && !runner_->busy(JobKind::intervene), patience);
        QTRY_VERIFY_WITH_TIMEOUT(document_->intervened(), patience);
        QCOMPARE(engine_->calibrations.load(), 1);
    }

    void newRunIsIntervenedOnByItself() {
        openAndRun();
        switchOn(head(3, 1));
        const auto before = document_->base();
        jobs_->runPrompt();
        QTRY_VERIFY_WITH_TIMEOUT(document_->base() != before && document_->intervened(), patience);
        QVERIFY(document_->intervened()->base == document_->base());
    }

    void thresholdsReachBothSides() {
        openAndRun();
        switchOn(head(3, 1));
        FindingOptions options;
        options.epsilon = 0.8;
        document_->setFindingOptions(options);
        QTRY_VERIFY_WITH_TIMEOUT(document_->base()->options.epsilon == 0.8 && document_->intervened() &&
                                     document_->intervened()->findings->options.epsilon == 0.8,
                                 patience);
        QCOMPARE(engine_->runs.load(), 1);
        QCOMPARE(engine_->baselines.load(), 1);
    }

    void doseCurvesAreAnsweredWithoutTouchingTheCards() {
        openAndRun();
        QSignalSpy ready(interventions_.get(), &InterventionJobs::dosesReady);
        const DoseCurve curve{{VirtualSink{}}, 0, DoseParameter::sinkLogit, {-1.0, 0.0, 1.0}};
        interventions_->requestDoses({{curve, curve}});
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, patience);
        const auto answer = ready[0][0].value<std::shared_ptr<const DoseAnswer>>();
        QCOMPARE(answer->curves.size(), 2U);
        QCOMPARE(answer->curves[1][2].meanLoss, 4.0);
        QVERIFY(!document_->intervened());
        QCOMPARE(engine_->baselines.load(), 1);
    }

    void failureIsToldAndTheBaselineShown() {
        openAndRun();
        QSignalSpy failed(interventions_.get(), &InterventionJobs::failed);
        engine_->failInterventions = true;
        document_->cards().add(head(3, 1));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(failed[0][0].toString().startsWith(QStringLiteral("Intervention 1 names head 40")));
        QVERIFY(document_->findings() == document_->base());
    }
};

QTEST_GUILESS_MAIN(InterventionJobsTest)
#include "InterventionJobsTest.moc"
