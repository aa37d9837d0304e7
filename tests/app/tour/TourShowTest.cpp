#include "TestFiles.h"
#include "attention/AttentionView.h"
#include "curves/LifeCycleView.h"
#include "engine/Engine.h"
#include "heatmap/ResidualView.h"
#include "keyspace/KeySpaceView.h"
#include "language/Translation.h"
#include "tokens/TokenStrip.h"
#include "tour/Measure.h"
#include "tour/PointerRing.h"
#include "tour/TourBar.h"
#include "tour/Tours.h"
#include "window/MainWindow.h"
#include "workspace/AnalysisPane.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr int patience = 120'000; // ms for one step; a busy machine runs the model in seconds, not minutes

} // namespace

/// All six tours in the window on the real model, as a class sees them: in the presenter at 1280 × 720.
class TourShowTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<JobRunner> runner_;
    std::unique_ptr<Document> document_;
    std::unique_ptr<DocumentJobs> jobs_;
    std::unique_ptr<InterventionJobs> interventions_;
    std::unique_ptr<Settings> settings_;

    static const QWidget* meant(const MainWindow& window, const TourPointer& pointer) {
        switch (pointer.view) {
        case TourPointer::View::tokens:
            return window.findChild<TokenStrip*>();
        case TourPointer::View::residual:
            return window.findChild<ResidualView*>();
        case TourPointer::View::attention:
            return window.findChild<AttentionView*>();
        case TourPointer::View::lifeCycle:
            return window.findChild<LifeCycleView*>();
        case TourPointer::View::keySpace:
            return window.findChild<KeySpaceView*>();
        case TourPointer::View::analysis:
            for (const AnalysisPane* pane : window.findChildren<AnalysisPane*>())
                if (pane->isVisible())
                    return pane;
            return nullptr;
        case TourPointer::View::control:
            return window.findChild<QWidget*>(QString::fromStdString(pointer.control));
        case TourPointer::View::nothing:
            return nullptr;
        }
        return nullptr;
    }

    static QRect rectangleOf(const MainWindow& window, const QWidget& widget) {
        return {widget.mapTo(&window, QPoint()), widget.size()};
    }

    void checkPromises(const TourStep& step, const QString& where) {
        const TourRuns runs{document_->base(), document_->intervened()};
        for (const Expectation& expectation : step.expectations) {
            const auto value = measure(expectation, runs);
            QVERIFY2(value, qPrintable(where));
            QVERIFY2(*value >= expectation.least && *value <= expectation.most,
                     qPrintable(where + QStringLiteral(": %1").arg(*value)));
        }
    }

    static void checkPointer(const MainWindow& window, const TourStep& step, const QString& where) {
        const auto* ring = window.findChild<PointerRing*>();
        QTRY_VERIFY2_WITH_TIMEOUT(ring->isVisible(), qPrintable(where), patience);
        const QWidget* widget = meant(window, step.pointer);
        QVERIFY2(widget && widget->isVisible(), qPrintable(where));
        QTRY_VERIFY2_WITH_TIMEOUT(rectangleOf(window, *widget).contains(ring->target()), qPrintable(where), patience);
        QVERIFY2(window.rect().contains(ring->target()), qPrintable(where));
        using View = TourPointer::View;
        const bool isPlace = step.pointer.view == View::tokens || step.pointer.view == View::residual ||
                             step.pointer.view == View::attention || step.pointer.view == View::lifeCycle;
        const auto areaOf = [](const QSize& size) { return size.width() * size.height(); };
        QTRY_VERIFY2_WITH_TIMEOUT(!isPlace || areaOf(ring->target().size()) * 8 < areaOf(widget->size()),
                                  qPrintable(where + QStringLiteral("points at all of the view")), patience);
        QVERIFY2(!rectangleOf(window, *window.findChild<TourBar*>()).intersects(ring->target()), qPrintable(where));
    }

    static void checkText(const MainWindow& window, const QString& where) {
        const auto* text = window.findChild<QLabel*>(QStringLiteral("tourText"));
        QTRY_VERIFY2_WITH_TIMEOUT(!text->text().contains(QStringLiteral("…")), qPrintable(where + text->text()),
                                  patience);
        QCOMPARE(window.size(), QSize(1280, 720));
        QVERIFY2(text->heightForWidth(text->width()) <= text->height(), qPrintable(where));
        QVERIFY2(window.rect().contains(rectangleOf(window, *text)), qPrintable(where));
    }

private Q_SLOTS:
    void initTestCase() {
        if (!exampleModel())
            QSKIP("SmolLM2 is not in the data folder; its tours are shown on machines that have it.");
        runner_ = std::make_unique<JobRunner>([] { startEngine(); });
        document_ = std::make_unique<Document>();
        document_->setPrompt(QStringLiteral("Once upon a time."));
        jobs_ = std::make_unique<DocumentJobs>(*document_, *runner_, engineCalls());
        interventions_ = std::make_unique<InterventionJobs>(*document_, *runner_, engineCalls());
        settings_ = std::make_unique<Settings>(folder_.filePath(QStringLiteral("settings.ini")));
    }

    void cleanupTestCase() {
        interventions_.reset();
        jobs_.reset();
        document_.reset();
        runner_.reset();
    }

    void everyStepHoldsAndFits_data() {
        QTest::addColumn<int>("language");
        QTest::newRow("english") << static_cast<int>(Language::english);
        QTest::newRow("italian") << static_cast<int>(Language::italian);
    }
    void everyStepHoldsAndFits() {
        QFETCH(int, language);
        const Translation translation(static_cast<Language>(language));
        MainWindow window(*document_, *jobs_, *interventions_, *settings_);
        window.show();
        window.start(document_->model() ? std::nullopt : exampleModel());
        for (QAction* action : window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(Qt::Key_F11))
                action->trigger();
        window.setWindowState(Qt::WindowNoState); // this platform's full screen is not a projector's
        window.resize(1280, 720);
        auto* tours = window.findChild<Tours*>();
        auto* guide = tours->findChild<TourGuide*>();
        QCOMPARE(tours->known().size(), 6U);
        for (const Tour& tour : tours->known()) {
            tours->start(tour);
            for (std::size_t step = 0; step < tour.steps.size(); ++step) {
                guide->show(step);
                const QString where =
                    QStringLiteral("%1, step %2 ").arg(QString::fromStdString(tour.name)).arg(step + 1);
                QTRY_VERIFY2_WITH_TIMEOUT(guide->isShown(), qPrintable(where + guide->obstacle()), patience);
                QTRY_VERIFY2_WITH_TIMEOUT(!jobs_->busy(JobKind::intervene) && !document_->cards().cards().empty() ==
                                                                                  (document_->intervened() != nullptr),
                                          qPrintable(where), patience);
                checkText(window, where);
                checkPointer(window, tour.steps[step], where);
                checkPromises(tour.steps[step], where);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        window.close(); // leaves the tour and the presenter
    }
};

QTEST_MAIN(TourShowTest)
#include "TourShowTest.moc"
