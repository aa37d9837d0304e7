#include "interventions/InterventionsView.h"

#include "PlantedFindings.h"
#include "interventions/CardLock.h"
#include "interventions/InspectionStrip.h"
#include "interventions/NewInterventions.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>
#include <QtTest>

#include <set>

using namespace sinkscope;

namespace {

std::shared_ptr<const Findings> planted(const PlantedStory& story = {}) {
    return std::make_shared<const Findings>(plantedFindings(story, plantedModel(story)));
}

WeMask mask(std::int64_t count) {
    WeMask mask;
    mask.count = count;
    return mask;
}

HeadAblation head(std::int64_t layer, std::int64_t number) {
    HeadAblation ablation;
    ablation.heads = {{layer, number}};
    return ablation;
}

} // namespace

class InterventionsViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<InterventionsView> view_;
    InterventionCards edited_;

    template <typename Control>
    Control* control(const QString& name) {
        for (Control* control : view_->findChildren<Control*>())
            if (control->accessibleName() == name && !control->isHidden())
                return control;
        return nullptr;
    }
    bool shows(const QString& words) {
        const auto labels = view_->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); });
    }

private Q_SLOTS:
    void init() {
        view_ = std::make_unique<InterventionsView>();
        edited_.clear();
        connect(view_.get(), &InterventionsView::cardsEdited, this,
                [this](const InterventionCards& cards) { edited_ = cards; });
        view_->setBase(planted());
        view_->resize(300, 600);
        view_->show();
    }
    void cleanup() { view_.reset(); }

    void switchIsKeptWithItsParameters() {
        view_->setCards({{mask(6), CardSwitch::on}});
        auto* box = view_->findChild<QCheckBox*>();
        QCOMPARE(box->text(), QStringLiteral("WeMask"));
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(edited_ == (InterventionCards{{mask(6), CardSwitch::off}}));
    }

    void sliderAndBoxSetTheSameNumber() {
        view_->setCards({{mask(6), CardSwitch::on}});
        auto* box = control<QDoubleSpinBox>(QStringLiteral("Channels k"));
        auto* slider = control<QSlider>(QStringLiteral("Channels k, slider"));
        QVERIFY(box && slider);
        slider->setValue(3);
        QCOMPARE(box->value(), 4.0); // begins with one channel
        QVERIFY(edited_[0].intervention == Intervention(mask(4)));
        box->setValue(8.0);
        QCOMPARE(slider->value(), 7);
        QVERIFY(edited_[0].intervention == Intervention(mask(8)));
    }

    void stepsOfOneDragHaveTheSameKey() {
        view_->setCards({{mask(6), CardSwitch::on}, {mask(3), CardSwitch::on}});
        QSignalSpy edits(view_.get(), &InterventionsView::cardsEdited);
        auto* slider = control<QSlider>(QStringLiteral("Channels k, slider"));
        slider->setValue(1);
        slider->setValue(2);
        QCOMPARE(edits.size(), 2);
        QVERIFY(!edits[0][2].toString().isEmpty());
        QCOMPARE(edits[0][2], edits[1][2]);
    }

    void cardsFromOutsideReachTheControlsWithoutAnEdit() {
        view_->setCards({{mask(6), CardSwitch::on}});
        QSignalSpy edits(view_.get(), &InterventionsView::cardsEdited);
        view_->setCards({{mask(2), CardSwitch::off}});
        QCOMPARE(control<QDoubleSpinBox>(QStringLiteral("Channels k"))->value(), 2.0);
        QVERIFY(!view_->findChild<QCheckBox*>()->isChecked());
        QCOMPARE(edits.size(), 0);
    }

    void headsAreReadFromTextAndNonsenseChangesNothing() {
        view_->setCards({{head(3, 1), CardSwitch::on}});
        auto* line = control<QLineEdit>(QStringLiteral("Heads"));
        QCOMPARE(line->text(), QStringLiteral("3.1"));
        line->clear();
        QTest::keyClicks(line, QStringLiteral("4.0-2"));
        const auto& ablation = std::get<HeadAblation>(edited_[0].intervention);
        QVERIFY(ablation.heads == (std::vector<HeadPlace>{{4, 0}, {4, 1}, {4, 2}}));
        QTest::keyClicks(line, QStringLiteral("x"));
        QVERIFY(std::get<HeadAblation>(edited_[0].intervention).heads.size() == 3);
        QVERIFY(line->toolTip().startsWith(QStringLiteral("Not understood")));
    }

    void cardWithoutItsPlaceIsLockedWithTheReason() {
        view_->setCards({{head(40, 0), CardSwitch::on}});
        QVERIFY(shows(QStringLiteral("layer 40")));
        PlantedStory none;
        none.birth = none.removal = none.layers;
        view_->setBase(planted(none));
        view_->setCards({{WeMask{}, CardSwitch::on}});
        QVERIFY(shows(QStringLiteral("massive entries")));
    }

    void swappedNormSaysThatNothingWasRetrained() {
        view_->setCards({{NormSwap{}, CardSwitch::on}});
        QVERIFY(shows(QStringLiteral("Not retrained")) || shows(QStringLiteral("Without effect")));
    }

    void effectSaysWhetherItIsOfOneOrAll() {
        view_->setCards({{mask(6), CardSwitch::on}, {head(3, 1), CardSwitch::on}});
        Intervened effect;
        effect.interventions = {mask(6), head(3, 1)};
        effect.comparison.lossChange = 0.41;
        effect.comparison.sinkRatioChange = -0.12;
        view_->setEffect(std::make_shared<const Intervened>(effect));
        QVERIFY(shows(QStringLiteral("Effect of all 2 together: loss +0.41, sinks −12 points")));
        view_->setFailure(QStringLiteral("Cannot."));
        QVERIFY(shows(QStringLiteral("Cannot.")));
    }

    void addMenuOffersEveryKind() {
        const auto groups = newInterventions({planted(), {.layer = 4, .head = 2, .query = 3}});
        std::set<std::size_t> kinds;
        for (const auto& group : groups)
            for (const NewIntervention& line : group)
                kinds.insert(line.intervention.index());
        QCOMPARE(kinds.size(), std::variant_size_v<Intervention>);
    }

    void whatIsAddedCanActAtOnce() {
        const auto base = planted();
        for (const auto& group : newInterventions({base, {.layer = 4, .head = 2, .query = 3}}))
            for (const NewIntervention& line : group)
                // the planted model has neither norms nor neurons
                if (!std::holds_alternative<NormSwap>(line.intervention) &&
                    !std::holds_alternative<ScaleWeight>(line.intervention))
                    QVERIFY2(lockReason(line.intervention, *base).isEmpty(), qPrintable(line.text));
    }

    void addedCardStandsLastAndIsOn() {
        view_->setCards({{mask(6), CardSwitch::off}});
        QMenu* menu = nullptr;
        for (QToolButton* button : view_->findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("+ Add"))
                menu = button->menu();
        Q_EMIT menu->aboutToShow();
        menu->actions().back()->trigger();
        QCOMPARE(edited_.size(), 2U);
        QVERIFY(std::holds_alternative<CapFeedForward>(edited_[1].intervention));
        QVERIFY(edited_[1].state == CardSwitch::on);
    }

    void cardsMoveAndGo() {
        view_->setCards({{mask(6), CardSwitch::on}, {head(3, 1), CardSwitch::on}});
        const auto trigger = [this](qsizetype card, const QString& text) {
            QList<QMenu*> menus;
            for (QToolButton* button : view_->findChildren<QToolButton*>())
                if (button->accessibleName() == QStringLiteral("Order and removal") && !button->isHidden() &&
                    button->isVisible())
                    menus += button->menu();
            for (QAction* action : menus[card]->actions())
                if (action->text() == text)
                    action->trigger();
        };
        trigger(0, QStringLiteral("Move down"));
        QVERIFY(std::holds_alternative<HeadAblation>(edited_[0].intervention));
        trigger(0, QStringLiteral("Remove"));
        QVERIFY(edited_.size() == 1 && std::holds_alternative<WeMask>(edited_[0].intervention));
    }

    void everyKindHasNamedControls() {
        for (const auto& group : newInterventions({planted(), {.layer = 4, .head = 2, .query = 3}}))
            for (const NewIntervention& line : group) {
                view_->setCards({{line.intervention, CardSwitch::on}});
                for (const QWidget* widget : view_->findChildren<QWidget*>()) {
                    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
                        continue;
                    const auto* button = qobject_cast<const QAbstractButton*>(widget);
                    const bool inner = !widget->parentWidget()->accessibleName().isEmpty();
                    QVERIFY2((button && !button->text().isEmpty()) || inner || !widget->accessibleName().isEmpty(),
                             qPrintable(line.text + QLatin1String(widget->metaObject()->className())));
                }
            }
    }

    void openCardsAskToLookAtTheirNormsOnceForEachChange() {
        QSignalSpy asked(view_.get(), &InterventionsView::inspectionsRequested);
        const auto requests = [&] { return asked.back()[0].value<InspectionRequests>(); };
        view_->setCards({{mask(6), CardSwitch::on}, {head(3, 1), CardSwitch::on}, {NormSwap{}, CardSwitch::on}});
        QCOMPARE(requests().front().intervention, Intervention(mask(6))); // heads have no norm to look at
        const auto before = asked.size();
        Selection elsewhere;
        elsewhere.layer = 2;
        view_->setSelection(elsewhere);
        QCOMPARE(asked.size(), before + 1);
        QCOMPARE(requests().front().place.layer, 2);
        view_->setSelection(elsewhere);
        QCOMPARE(asked.size(), before + 1);
    }

    void answerReachesTheCardThatAskedAndNoOther() {
        QSignalSpy asked(view_.get(), &InterventionsView::inspectionsRequested);
        view_->setCards({{mask(6), CardSwitch::on}});
        auto* strip = view_->findChild<InspectionStrip*>();
        QVERIFY(strip->isHidden());
        InspectionAnswer answer{asked.back()[0].value<InspectionRequests>(), {}};
        answer.inspections = {Inspection(GainSpectrum{1, true, {}, {{7, -3.0F, true}, {0, 0.5F, false}}})};
        view_->setCards({{mask(7), CardSwitch::on}});
        view_->setInspections(std::make_shared<const InspectionAnswer>(answer));
        QVERIFY(strip->isHidden()); // of k = 6
        view_->setCards({{mask(6), CardSwitch::on}});
        view_->setInspections(std::make_shared<const InspectionAnswer>(answer));
        QVERIFY(!strip->isHidden());
        QCOMPARE(strip->accessibleDescription(), QStringLiteral("|w| in layer 1, masked green"));
    }
};

QTEST_MAIN(InterventionsViewTest)
#include "InterventionsViewTest.moc"
