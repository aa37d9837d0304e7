#include "attention/AttentionView.h"
#include "PlantedFindings.h"
#include "attention/MapRequests.h"
#include "attention/WithoutSink.h"
#include "heatmap/HeatmapWidget.h"
#include "style/ElidedLabel.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace sinkscope {
namespace {

std::shared_ptr<const Findings> planted(int tokens = 24) {
    return PlantedFindings(30, 9, PlantedFindings::sentence(tokens)).make();
}

std::shared_ptr<const Findings> withoutGiant() {
    return PlantedFindings(30, 9, PlantedFindings::sentence(24), PlantedFindings::Giant::gone).make();
}

MapRequest newestOf(const QSignalSpy& spy) {
    return spy.last().first().value<MapRequest>();
}

} // namespace

class AttentionViewTest : public QObject {
    Q_OBJECT

    struct Shown {
        AttentionView view;
        QSignalSpy requests{&view, &AttentionView::mapRequested};
        HeatmapWidget *sinks = nullptr, *map = nullptr;
        explicit Shown(int tokens = 24) {
            view.resize(800, 500);
            view.show();
            view.setShown({planted(tokens), nullptr});
            view.setSelection({14, 3, 5, 2, 0});
            sinks = view.findChild<HeatmapWidget*>(QStringLiteral("sinkMatrix"));
            map = view.findChild<HeatmapWidget*>(QStringLiteral("attentionMap"));
        }
        void answer() { view.setMaps(newestOf(requests), {PlantedFindings::map(newestOf(requests)), nullptr}); }
        void answerBoth() {
            const MapRequest request = newestOf(requests);
            view.setMaps(request, {PlantedFindings::map(request), PlantedFindings::mapWithWeakSink(request)});
        }
        QToolButton* leaveOut() const { return view.findChild<QToolButton*>(QStringLiteral("leaveOutSink")); }
        QString describe(HeatmapCell cell) const { return map->content().describe(*map->hitAt(map->pointOf(cell))); }
    };

private Q_SLOTS:
    void asksOnceForTheSelectedHeadAtTheSizeOnScreen() {
        Shown shown;
        QTRY_COMPARE(shown.requests.count(), 1);
        const MapRequest request = newestOf(shown.requests);
        QCOMPARE(request.layer, 14);
        QCOMPARE(request.head, 3);
        QVERIFY((request.queries == Range{0, 24} && request.keys == Range{0, 24}));
        QCOMPARE(request.rows, 24);
        QTest::qWait(80);
        QCOMPARE(shown.requests.count(), 1);
    }

    void longPromptsAreAskedForAtPixelSize() {
        Shown shown(4096);
        QTRY_VERIFY(shown.requests.count() > 0);
        const MapRequest request = newestOf(shown.requests);
        QVERIFY((request.keys == Range{0, 4096}));
        QCOMPARE(request.columns, shown.map->visiblePixels().width());
        QCOMPARE(request.rows, shown.map->visiblePixels().height());
    }

    void ignoresAnswersThatDoNotFitTheNewestRequest() {
        Shown shown;
        QTRY_COMPARE(shown.requests.count(), 1);
        MapRequest other = newestOf(shown.requests);
        other.head = 7;
        shown.view.setMaps(other, {PlantedFindings::map(other), nullptr});
        QVERIFY(!shown.map->content().source.values);
        shown.answer();
        QVERIFY(shown.map->content().source.values);
    }

    void anAnswerReplacesAnEarlierFailure() {
        Shown shown;
        QTRY_COMPARE(shown.requests.count(), 1);
        shown.view.showError(QStringLiteral("The map could not be computed."), {});
        QVERIFY(!shown.map->isVisible());
        shown.answer();
        QVERIFY(shown.map->isVisible());
    }

    void zoomingAsksForThePartInSightAndKeepsTheOldPicture() {
        Shown shown(4096);
        QTRY_VERIFY(shown.requests.count() > 0);
        shown.answer();
        const auto before = shown.requests.count();
        shown.map->zoomTo({2000, 1000});
        QVERIFY(shown.map->content().source.values);
        QTRY_COMPARE(shown.requests.count(), before + 1);
        QVERIFY(newestOf(shown.requests).keys.size() < 20);
        QVERIFY(newestOf(shown.requests).keys.first <= 1000 && newestOf(shown.requests).keys.last > 1000);
    }

