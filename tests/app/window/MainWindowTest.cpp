#include "../planted/PlantedWindow.h"
#include "attention/AttentionView.h"
#include "curves/LifeCycleView.h"
#include "heatmap/HeatmapWidget.h"
#include "heatmap/ResidualView.h"
#include "help/HelpDock.h"
#include "interventions/InterventionsView.h"
#include "keyspace/KeySpaceView.h"
#include "prompt/ChatPopup.h"
#include "prompt/PromptEditor.h"
#include "start/StartPage.h"
#include "status/Banner.h"
#include "status/StatusLine.h"
#include "status/TrustDock.h"
#include "tokens/TokenStrip.h"
#include "trust/TrustView.h"
#include "verdict/VerdictBar.h"

#include <QSignalSpy>

using namespace sinkscope;

class MainWindowTest : public PlantedWindow {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        plant(QStringLiteral("The lighthouse keeper wrote:"));
        build();
    }

    void cleanup() { clear(); }

    void startsOnTheStartPageWithTheModelsOfThisMachine() {
        FoundModel model;
        model.name = "SmolLM2";
        model.path = "/models/smollm2.gguf";
        planted_->engine.found = {model};
        window_->start(std::nullopt);
        QVERIFY(part<StartPage>()->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!part<StartPage>()->findChildren<QListView*>().isEmpty() &&
                                     part<StartPage>()->findChildren<QListView*>()[0]->model()->rowCount() == 1,
                                 patience);
    }

    void docksOfInterventionsComeWithTheirModelAndAreKeptFromTheStartPage() {
        window_->start(std::nullopt);
        QVERIFY(!part<InterventionsView>()->isVisible());
        openAndRun();
        QTRY_VERIFY_WITH_TIMEOUT(part<InterventionsView>()->isVisible(), patience);
        window_->windowActions().startPage->trigger();
        QVERIFY(!part<InterventionsView>()->isVisible());
        window_->close(); // keeps the layout
        build();
        window_->start(std::nullopt);
        QTRY_VERIFY_WITH_TIMEOUT(part<InterventionsView>()->isVisible(), patience);
    }

    void placeUnderThePointerIsMarkedInTheOtherViews() {
        openAndRun();
        auto* map = part<ResidualView>()->findChild<HeatmapWidget*>();
        auto* sinks = part<AttentionView>()->findChild<HeatmapWidget*>(QStringLiteral("sinkMatrix"));
        const QImage before = sinks->grab().toImage();
        const auto move = [map](QPointF point) {
            QMouseEvent event(QEvent::MouseMove, point, map->mapToGlobal(point), Qt::NoButton, Qt::NoButton, {});
            QApplication::sendEvent(map, &event);
        };
        move(map->pointOf({3, 2}));
        QVERIFY(sinks->grab().toImage() != before);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(map, &leave);
        QVERIFY(sinks->grab().toImage() == before);
    }

    void aModelDroppedOnTheWindowIsOpened() {
        window_->start(std::nullopt);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral("/models/smollm2.gguf"))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &enter);
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &drop);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.findings() && !planted_->jobs.busy(), patience);
        QCOMPARE(settings_->recentModels(), QStringList{QStringLiteral("/models/smollm2.gguf")});
    }

    void openingAModelShowsPicturesAndVerdict() {
        openAndRun();
        QVERIFY(part<ResidualView>()->isVisible());
        QVERIFY(part<TokenStrip>()->isVisible());
        QVERIFY(part<VerdictBar>()->isVisible());
        QVERIFY(window_->windowTitle().startsWith(QStringLiteral("Planted model")));
        QCOMPARE(settings_->recentModels(), QStringList{QStringLiteral("model.gguf")});
    }

    void selectionOfAnyViewReachesTheOthers() {
        openAndRun();
        QSignalSpy map(part<AttentionView>(), &AttentionView::mapRequested);
        Q_EMIT part<ResidualView>()->selectionRequested({.layer = 5, .head = 1, .query = 4, .key = 2, .channel = 7});
        QTRY_VERIFY_WITH_TIMEOUT(!map.isEmpty(), patience);
        QCOMPARE(map.last()[0].value<MapRequest>().layer, 5);
        QCOMPARE(map.last()[0].value<MapRequest>().head, 1);
        Q_EMIT part<LifeCycleView>()->selectionRequested({.layer = 6, .head = 2, .query = 4, .key = 2, .channel = 7});
        QTRY_COMPARE_WITH_TIMEOUT(map.last()[0].value<MapRequest>().layer, 6, patience);
        Q_EMIT part<KeySpaceView>()->selectionRequested({.layer = 6, .head = 2, .query = 3, .key = 1, .channel = 7});
        QCOMPARE(planted_->document.selection().query, 3);
        Q_EMIT part<TokenStrip>()->selectionRequested({.layer = 6, .head = 2, .query = 5, .key = 1, .channel = 7});
        QCOMPARE(planted_->document.selection().query, 5);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->engine.maps.load() > 0, patience);
    }

    void linkOfTheVerdictMovesTheSelection() {
        openAndRun();
        auto* sentence = part<VerdictBar>()->findChild<QLabel*>();
        Q_EMIT sentence->linkActivated(QStringLiteral("select:?layer=6&channel=9"));
        QCOMPARE(planted_->document.selection().layer, 6);
        QCOMPARE(planted_->document.selection().channel, 9);
    }

    void keysMoveLayerAndHead() {
        openAndRun();
        part<ResidualView>()->setFocus();
        const Selection before = planted_->document.selection();
        press(Qt::Key_BracketRight);
        QCOMPARE(planted_->document.selection().layer, before.layer + 1);
        press(Qt::Key_BracketLeft);
        QCOMPARE(planted_->document.selection().layer, before.layer);
        press(Qt::Key_BraceRight);
        QCOMPARE(planted_->document.selection().head, before.head + 1);
        press(Qt::Key_BraceLeft);
        QCOMPARE(planted_->document.selection().head, before.head);
    }

    void bracketsTypedIntoThePromptStayText() {
        openAndRun();
        press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(part<PromptEditor>()->hasFocus());
        const Selection before = planted_->document.selection();
        QTest::keyClicks(part<PromptEditor>(), QStringLiteral("[x]{y}"));
        QCOMPARE(planted_->document.prompt(), QStringLiteral("[x]{y}"));
        QVERIFY(planted_->document.selection() == before);
        QVERIFY(planted_->document.freshness() == Freshness::outdated);
    }

    void controlEnterRunsTheEditedPromptAndFoldsIt() {
        openAndRun();
        press(Qt::Key_L, Qt::ControlModifier);
        QTest::keyClicks(part<PromptEditor>(), QStringLiteral("New"));
        QVERIFY(part<PromptEditor>()->expanded());
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.freshness() == Freshness::current, patience);
        QCOMPARE(planted_->engine.runs.load(), 2);
        QVERIFY2(!part<PromptEditor>()->expanded(), qPrintable(QDebug::toString(QApplication::focusWidget())));
        QCOMPARE(settings_->lastPrompt().value(), QStringLiteral("New"));
    }

    void chatTemplateIsOfferedOnlyWhereTheModelBringsOne() {
        openAndRun();
        auto* chat = part<ChatPopup>();
        press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!chat->isVisible()); // the planted model has no tokenizer
        PromptText prompt;
        prompt.parts.push_back({"<|im_start|>", AddedBy::chatTemplate});
        const int runs = planted_->engine.runs;
        Q_EMIT chat->promptChosen(prompt);
        QTRY_COMPARE_WITH_TIMEOUT(planted_->engine.runs.load(), runs + 1, patience);
        QCOMPARE(part<PromptEditor>()->prompt(), QStringLiteral("<|im_start|>"));
        QVERIFY(planted_->document.promptText().usesChatTemplate());
    }

    void escapeCancelsTheRun() {
        openAndRun();
        planted_->engine.holdRuns = true;
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->jobs.busy(JobKind::run), patience);
        press(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(!planted_->jobs.busy(), patience);
        QVERIFY(planted_->document.findings());
        QVERIFY(part<Banner>()->sentence().isEmpty());
    }

    void escapeLeavesTheStartPageOnceAModelIsOpen() {
        openAndRun();
        press(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(part<StartPage>()->isVisible());
        press(Qt::Key_Escape);
        QVERIFY(part<ResidualView>()->isVisible());
    }

    void failureIsOneSentenceInABannerAndNothingModal() {
        window_->start("broken.gguf");
        QTRY_COMPARE_WITH_TIMEOUT(part<Banner>()->sentence(),
                                  QStringLiteral("broken.gguf ends after 12 bytes; fetch it again."), patience);
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY(part<StartPage>()->isVisible());
        openAndRun();
        QVERIFY(part<Banner>()->sentence().isEmpty());
    }

    void cancelledOpeningReturnsToTheStartPage() {
        planted_->engine.holdRuns = true;
        window_->start("model.gguf");
        planted_->jobs.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!planted_->jobs.busy(), patience);
        QVERIFY(!planted_->document.model());
        QVERIFY(part<StartPage>()->isVisible());
    }

    void helpShowsThePageOfTheFocusedView() {
        openAndRun();
        part<LifeCycleView>()->setFocus();
        press(Qt::Key_F1);
        QVERIFY(part<HelpDock>()->isVisible());
        QVERIFY(part<HelpDock>()->findChild<QTextBrowser*>()->toPlainText().startsWith(QStringLiteral("Life cycle")));
    }

    void helpOnTheCardsExplainsTheKinds() {
        openAndRun();
        planted_->document.cards().add(VirtualSink{});
        part<InterventionsView>()->findChild<QCheckBox*>()->setFocus();
        press(Qt::Key_F1);
        const QString page = part<HelpDock>()->findChild<QTextBrowser*>()->toPlainText();
        QVERIFY(page.startsWith(QStringLiteral("Interventions")));
        QVERIFY(page.contains(QStringLiteral("softmax-plus-one")));
    }

    void everyKeyIsListedInHelp() {
        for (QAction* action : window_->findChildren<QAction*>())
            if (action->text() == QStringLiteral("&Keyboard"))
                action->trigger();
        const QString page = part<HelpDock>()->findChild<QTextBrowser*>()->toPlainText();
        for (const QAction* action : window_->actions())
            if (!action->shortcut().isEmpty())
                QVERIFY2(page.contains(action->shortcut().toString(QKeySequence::NativeText)),
                         qPrintable(action->text()));
        for (const char* key : {"Ctrl+O", "Ctrl+L", "Ctrl+Return", "Esc", "F1", "F10", "F11", "Ctrl+K"})
            QVERIFY2(page.contains(QLatin1String(key)), key);
    }

    void requestOfAViewBecomesACardAndSpaceFlipsItsSides() {
        openAndRun();
        HeadAblation ablation;
        ablation.heads = {{4, 1}};
        Q_EMIT part<AttentionView>()->interventionRequested(ablation);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened(), patience);
        QCOMPARE(planted_->document.cards().cards().size(), 1U);
        part<ResidualView>()->setFocus();
        QSignalSpy started(&planted_->runner, &JobRunner::started);
        press(Qt::Key_Space);
        QVERIFY(planted_->document.shown().side == Shown::Side::base);
        press(Qt::Key_Space);
        QVERIFY(planted_->document.shown().side == Shown::Side::changed);
        press(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(planted_->document.shown().isDifference());
        for (const QList<QVariant>& job : started)
            QVERIFY2(job[0].value<JobKind>() != JobKind::intervene && job[0].value<JobKind>() != JobKind::run,
                     "flipping must not run the model");
    }

    void spacePressesTheFocusedButtonInsteadOfFlipping() {
        openAndRun();
        planted_->document.cards().add(VirtualSink{});
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened(), patience);
        QCheckBox* box = part<InterventionsView>()->findChild<QCheckBox*>();
        box->setFocus();
        press(Qt::Key_Space);
        QVERIFY(!box->isChecked());
        QVERIFY(!planted_->document.intervened());
        QVERIFY(planted_->document.shown().side == Shown::Side::changed);
    }

    void undoAndRedoReachTheCards() {
        openAndRun();
        planted_->document.cards().add(VirtualSink{});
        part<ResidualView>()->setFocus();
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(planted_->document.cards().cards().empty());
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(planted_->document.cards().cards().size(), 1U);
    }

    void copiedInterventionsArePastedBack() {
        openAndRun();
        WeMask mask;
        mask.count = 3;
        planted_->document.cards().add(mask);
        part<ResidualView>()->setFocus();
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(planted_->document.cards().cards().size(), 2U);
        QVERIFY(planted_->document.cards().cards()[1] == planted_->document.cards().cards()[0]);
        QGuiApplication::clipboard()->setText(QStringLiteral("nothing of the kind"));
        press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(planted_->document.cards().cards().size(), 2U);
        QVERIFY(!part<Banner>()->sentence().isEmpty());
    }

    void statusSaysHowManyLayersWereRecomputed() {
        openAndRun();
        planted_->document.cards().add(VirtualSink{});
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.intervened(), patience);
        const auto labels = window_->statusBar()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("6 of 8 layers recomputed"));
        }));
    }

    void presenterEnlargesTextAndEscapeLeavesIt() {
        openAndRun();
        const double before = QApplication::font().pointSizeF();
        part<ResidualView>()->setFocus();
        press(Qt::Key_F11);
        QVERIFY(window_->isFullScreen());
        QCOMPARE(QApplication::font().pointSizeF(), 1.5 * before);
        press(Qt::Key_Escape);
        QVERIFY(!window_->isFullScreen());
        QCOMPARE(QApplication::font().pointSizeF(), before);
    }

    void trustReportArrivesAndItsMarkOpensIt() {
        openAndRun();
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
        QToolButton* mark = nullptr;
        for (auto* button : part<StatusLine>()->findChildren<QToolButton*>())
            if (button->accessibleName().startsWith(QStringLiteral("Trust report")))
                mark = button;
        QVERIFY(mark && mark->isVisible());
        QVERIFY(mark->accessibleName().contains(QStringLiteral("Not trusted")));
        QVERIFY(!mark->icon().isNull());
        QVERIFY(!part<TrustView>()->isVisible());
        mark->click();
        QVERIFY(part<TrustView>()->isVisible());
        QVERIFY(part<TrustView>()->text().contains(QStringLiteral("The output matrix is foreign.")));
        Q_EMIT part<TrustView>()->checkRequested();
        QVERIFY(!planted_->document.trust());
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
        QCOMPARE(planted_->engine.checks.load(), 2);
    }

    void everyControlHasAName() {
        openAndRun();
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.trust(), patience);
        part<TrustDock>()->open();
        for (const QWidget* widget : window_->findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
                continue;
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool hasText = button && !button->text().isEmpty();
            const bool isInner = widget->parentWidget() && !widget->parentWidget()->accessibleName().isEmpty();
            QVERIFY2(hasText || isInner || !widget->accessibleName().isEmpty(),
                     qPrintable(QStringLiteral("%1 in %2")
                                    .arg(QLatin1String(widget->metaObject()->className()),
                                         QLatin1String(widget->parentWidget()->metaObject()->className()))));
        }
    }

    void nothingIsCutAtTheSmallestSupportedSize() {
        openAndRun();
        QVERIFY2(window_->minimumSizeHint().width() <= 1280 && window_->minimumSizeHint().height() <= 800,
                 qPrintable(QStringLiteral("%1 × %2")
                                .arg(window_->minimumSizeHint().width())
                                .arg(window_->minimumSizeHint().height())));
    }
};

QTEST_MAIN(MainWindowTest)
#include "MainWindowTest.moc"
