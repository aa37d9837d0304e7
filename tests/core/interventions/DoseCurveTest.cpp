#include "interventions/DoseCurve.h"

#include "InterventionCases.h"

using namespace sinkscope;

class DoseCurveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void eachPointIsWhatThatDoseAloneGives() {
        const Baseline baseline = baselineOf(randomModel(smallConfig()));
        const Interventions both = switches(
            R"([{"kind": "hide", "tokens": [3]}, {"kind": "weMask", "layers": [1], "count": 1, "tokens": [0, 4]}])");
        std::vector<double> reached;
        const auto points = computeDoses(baseline, {both, 1, DoseParameter::maskCount, {1.0, 8.0, 32.0}}, {},
                                         [&](const DosePoint& point) { reached.push_back(point.dose); });
        QVERIFY(points.has_value());
        QCOMPARE(reached, (std::vector<double>{1.0, 8.0, 32.0}));
        for (const DosePoint& point : *points) {
            Interventions alone = both;
            std::get<WeMask>(alone[1]).count = static_cast<std::int64_t>(point.dose);
            const auto single = intervene(baseline, alone, {});
            QCOMPARE(point.meanLoss, (*single)->findings->loss.meanNll);
            QCOMPARE(point.meanKl, (*single)->comparison.meanKl);
            QCOMPARE(point.sinkRatio, (*single)->findings->sinks.ratio);
        }
    }

    void everyParameterOfferedChangesItsOwnIntervention() {
        NormSwap tanh;
        tanh.to = NormSwap::Target::dynamicTanh;
        NormSwap flattened;
        flattened.to = NormSwap::Target::flattenedGain;
        const SpikeEdit scale{0, {}, SpikeEdit::Target::scale, 1.0};
        for (const Intervention& intervention :
             Interventions{WeMask(), tanh, flattened, scale, VirtualSink(), KeepSinks(), ScaleWeight()}) {
            QVERIFY(!doseParameters(intervention).empty());
            for (const DoseParameter parameter : doseParameters(intervention))
                QVERIFY(withDose(intervention, parameter, 17.0) != intervention);
        }
        QVERIFY(doseParameters(HeadAblation()).empty());
        QVERIFY(doseParameters(SpikeEdit()).empty()); // to zero: no number
    }

    void controlsDifferInRankingOnly() {
        WeMask mask;
        mask.count = 6;
        const auto controls = controlsOf(mask, {1, 2});
        QCOMPARE(controls.size(), std::size_t{3});
        QVERIFY(controls[0].ranking == WeMask::Ranking::magnitude);
        QVERIFY(controls[1].ranking == WeMask::Ranking::random && controls[1].seed != controls[2].seed);
        for (WeMask control : controls) {
            control.ranking = mask.ranking;
            control.seed = mask.seed;
            QVERIFY(control == mask);
        }
    }

    void aFaultyDoseIsRefusedAndACancelledCurveIsCancelled() {
        const Baseline baseline = baselineOf(randomModel(smallConfig()));
        const DoseCurve curve{switches(R"([{"kind": "weMask", "layers": [1], "count": 1, "tokens": [0]}])"),
                              0,
                              DoseParameter::maskCount,
                              {33.0}};
        QVERIFY(computeDoses(baseline, curve, {}, {}).error().message().find("1 to 32") != std::string::npos);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(computeDoses(baseline, {curve.interventions, 0, DoseParameter::maskCount, {3.0}},
                              Progress(stop.get_token()), {})
                     .error()
                     .kind,
                 Error::Kind::cancelled);
    }
};

QTEST_APPLESS_MAIN(DoseCurveTest)
#include "DoseCurveTest.moc"
