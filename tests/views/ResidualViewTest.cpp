#include "heatmap/ResidualView.h"
#include "ChangeLayer.h"
#include "PlantedFindings.h"
#include "heatmap/HeatmapWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace sinkscope {
namespace {

std::shared_ptr<const Findings> planted() {
    return PlantedFindings(30, 9, PlantedFindings::sentence(24)).make();
}

std::shared_ptr<const Findings> withoutGiant() {
    return PlantedFindings(30, 9, PlantedFindings::sentence(24), PlantedFindings::Giant::gone).make();
}

/// The open context menu of a widget, asked for by the Menu key.
QMenu* menuByKey(QWidget& widget) {
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(&widget, &asked);
    return widget.findChild<QMenu*>();
}

QComboBox* comboNamed(const QWidget& view, const QString& name) {
    for (QComboBox* combo : view.findChildren<QComboBox*>())
        if (combo->accessibleName() == name)
            return combo;
    return nullptr;
}

} // namespace

class ResidualViewTest : public QObject {
    Q_OBJECT

    struct Shown {
        ResidualView view;
        HeatmapWidget* map = nullptr;
        explicit Shown(std::shared_ptr<const Findings> findings = planted()) {
            view.resize(600, 400);
            view.show();
            view.setShown({std::move(findings), nullptr});
            map = view.findChild<HeatmapWidget*>();
        }
        QString describe(HeatmapCell cell) const { return map->content().describe(*map->hitAt(map->pointOf(cell))); }
    };

private Q_SLOTS:
    void tooltipGivesExactValues() {
        QLocale::setDefault(QLocale(QLocale::English));
        const Shown shown;
        QCOMPARE(shown.describe({12, 0}), QStringLiteral("layer 11 · token 0 ‘The’ · channel 507 · 22,552"));
        QVERIFY(shown.describe({0, 1}).startsWith(QStringLiteral("embedding · token 1 ‘␣light’")));
    }

    void clickSelectsLayerTokenAndChannel() {
        Shown shown;
        QSignalSpy requested(&shown.view, &ResidualView::selectionRequested);
        shown.view.setSelection({3, 4, 5, 6, 7});
        QTest::mouseClick(shown.map, Qt::LeftButton, {}, shown.map->pointOf({12, 0}).toPoint());
        QVERIFY((requested.last().first().value<Selection>() == Selection{11, 4, 5, 0, 507}));
    }

    void theEmbeddingRowMovesTheTokenAlone() {
        Shown shown;
        QSignalSpy requested(&shown.view, &ResidualView::selectionRequested);
        shown.view.setSelection({3, 0, 0, 6, 7});
        QTest::mouseClick(shown.map, Qt::LeftButton, {}, shown.map->pointOf({0, 2}).toPoint());
        QCOMPARE(requested.last().first().value<Selection>().layer, 3);
        QCOMPARE(requested.last().first().value<Selection>().key, 2);
    }

    void blockOutputsHaveNoEmbeddingRow() {
        Shown shown;
        QCOMPARE(shown.map->content().rows.cells, 31);
        comboNamed(shown.view, QStringLiteral("Site"))->setCurrentIndex(3);
        QCOMPARE(shown.map->content().rows.cells, 30);
        QVERIFY(shown.describe({11, 0}).startsWith(QStringLiteral("layer 11")));
    }

    void channelIsRequestedAndOnlyItsAnswerShown() {
        Shown shown;
        QSignalSpy requested(&shown.view, &ResidualView::channelRequested);
        shown.view.setSelection({11, 0, 0, 0, 507});
        comboNamed(shown.view, QStringLiteral("Quantity"))->setCurrentIndex(3);
        QCOMPARE(requested.count(), 1);
        QCOMPARE(requested.last().first().toLongLong(), 507);
        shown.view.setChannelValues(12, {std::make_shared<Matrix>(31, 24, 1.0F), nullptr});
        QVERIFY(!shown.map->content().bar.title.contains(QStringLiteral("507")));
        shown.view.setChannelValues(507, {std::make_shared<Matrix>(31, 24, -3.5F), nullptr});
        QVERIFY(shown.map->content().bar.title.contains(QStringLiteral("507")));
        QCOMPARE(shown.describe({12, 0}), QStringLiteral("layer 11 · token 0 ‘The’ · channel 507 · −3.5"));
    }

    void spinBoxAsksForAnotherChannel() {
        Shown shown;
        comboNamed(shown.view, QStringLiteral("Quantity"))->setCurrentIndex(3);
        QSignalSpy channels(&shown.view, &ResidualView::channelRequested);
        QSignalSpy selections(&shown.view, &ResidualView::selectionRequested);
        shown.view.findChild<QSpinBox*>()->setValue(42);
        QCOMPARE(channels.last().first().toLongLong(), 42);
        QCOMPARE(selections.last().first().value<Selection>().channel, 42);
    }

    void badgesAndSpikesStandAtTheirPlaces() {
        const Shown shown;
        const HeatmapMarks& marks = shown.map->content().marks;
        QCOMPARE(marks.badges.size(), std::size_t{4});
        QCOMPARE(marks.badges.front().row, 12);
        QVERIFY(marks.badges.front().explanation.contains(QStringLiteral("Layer 11")));
        QCOMPARE(marks.spikes.size(), std::size_t{1});
        QCOMPARE(shown.map->content().bar.threshold->value, 100.0);
    }