    void clickInTheSinkMatrixPicksAHead() {
        Shown shown;
        QSignalSpy selected(&shown.view, &AttentionView::selectionRequested);
        QTest::mouseClick(shown.sinks, Qt::LeftButton, {}, shown.sinks->pointOf({20, 8}).toPoint());
        QVERIFY((selected.last().first().value<Selection>() == Selection{20, 8, 5, 2, 0}));
    }

    void clickInTheMapSelectsQueryAndKey() {
        Shown shown;
        QTRY_COMPARE(shown.requests.count(), 1);
        shown.answer();
        QSignalSpy selected(&shown.view, &AttentionView::selectionRequested);
        QTest::mouseClick(shown.map, Qt::LeftButton, {}, shown.map->pointOf({12, 4}).toPoint());
        QVERIFY((selected.last().first().value<Selection>() == Selection{14, 3, 12, 4, 0}));
    }

    void anotherHeadIsAskedFor() {
        Shown shown;
        QTRY_COMPARE(shown.requests.count(), 1);
        shown.answer();
        shown.view.setSelection({15, 4, 5, 2, 0});
        QTRY_COMPARE(shown.requests.count(), 2);
        QCOMPARE(newestOf(shown.requests).layer, 15);
        QVERIFY(
            shown.view.findChild<ElidedLabel*>()->text().startsWith(QStringLiteral("layer 15 · head 4 · key head 1")));
    }

    void selectionsOutsideTheRunAreBroughtIn() {
        Shown shown;
        shown.view.setSelection({99, 99, 99, 99, 0});
        QTRY_VERIFY(shown.requests.count() > 0);
        QCOMPARE(newestOf(shown.requests).layer, 29);
        QCOMPARE(newestOf(shown.requests).head, 8);
    }

    void tooltipsTellRangesAndMaskedCells() {
        Shown shown;
        QTRY_COMPARE(shown.requests.count(), 1);
        shown.answer();
        QCOMPARE(shown.describe({5, 0}), QStringLiteral("query 5 ‘↵’ · key 0 ‘The’ · 0.8"));
        QVERIFY(shown.describe({2, 9}).contains(QStringLiteral("no query sees")));
    }

    void leavingOutTheSinkAsksForEveryNumberAndSaysSo() {
        Shown shown(600);
        QTRY_VERIFY(shown.requests.count() > 0);
        shown.answer();
        shown.leaveOut()->click();
        QTRY_COMPARE(newestOf(shown.requests).columns, 600);
        shown.answer();
        QVERIFY(std::isnan(shown.map->content().source.values->at(10, 0)));
        QVERIFY(shown.view.findChild<ElidedLabel*>()->text().contains(QStringLiteral("renormalised for display")));
    }

    void leavingOutTheSinkIsNotOfferedForTooLargeAPart() {
        Shown shown(4096);
        QTRY_VERIFY(shown.requests.count() > 0);
        QVERIFY(!shown.leaveOut()->isEnabled());
        QVERIFY(shown.leaveOut()->toolTip().contains(QStringLiteral("zoom in")));
        shown.map->zoomTo({500, 400});
        QTRY_VERIFY(shown.leaveOut()->isEnabled());
    }

    void requestsForAPartKeepTheSinkAtHand() {
        const MapPart part{1, 2, {100, 200}, {50, 80}, {300, 300}, Reduction::maximum};
        const MapRequest kept = mapRequest(part, SinkShare::kept, 0);
        QVERIFY((kept.keys == Range{50, 80}));
        const MapRequest leftOut = mapRequest(part, SinkShare::leftOut, 0);
        QVERIFY((leftOut.keys == Range{0, 80}));
        QCOMPARE(leftOut.columns, 80);
        QCOMPARE(leftOut.rows, 100);
    }

    void rowsWithoutTheSinkAddUpToOne() {
        Matrix attention(2, 3);
        attention.values = {1.0F, 0.0F, 0.0F, 0.5F, 0.25F, 0.25F};
        const Matrix rest = withoutSink(attention, 0);
        QVERIFY(std::isnan(rest.at(1, 0)));
        QCOMPARE(rest.at(1, 1), 0.5F);
        QCOMPARE(rest.at(1, 2), 0.5F);
        QVERIFY(std::isnan(rest.at(0, 1)));
    }

