#include "../planted/PlantedWindow.h"
#include "heatmap/ResidualView.h"
#include "help/HelpDock.h"
#include "interventions/InterventionsView.h"
#include "language/Translation.h"
#include "start/StartPage.h"
#include "start/TourCards.h"
#include "status/Banner.h"
#include "style/ElidedLabel.h"
#include "tour/LaserPointer.h"
#include "tour/PointerRing.h"
#include "tour/TourBar.h"
#include "tour/TourFiles.h"
#include "tour/TourHtml.h"
#include "tour/TourJson.h"
#include "tour/Tours.h"
#include "window/OverviewPanes.h"
#include "workspace/Workspaces.h"

#include <QCommandLinkButton>

using namespace sinkscope;

namespace {

/// A tour that the planted model can show: a giant at a layer, taken away in the second step.
const char* const lesson = R"({
"format": 1, "title": {"en": "Lesson", "it": "Lezione"}, "summary": {"en": "Two.", "it": "Due."}, "prompt": "The lighthouse",
"steps": [
 {"title": {"en": "First", "it": "Primo"},
  "text": {"en": "A [spike](term:spike) of {giant} at layer {layer:me}.", "it": "Uno [spike](term:spike) di {giant}."},
  "set": {"enlarge": "residual", "residual": {"scale": "linear"}, "select": {"layer": "me", "key": "spike", "channel": "spike"}},
  "point": {"view": "residual", "layer": "me", "token": "spike"},
  "expect": [{"name": "giant", "what": "largest", "between": [1, 1e9]}]},
 {"title": {"en": "Second", "it": "Secondo"},
  "text": {"en": "Loss {loss}.", "it": "Loss {loss}."},
  "set": {"interventions": [{"kind": "capFfn", "layer": "me"}], "side": "B"},
  "point": {"view": "residual", "layer": "me", "token": "spike"},
  "expect": [{"name": "loss", "side": "B", "what": "loss", "between": [0, 9]}]},
 {"title": {"en": "Third", "it": "Terzo"},
  "text": {"en": "Nothing.", "it": "Nulla."},
  "set": {"select": {"layer": 500}}}
]})";

} // namespace

class TourWindowTest : public PlantedWindow {
    Q_OBJECT

    Tour tour_;

