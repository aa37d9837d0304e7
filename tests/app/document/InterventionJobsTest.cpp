#include "document/InterventionJobs.h"

#include "../planted/PlantedDocument.h"
#include "document/DocumentJobs.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

HeadAblation head(std::int64_t layer, std::int64_t number) {
    HeadAblation ablation;
    ablation.heads = {{layer, number}};
    return ablation;
}

} // namespace

class InterventionJobsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<PlantedDocument> planted_;

    void openAndRun() {
        planted_->jobs.openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.findings() && !planted_->jobs.busy(), patience);
    }
    void switchOn(const Intervention& intervention) {
        planted_->document.cards().add(intervention);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened() && !planted_->runner.busy(JobKind::intervene),
                                 patience);
    }
    void switchAll(CardSwitch state) {
        InterventionCards cards = planted_->document.cards().cards();
        for (InterventionCard& card : cards)
            card.state = state;
        planted_->document.cards().change(cards, QStringLiteral("switch"));
    }

private Q_SLOTS:
    void init() { planted_ = std::make_unique<PlantedDocument>(); }

    void cleanup() { planted_.reset(); }

    void firstSwitchPreparesTheBaselineAndShowsTheChangedSide() {
        openAndRun();
        QCOMPARE(planted_->engine.baselines.load(), 0);
        switchOn(head(3, 1));
        QCOMPARE(planted_->engine.baselines.load(), 1);
        QVERIFY(planted_->document.shown().side == Shown::Side::changed);
        QVERIFY(planted_->document.findings() == planted_->document.intervened()->findings);
        QVERIFY(planted_->document.findings()->massive.empty());
        switchOn(head(3, 2));
        QCOMPARE(planted_->engine.baselines.load(), 1);
    }

    void bothSidesAreContinuedOnceSomethingIsSwitched() {
        openAndRun();
        QSignalSpy ready(&planted_->interventions, &InterventionJobs::continuationReady);
        planted_->interventions.requestContinuation(3);
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, patience);
        using Answer = std::shared_ptr<const ContinuationAnswer>;
        const auto alone = ready[0][0].value<Answer>();
        QVERIFY(!alone->changed && alone->continuations.base.empty());
        QCOMPARE(alone->continuations.tokens.front().id, 5);
        switchOn(head(3, 1));
        planted_->interventions.requestContinuation(3);
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 2, patience);
        const auto both = ready[1][0].value<Answer>();
        QCOMPARE(both->continuations.base.front().id, 5);
        QCOMPARE(both->continuations.tokens.front().id, 9);
        QVERIFY(both->changed == planted_->document.intervened()->findings->run);
    }

    void continuationThatDoesNotFitSaysWhy() {
        openAndRun();
        QSignalSpy failed(&planted_->interventions, &InterventionJobs::continuationFailed);
        planted_->interventions.requestContinuation(101);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(failed[0][0].toString().contains(QStringLiteral("context")));
    }

    void inspectionsNeedNoBaseline() {
        openAndRun();
        QSignalSpy ready(&planted_->interventions, &InterventionJobs::inspectionsReady);
        const InspectionRequests requests{{WeMask{}, {2, 0}, 0}, {WeMask{}, {3, 0}, 0}};
        planted_->interventions.requestInspections(requests);
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, patience);
        const auto answer = ready[0][0].value<std::shared_ptr<const InspectionAnswer>>();
        QVERIFY(answer->requests == requests);
        QCOMPARE(std::get<GainSpectrum>(*answer->inspections[1]).layer, 3);
        QCOMPARE(planted_->engine.baselines.load(), 0);
    }

    void sidesAreFlippedFromCacheWithoutAJob() {
        openAndRun();
        switchOn(head(3, 1));
        const auto base = planted_->document.base(), changed = planted_->document.intervened()->findings;
        QSignalSpy started(&planted_->runner, &JobRunner::started);
        for (int flip = 0; flip < 10; ++flip) {
            planted_->document.setSide(Shown::Side::base);
            QVERIFY(planted_->document.findings() == base);
            planted_->document.setSide(Shown::Side::changed);
            QVERIFY(planted_->document.findings() == changed);
        }
        planted_->document.setSide(Shown::Side::difference);
        QVERIFY(planted_->document.shown().isDifference());
        QCOMPARE(started.size(), 0);
    }

    void allOffShowsTheBaselineAtOnceWithoutAJob() {
        openAndRun();
        const auto base = planted_->document.base();
        switchOn(head(3, 1));
        QSignalSpy started(&planted_->runner, &JobRunner::started);
        switchAll(CardSwitch::off);
        QVERIFY(planted_->document.findings() == base);
        QVERIFY(!planted_->document.intervened());
        QCOMPARE(started.size(), 0);
    }

    void allOffDuringARunIsNoFailure() {
        openAndRun();
        QSignalSpy failed(&planted_->interventions, &InterventionJobs::failed);
        planted_->engine.holdInterventions = true;
        planted_->document.cards().add(head(3, 1));
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.interventions.load(), 1, patience);
        switchAll(CardSwitch::off);
        QTRY_VERIFY_WITH_TIMEOUT(!planted_->runner.busy(JobKind::intervene), patience);
        QCOMPARE(failed.size(), 0);
        QVERIFY(!planted_->document.intervened());
    }

    void switchedOnAgainWhileTheAbandonedRunEndsIsShown() {
        openAndRun();
        planted_->engine.holdInterventions = true;
        planted_->document.cards().add(head(3, 1));
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.interventions.load(), 1, patience);
        switchAll(CardSwitch::off);
        planted_->document.cards().add(head(4, 2)); // before the cancelled run has told its end
        planted_->engine.holdInterventions = false;
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened(), patience);
        QCOMPARE(planted_->document.intervened()->interventions.size(), 1U);
    }

    void newestOfManyChangesWinsAndOldPicturesStayUntilThen() {
        openAndRun();
        switchOn(head(3, 0));
        const auto before = planted_->document.findings();
        planted_->engine.holdInterventions = true;
        for (std::int64_t layer = 0; layer < 6; ++layer)
            planted_->document.cards().change({{head(layer, 1), CardSwitch::on}}, QStringLiteral("drag"),
                                              QStringLiteral("layer"));
        QTest::qWait(30);
        QVERIFY(planted_->document.findings() == before);
        planted_->engine.holdInterventions = false;
        const Interventions newest{head(5, 1)};
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened()->interventions == newest, patience);
        QVERIFY2(planted_->engine.interventions <= 4, "a drag of six steps must not run all of them");
    }

    void undoOfTheOnlySwitchShowsTheBaselineAndRedoTheChange() {
        openAndRun();
        switchOn(head(3, 1));
        planted_->document.cards().undoStack().undo();
        QVERIFY(planted_->document.cards().cards().empty());
        QVERIFY(planted_->document.findings() == planted_->document.base());
        planted_->document.cards().undoStack().redo();
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened(), patience);
    }

    void lockedCardsStayOutAndTheOthersAct() {
        openAndRun();
        InterventionCards cards{{head(99, 0), CardSwitch::on}, {head(3, 1), CardSwitch::on}};
        planted_->document.cards().change(cards, QStringLiteral("paste"));
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened(), patience);
        QVERIFY(planted_->document.intervened()->interventions == Interventions{head(3, 1)});
    }

    void calibrationIsDoneOnceForAModel() {
        openAndRun();
        switchOn(head(3, 1));
        QCOMPARE(planted_->engine.calibrations.load(), 0);
        SpikeEdit edit;
        edit.layer = 3;
        edit.to = SpikeEdit::Target::mean;
        planted_->document.cards().add(edit);
        QTRY_COMPARE_WITH_TIMEOUT(planted_->document.intervened()->interventions.size(), 2U, patience);
        QCOMPARE(planted_->engine.calibrations.load(), 1);
        planted_->jobs.runPrompt();
        QTRY_VERIFY_WITH_TIMEOUT(planted_->engine.baselines == 2 && !planted_->runner.busy(JobKind::intervene),
                                 patience);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened(), patience);
        QCOMPARE(planted_->engine.calibrations.load(), 1);
    }

    void newRunIsIntervenedOnByItself() {
        openAndRun();
        switchOn(head(3, 1));
        const auto before = planted_->document.base();
        planted_->jobs.runPrompt();
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.base() != before && planted_->document.intervened(), patience);
        QVERIFY(planted_->document.intervened()->base == planted_->document.base());
    }

    void thresholdsReachBothSides() {
        openAndRun();
        switchOn(head(3, 1));
        FindingOptions options;
        options.epsilon = 0.8;
        planted_->document.setFindingOptions(options);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.base()->options.epsilon == 0.8 && planted_->document.intervened() &&
                                     planted_->document.intervened()->findings->options.epsilon == 0.8,
                                 patience);
        QCOMPARE(planted_->engine.runs.load(), 1);
        QCOMPARE(planted_->engine.baselines.load(), 1);
    }

    void doseCurvesAreAnsweredWithoutTouchingTheCards() {
        openAndRun();
        QSignalSpy ready(&planted_->interventions, &InterventionJobs::dosesReady);
        const DoseCurve curve{{VirtualSink{}}, 0, DoseParameter::sinkLogit, {-1.0, 0.0, 1.0}};
        planted_->interventions.requestDoses({{curve, curve}});
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, patience);
        const auto answer = ready[0][0].value<std::shared_ptr<const DoseAnswer>>();
        QCOMPARE(answer->curves.size(), 2U);
        QCOMPARE(answer->curves[1][2].meanLoss, 4.0);
        QVERIFY(!planted_->document.intervened());
        QCOMPARE(planted_->engine.baselines.load(), 1);
    }

    void failureIsToldAndTheBaselineShown() {
        openAndRun();
        QSignalSpy failed(&planted_->interventions, &InterventionJobs::failed);
        planted_->engine.failInterventions = true;
        planted_->document.cards().add(head(3, 1));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(failed[0][0].toString().startsWith(QStringLiteral("Intervention 1 names head 40")));
        QVERIFY(planted_->document.findings() == planted_->document.base());
    }
};

QTEST_GUILESS_MAIN(InterventionJobsTest)
#include "InterventionJobsTest.moc"