    void sinksOfBothSidesShareOneScaleAndTheirDifferenceIsCentred() {
        Shown shown;
        const auto base = planted(), changed = withoutGiant();
        shown.view.setShown({base, changed, sinkscope::Shown::Side::base});
        const ValueScale scale = shown.sinks->content().scale;
        shown.view.setShown({base, changed, sinkscope::Shown::Side::changed});
        QCOMPARE(shown.sinks->content().scale, scale);
        shown.view.setShown({base, changed, sinkscope::Shown::Side::difference});
        const HeatmapContent& content = shown.sinks->content();
        QCOMPARE(content.scale.kind, ValueScale::Kind::centred);
        QCOMPARE(content.bar.title, QStringLiteral("changed − base"));
        const float expected = changed->sinks.strength.at(20, 3) - base->sinks.strength.at(20, 3);
        QCOMPARE(content.source.values->at(20, 3), expected);
        QVERIFY(shown.view.findChild<ElidedLabel*>()->text().contains(QStringLiteral("→")));
        QVERIFY(content.describe(*shown.sinks->hitAt(shown.sinks->pointOf({20, 3}))).contains(QStringLiteral("base")));
    }

    void switchingSidesAsksNothing() {
        Shown shown;
        const auto base = planted(), changed = withoutGiant();
        shown.view.setShown({base, changed, sinkscope::Shown::Side::base});
        QTRY_VERIFY(shown.requests.count() > 0);
        QTest::qWait(60);
        const auto asked = shown.requests.count();
        shown.answerBoth();
        QCOMPARE(shown.map->content().source.values->at(5, 0), 0.8F);
        shown.view.setShown({base, changed, sinkscope::Shown::Side::changed});
        QCOMPARE(shown.map->content().source.values->at(5, 0), 0.2F);
        shown.view.setShown({base, changed, sinkscope::Shown::Side::difference});
        QCOMPARE(shown.map->content().source.values->at(5, 0), 0.2F - 0.8F);
        QCOMPARE(shown.map->content().scale.kind, ValueScale::Kind::centred);
        QTest::qWait(60);
        QCOMPARE(shown.requests.count(), asked);
    }

    void tooltipsOfADifferenceTellBothSides() {
        Shown shown;
        shown.view.setShown({planted(), withoutGiant(), sinkscope::Shown::Side::difference});
        QTRY_VERIFY(shown.requests.count() > 0);
        QTest::qWait(60);
        shown.answerBoth();
        QCOMPARE(shown.describe({5, 0}), QStringLiteral("query 5 ‘↵’ · key 0 ‘The’ · base 0.8 · changed 0.2 · "
                                                        "changed − base −0.6"));
        QVERIFY(shown.describe({2, 9}).contains(QStringLiteral("no query sees")));
    }

    void theOldPictureStaysUntilTheDifferenceIsThere() {
        Shown shown;
        QTRY_COMPARE(shown.requests.count(), 1);
        shown.answer();
        const auto before = shown.map->content().source.values;
        shown.view.setShown({planted(), withoutGiant(), sinkscope::Shown::Side::difference});
        QCOMPARE(shown.map->content().source.values, before);
        QCOMPARE(shown.map->content().scale.kind, ValueScale::Kind::logarithmic);
    }

    void menusAblateTheHeadUnderThePointer() {
        Shown shown;
        QSignalSpy wanted(&shown.view, &AttentionView::interventionRequested);
        for (HeatmapWidget* map : {shown.sinks, shown.map}) {
            QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
            QApplication::sendEvent(map, &asked);
            const auto* menu = map->findChild<QMenu*>();
            QVERIFY(menu);
            QCOMPARE(menu->actions().front()->text(), QStringLiteral("Ablate layer 14 head 3"));
            menu->actions().front()->menu()->actions().front()->trigger();
            const auto ablation = std::get<HeadAblation>(wanted.last().first().value<Intervention>());
            QVERIFY((ablation == HeadAblation{{{14, 3}}, HeadAblation::How::zero}));
        }
        QCOMPARE(wanted.count(), 2);
    }

    void conventionSwitchesTheMatrix() {
        Shown shown;
        QCOMPARE(*shown.sinks->content().marks.contour, 0.3);
        for (QComboBox* combo : shown.view.findChildren<QComboBox*>())
            if (combo->accessibleName() == QStringLiteral("Sink convention"))
                combo->setCurrentIndex(1);
        QCOMPARE(*shown.sinks->content().marks.contour, 0.8);
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::AttentionViewTest)
#include "AttentionViewTest.moc"