    QAction* action(const QString& text) {
        for (QAction* each : window_->findChildren<QAction*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    QLabel* text() { return window_->findChild<QLabel*>(QStringLiteral("tourText")); }
    PointerRing* ring() { return part<PointerRing>(); }
    void startLesson() {
        openAndRun();
        part<Tours>()->start(tour_);
        QTRY_VERIFY_WITH_TIMEOUT(ring()->isVisible(), patience);
    }
    void goToSecondStep() {
        action(QStringLiteral("&Next step"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document().intervened() && document().shown().side == Shown::Side::changed, patience);
    }

private Q_SLOTS:
    void initTestCase() {
        auto tour = parseTour(lesson, "lesson.json");
        QVERIFY2(tour, tour ? "" : tour.error().message().c_str());
        tour_ = *std::move(tour);
    }

    void init() {
        plant(QStringLiteral("The user's own prompt"));
        build();
    }

    void cleanup() { clear(); }

    void menuOffersTheSixTours() {
        for (const Tour& tour : part<Tours>()->known())
            QVERIFY2(action(QString::fromStdString(tour.title.english)), tour.name.c_str());
        QVERIFY(!action(QStringLiteral("&Next step"))->isEnabled());
        QVERIFY(!part<TourBar>()->isVisible());
    }

    void tourLeftAndStartedAtOnceKeepsItsOwnRun() {
        startLesson();
        part<Tours>()->goBack(); // the user's prompt begins to run
        part<Tours>()->start(tour_);
        QTRY_VERIFY_WITH_TIMEOUT(!planted_->jobs.busy() && ring()->isVisible(), patience);
        QCOMPARE(document().freshness(), Freshness::current);
        action(QStringLiteral("&Next step"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document().intervened(), patience);
    }

    void tourLeftAtOnceGivesTheUsersRunBack() {
        openAndRun();
        part<Tours>()->start(tour_);
        part<Tours>()->goBack();
        QTRY_VERIFY_WITH_TIMEOUT(!planted_->jobs.busy(), patience);
        QCOMPARE(document().prompt(), QStringLiteral("The user's own prompt"));
        QCOMPARE(document().freshness(), Freshness::current);
    }

    void cardOfTheStartPageOpensAModelAndStarts() {
        FoundModel large, fitting;
        large.name = "Large";
        large.path = "/models/large.gguf";
        fitting.name = "SmolLM2-135M";
        fitting.path = "/models/smollm2-135m.gguf";
        fitting.bytes = 99;
        planted_->engine.found = {large, fitting};
        window_->start(std::nullopt);
        const auto cards = part<StartPage>()->findChildren<QCommandLinkButton*>();
        QCOMPARE(cards.size(), 6);
        cards[1]->click();
        QTRY_VERIFY_WITH_TIMEOUT(document().findings() && !planted_->jobs.busy(), patience);
        QCOMPARE(QString::fromStdString(planted_->jobs.path().string()), QStringLiteral("/models/smollm2-135m.gguf"));
        QVERIFY(part<TourBar>()->isVisible());
        QVERIFY(part<ResidualView>()->window()->isVisible());
    }

    void saysThatATourNeedsAModelWhereThereIsNone() {
        window_->start(std::nullopt);
        part<StartPage>()->findChildren<QCommandLinkButton*>()[0]->click();
        QTRY_VERIFY_WITH_TIMEOUT(!part<Banner>()->sentence().isEmpty(), patience);
        QVERIFY(!part<Tours>()->isActive());
        QCOMPARE(document().prompt(), QStringLiteral("The user's own prompt"));
    }

    void firstStepSetsPromptSelectionAndViewAndFillsInItsNumbers() {
        startLesson();
        QCOMPARE(document().prompt(), QStringLiteral("The lighthouse"));
        const LifeCycle& life = document().base()->lifeCycle;
        QCOMPARE(document().selection().layer, life.emergence->layer);
        QCOMPARE(document().selection().channel, life.spike->channel);
        QVERIFY(part<OverviewPanes>()->enlargedPane() == part<ResidualView>());
        QCOMPARE(part<ResidualView>()->state()[QStringLiteral("scale")].toString(), QStringLiteral("linear"));
        const QString giant = tourNumber(std::abs(life.spike->value), 0);
        QTRY_VERIFY_WITH_TIMEOUT(text()->text().contains(giant), patience);
        QVERIFY(text()->text().contains(QStringLiteral("href=\"term:spike\"")));
    }

    void ringStandsOnThePlaceMeant() {
        startLesson();
        const LifeCycle& life = document().base()->lifeCycle;
        const auto place = part<ResidualView>()->placeOf({.layer = life.emergence->layer, .token = life.spike->token});
        QVERIFY(place);
        const QPoint corner = part<ResidualView>()->mapTo(window_.get(), place->toAlignedRect().topLeft());
        QTRY_COMPARE_WITH_TIMEOUT(ring()->target().topLeft(), corner, patience);
        QVERIFY(ring()->geometry().contains(ring()->target()));
        QVERIFY(ring()->testAttribute(Qt::WA_TransparentForMouseEvents));
    }

    void ringFollowsWhenTheWindowChanges() {
        startLesson();
        const QRect before = ring()->target();
        window_->resize(1000, 620);
        QTRY_VERIFY_WITH_TIMEOUT(ring()->target() != before, patience);
    }

    void nextStepSwitchesInterventionsAndShowsTheirSide() {
        startLesson();
        goToSecondStep();
        QCOMPARE(document().cards().cards().size(), 1U);
        QTRY_VERIFY_WITH_TIMEOUT(
            text()->text().contains(tourNumber(document().intervened()->findings->loss.meanNll, 2)), patience);
        action(QStringLiteral("Step &back"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document().cards().cards().empty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(document().shown().side == Shown::Side::base, patience);
    }

    void keysOfARemoteControlTurnPages() {
        startLesson();
        part<ResidualView>()->setFocus();
        press(Qt::Key_PageDown);
        QTRY_VERIFY_WITH_TIMEOUT(text()->text().startsWith(QStringLiteral("Loss")), patience);
        press(Qt::Key_PageUp);
        QTRY_VERIFY_WITH_TIMEOUT(text()->text().contains(QStringLiteral("spike")), patience);
    }

    void turningPagesQuicklyRunsAPromptOnce() {
        openAndRun();
        const int before = planted_->engine.runs;
        planted_->engine.holdRuns = true;
        part<Tours>()->start(tour_);
        for (const char* turn : {"&Next step", "Step &back", "&Next step"})
            action(QString::fromLatin1(turn))->trigger();
        QTest::qWait(50);
        planted_->engine.holdRuns = false;
        QTRY_VERIFY_WITH_TIMEOUT(document().intervened() && ring()->isVisible(), patience);
        QCOMPARE(planted_->engine.runs.load(), before + 1);
    }

    void resetStepUndoesWhatTheClassBroke() {
        startLesson();
        goToSecondStep();
        document().cards().change({}, QStringLiteral("broken"));
        document().select({.layer = 0, .head = 1, .query = 1, .key = 1, .channel = 1});
        document().setSide(Shown::Side::base);
        document().setPrompt(QStringLiteral("Something else"));
        action(QStringLiteral("&Reset step"))->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(document().prompt(), QStringLiteral("The lighthouse"), patience);
        QTRY_COMPARE_WITH_TIMEOUT(document().cards().cards().size(), 1U, patience);
        QTRY_COMPARE_WITH_TIMEOUT(document().selection().layer, document().base()->lifeCycle.emergence->layer,
                                  patience);
        QTRY_VERIFY_WITH_TIMEOUT(document().shown().side == Shown::Side::changed, patience);
    }

    void numbersStayWhileTheClassTriesThings() {
        startLesson();
        goToSecondStep();
        const QString loss = tourNumber(document().intervened()->findings->loss.meanNll, 2);
        QTRY_VERIFY_WITH_TIMEOUT(text()->text().contains(loss), patience);
        document().cards().change({}, QStringLiteral("tried"));
        QTRY_VERIFY_WITH_TIMEOUT(!document().intervened(), patience);
        QTest::qWait(50);
        QVERIFY(text()->text().contains(loss));
    }

    void leavingGivesBackWhatTheUserHad() {
        openAndRun();
        document().cards().add(VirtualSink{});
        QTRY_VERIFY_WITH_TIMEOUT(document().intervened(), patience);
        FindingOptions options = document().findingOptions();
        options.epsilon = 0.4;
        document().setFindingOptions(options);
        const Selection selection{.layer = 1, .head = 2, .query = 3, .key = 1, .channel = 5};
        document().select(selection);
        document().setSide(Shown::Side::base);
        const InterventionCards cards = document().cards().cards();
        part<Tours>()->start(tour_);
        QTRY_VERIFY_WITH_TIMEOUT(ring()->isVisible(), patience);
        goToSecondStep();
        part<ResidualView>()->setFocus();
        press(Qt::Key_Escape);
        QVERIFY(!part<Tours>()->isActive());
        QTRY_COMPARE_WITH_TIMEOUT(document().selection().layer, selection.layer, patience);
        QVERIFY(document().selection() == selection);
        QCOMPARE(document().prompt(), QStringLiteral("The user's own prompt"));
        QVERIFY(document().cards().cards() == cards);
        QVERIFY(document().shown().side == Shown::Side::base);
        QCOMPARE(document().findingOptions().epsilon, 0.4);
        QVERIFY(!part<OverviewPanes>()->enlarged());
        QCOMPARE(part<ResidualView>()->state()[QStringLiteral("scale")].toString(), QStringLiteral("logarithmic"));
        QVERIFY(!ring()->isVisible());
        QCOMPARE(settings_->lastPrompt().value(), QStringLiteral("The user's own prompt"));
    }

    void placeThatThisModelLacksIsSaidInsteadOfShown() {
        startLesson();
        goToSecondStep();
        action(QStringLiteral("&Next step"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(text()->text().contains(QStringLiteral("layer 500")), patience);
        QVERIFY(!ring()->isVisible());
    }

    void wordOfATourOpensTheGlossaryAndEscapeClosesFirstIt() {
        startLesson();
        Q_EMIT text()->linkActivated(QStringLiteral("term:spike"));
        QVERIFY(part<HelpDock>()->isVisible());
        QVERIFY(part<HelpDock>()->findChild<QTextBrowser*>()->toPlainText().startsWith(QStringLiteral("Glossary")));
        part<ResidualView>()->setFocus();
        press(Qt::Key_Escape);
        QVERIFY(!part<HelpDock>()->isVisible());
        QVERIFY(part<Tours>()->isActive());
        press(Qt::Key_Escape);
        QVERIFY(!part<Tours>()->isActive());
    }

    void everyWordOfTheToursIsInBothGlossaries() {
        for (const char* page : {":/help/glossary.html", ":/help/it/glossary.html"}) {
            QFile file(QString::fromLatin1(page));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString glossary = QString::fromUtf8(file.readAll());
            static const QRegularExpression term(QStringLiteral("\\(term:([a-z]+)\\)"));
            for (const Tour& tour : builtInTours())
                for (const TourStep& step : tour.steps)
                    for (const std::string& words : {step.text.english, step.text.italian}) {
                        auto terms = term.globalMatch(QString::fromStdString(words));
                        while (terms.hasNext()) {
                            const QString name = terms.next().captured(1);
                            QVERIFY2(glossary.contains(QStringLiteral("<a name=\"%1\">").arg(name)), qPrintable(name));
                        }
                    }
        }
    }

    void pointerFollowsTheMouseInThePresenterOnly() {
        openAndRun();
        QAction* pointer = action(QStringLiteral("Presenter's &pointer"));
        QVERIFY(!pointer->isEnabled());
        action(QStringLiteral("&Presenter"))->trigger();
        QVERIFY(pointer->isEnabled());
        pointer->trigger();
        QCursor::setPos(window_->mapToGlobal(QPoint(200, 150)));
        QTRY_VERIFY_WITH_TIMEOUT(part<LaserPointer>()->geometry().contains(QPoint(200, 150)), patience);
        action(QStringLiteral("&Presenter"))->trigger();
        QVERIFY(!part<LaserPointer>()->isVisible());
        QVERIFY(!pointer->isEnabled());
    }

    void textsFitThePresenterInBothLanguages_data() {
        QTest::addColumn<int>("language");
        QTest::newRow("english") << static_cast<int>(Language::english);
        QTest::newRow("italian") << static_cast<int>(Language::italian);
    }
    void textsFitThePresenterInBothLanguages() {
        QFETCH(int, language);
        window_.reset();
        const Translation translation(static_cast<Language>(language));
        build();
        openAndRun();
        for (QAction* each : window_->findChildren<QAction*>())
            if (each->shortcut() == QKeySequence(Qt::Key_F11))
                each->trigger();
        window_->setWindowState(Qt::WindowNoState); // this platform's full screen is not a projector's
        window_->resize(1280, 720);
        for (const Tour& tour : part<Tours>()->known()) {
            part<Tours>()->start(tour);
            auto* guide = part<Tours>()->findChild<TourGuide*>();
            for (std::size_t step = 0; step < tour.steps.size(); ++step) {
                guide->show(step);
                QTest::qWait(20);
                QCoreApplication::processEvents();
                const QString where =
                    QStringLiteral("%1, step %2").arg(QString::fromStdString(tour.name)).arg(step + 1);
                QCOMPARE(window_->size(), QSize(1280, 720));
                QVERIFY2(text()->heightForWidth(text()->width()) <= text()->height(), qPrintable(where));
                QVERIFY2(part<TourBar>()->geometry().bottom() < window_->height(), qPrintable(where));
                for (const auto* label : part<TourBar>()->findChildren<QLabel*>())
                    if (label != text() && !qobject_cast<const ElidedLabel*>(label))
                        QVERIFY2(label->sizeHint().width() <= label->width(), qPrintable(where + label->text()));
                for (const auto* button : part<TourBar>()->findChildren<QToolButton*>())
                    QVERIFY2(button->sizeHint().width() <= button->width(), qPrintable(where + button->text()));
                for (const auto* each : part<TourBar>()->findChildren<QWidget*>())
                    QVERIFY2(QFontInfo(each->font()).pixelSize() >= 18, qPrintable(where));
            }
        }
        window_->close(); // leaves the tour and the presenter
    }
};

QTEST_MAIN(TourWindowTest)
#include "TourWindowTest.moc"
