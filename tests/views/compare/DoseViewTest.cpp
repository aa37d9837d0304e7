#include "compare/DoseView.h"

#include "compare/DoseText.h"
#include "style/QCustomPlot.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>
#include <cmath>

using namespace sinkscope;

class DoseViewTest : public QObject {
    Q_OBJECT

    static DoseRequest ask(DoseView& view) {
        DoseRequest asked;
        connect(&view, &DoseView::dosesRequested, &view, [&asked](const DoseRequest& request) { asked = request; });
        view.findChild<QPushButton*>()->click();
        return asked;
    }

private Q_SLOTS:
    void dosesLieEvenlyAndWholeNumbersOnce() {
        QCOMPARE(dosesAlong({0.0, 1.0, 2}, 5), (std::vector<double>{0.0, 0.25, 0.5, 0.75, 1.0}));
        QCOMPARE(dosesAlong({1.0, 4.0, 0}, 9), (std::vector<double>{1.0, 2.0, 3.0, 4.0}));
    }

    void withoutANumberToMoveNothingCanBeComputed() {
        DoseView view;
        view.setInterventions({HeadAblation{}, CapFeedForward{}});
        QVERIFY(!view.findChild<QPushButton*>()->isEnabled());
    }

    void requestMovesTheChosenNumberAndKeepsTheRest() {
        DoseView view;
        view.setInterventions({CapFeedForward{}, VirtualSink{}});
        const DoseRequest asked = ask(view);
        QCOMPARE(asked.curves.size(), 1U);
        QCOMPARE(asked.curves[0].place, 1U);
        QVERIFY(asked.curves[0].parameter == DoseParameter::sinkLogit);
        QCOMPARE(asked.curves[0].doses.front(), -8.0);
        QCOMPARE(asked.curves[0].doses.back(), 8.0);
        QCOMPARE(asked.curves[0].interventions.size(), 2U);
    }

    void controlsOfAMaskComeInTheSamePlot() {
        DoseView view;
        WeMask mask;
        mask.count = 6;
        view.setInterventions({mask});
        view.findChild<QCheckBox*>()->setChecked(true);
        const DoseRequest asked = ask(view);
        QCOMPARE(asked.curves.size(), 5U); // what is set, by magnitude, three at random
        QVERIFY(std::get<WeMask>(asked.curves[1].interventions[0]).ranking == WeMask::Ranking::magnitude);
        QVERIFY(std::get<WeMask>(asked.curves[4].interventions[0]).ranking == WeMask::Ranking::random);
    }

    void typedRangeStaysWhileCardsChangeTheirNumbers() {
        DoseView view;
        view.setInterventions({VirtualSink{1.0, {}}});
        view.findChildren<QDoubleSpinBox*>()[0]->setValue(-3.0);
        view.setInterventions({VirtualSink{2.0, {}}});
        QCOMPARE(view.findChildren<QDoubleSpinBox*>()[0]->value(), -3.0);
    }

    void everyCurveIsDrawnInAllThreePanels() {
        DoseView view;
        view.resize(272, 320);
        WeMask mask;
        mask.count = 6;
        view.setInterventions({mask});
        view.findChild<QCheckBox*>()->setChecked(true);
        DoseAnswer answer{ask(view), {}};
        for (std::size_t curve = 0; curve < answer.request.curves.size(); ++curve) {
            std::vector<DosePoint> points;
            for (const double dose : answer.request.curves[curve].doses)
                points.push_back({dose, 3.4 + 0.1 * dose / double(curve + 1), 0.02 * dose, 0.8 - 0.02 * dose});
            answer.curves.push_back(points);
        }
        view.setAnswer(std::make_shared<const DoseAnswer>(answer));
        view.grab(); // draws
        auto* plot = view.findChild<QCustomPlot*>();
        QCOMPARE(plot->graphCount(), 3 * 5);
        for (int graph = 0; graph < plot->graphCount(); ++graph) {
            const QCPRange values = plot->graph(graph)->valueAxis()->range();
            for (const QCPGraphData& point : *plot->graph(graph)->data())
                QVERIFY(values.contains(point.value));
        }
        for (const double tick : plot->graph(0)->keyAxis()->tickVector())
            QCOMPARE(tick, std::round(tick)); // of counts
    }
};

QTEST_MAIN(DoseViewTest)
#include "DoseViewTest.moc"