    void numbersThatTheRunCouldNotComputeAreMissing() {
        PlantedFindings planted(30, 9, PlantedFindings::sentence(24));
        changeLayer(planted.run(), 20, [](LayerCapture& layer) {
            layer.afterFeedForward.top[5][0].value = std::numeric_limits<float>::quiet_NaN();
        });
        const Shown shown(planted.make());
        QVERIFY(std::isnan(shown.map->hitAt(shown.map->pointOf({21, 5}))->value));
        QVERIFY(shown.describe({21, 5}).endsWith(QStringLiteral("not a number")));
    }

    void arrowKeysMoveTheSelection() {
        Shown shown;
        shown.view.setSelection({11, 0, 0, 3, 0});
        QSignalSpy requested(&shown.view, &ResidualView::selectionRequested);
        QTest::keyClick(shown.map, Qt::Key_Down);
        QCOMPARE(requested.last().first().value<Selection>().layer, 12);
    }

    void bothSidesAreDrawnOnOneScale() {
        Shown shown;
        const auto base = planted(), changed = withoutGiant();
        shown.view.setShown({base, changed, sinkscope::Shown::Side::base});
        const HeatmapContent before = shown.map->content();
        shown.view.setShown({base, changed, sinkscope::Shown::Side::changed});
        const HeatmapContent after = shown.map->content();
        QCOMPARE(before.scale, after.scale);
        QCOMPARE(before.source.values->at(12, 0), 22552.0F);
        QVERIFY(after.source.values->at(12, 0) < 100.0F);
        QVERIFY(after.scale.high >= 22552.0);
        QVERIFY(after.marks.badges.empty());
        const QPointF place = shown.map->pointOf({20, 10});
        shown.view.setShown({base, changed, sinkscope::Shown::Side::base});
        QCOMPARE(shown.map->pointOf({20, 10}), place); // flipping moves nothing
    }

    void differenceIsCentredAndTellsBothSides() {
        QLocale::setDefault(QLocale(QLocale::English));
        Shown shown;
        shown.view.setShown({planted(), withoutGiant(), sinkscope::Shown::Side::difference});
        const HeatmapContent& content = shown.map->content();
        QCOMPARE(content.scale.kind, ValueScale::Kind::centred);
        QCOMPARE(content.palette, Palette::diverging);
        QVERIFY(content.bar.title.startsWith(QStringLiteral("changed − base")));
        QVERIFY(content.bar.title.contains(QStringLiteral("log₁₀")));
        QVERIFY(content.source.values->at(12, 0) < -2.0F);
        QCOMPARE(content.source.values->at(3, 5), 0.0F); // before the layer that was changed
        const QString text = shown.describe({12, 0});
        QVERIFY2(text.contains(QStringLiteral("base 22,552 (channel 507)")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("changed − base in magnitude −22,5")), qPrintable(text));
    }

    void differenceOfAChannelNeedsBothSides() {
        Shown shown;
        shown.view.setShown({planted(), withoutGiant(), sinkscope::Shown::Side::difference});
        comboNamed(shown.view, QStringLiteral("Quantity"))->setCurrentIndex(3);
        const auto earlier = shown.map->content().source.values;
        shown.view.setChannelValues(0, {std::make_shared<Matrix>(31, 24, 2.0F), nullptr});
        QCOMPARE(shown.map->content().source.values, earlier);
        shown.view.setChannelValues(0,
                                    {std::make_shared<Matrix>(31, 24, 2.0F), std::make_shared<Matrix>(31, 24, 200.0F)});
        QCOMPARE(shown.map->content().source.values->at(4, 4), 2.0F); // decades
        QSignalSpy requested(&shown.view, &ResidualView::channelRequested);
        shown.view.setShown({planted(), withoutGiant(), sinkscope::Shown::Side::difference});
        QCOMPARE(requested.count(), 1); // other runs
    }

    void theMenuKeySwitchesTheSelectedEntry() {
        Shown shown;
        shown.view.setSelection({11, 0, 0, 0, 507});
        QSignalSpy wanted(&shown.view, &ResidualView::interventionRequested);
        const QMenu* menu = menuByKey(*shown.map);
        QVERIFY(menu);
        QVERIFY(menu->actions().front()->text().startsWith(QStringLiteral("Set channel 507 of token 0")));
        menu->actions().front()->menu()->actions().front()->trigger();
        QCOMPARE(wanted.count(), 1);
        const auto edit = std::get<SpikeEdit>(wanted.first().first().value<Intervention>());
        QVERIFY((edit == SpikeEdit{11, std::vector<EntryPlace>{{0, 507}}, SpikeEdit::Target::zero, 0.0}));
    }

    void theEmbeddingRowOffersItsTokenAlone() {
        Shown shown;
        shown.map->setSelectedCell(HeatmapCell{0, 2});
        const QMenu* menu = menuByKey(*shown.map);
        QVERIFY(menu);
        QVERIFY(menu->actions().front()->text().startsWith(QStringLiteral("Isolate token 2")));
    }

    void withoutFindingsItSaysWhatToDo() {
        Shown shown;
        shown.view.setShown({nullptr, nullptr});
        QVERIFY(!shown.map->isVisible());
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::ResidualViewTest)
#include "ResidualViewTest.moc"
