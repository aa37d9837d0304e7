#include "session/SessionCommands.h"

#include "../planted/PlantedDocument.h"
#include "curves/LifeCycleView.h"
#include "figure/FigureDialog.h"
#include "heatmap/HeatmapWidget.h"
#include "heatmap/ResidualView.h"
#include "session/RecoveryBar.h"
#include "session/SessionFile.h"
#include "status/Banner.h"
#include "style/ScaleMenu.h"
#include "window/MainWindow.h"
#include "window/OverviewPanes.h"
#include "workspace/AnalysisWorkspace.h"
#include "workspace/Workspaces.h"

#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

/// A whole window on a planted document.
struct Shop {
    PlantedDocument planted;
    Settings settings;
    SessionFiles files;
    Recovery recovery;
    OpenSession session;
    MainWindow window;
    SessionCommands* commands;

    explicit Shop(const QString& folder)
        : settings(folder + "/settings.ini"),
          files([this] { return planted.engine.found; }),
          recovery(folder + "/state"),
          session(planted.document, planted.jobs, files, recovery),
          window(planted.document, planted.jobs, planted.interventions, settings),
          commands(new SessionCommands(window, session, planted.document)) {
        window.show();
    }

    void openAndRun() {
        window.start("/nowhere/model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(planted.document.findings() && !planted.jobs.busy(), patience);
    }
    void save(const QString& file) {
        QSignalSpy saved(&session, &OpenSession::saved);
        session.saveAs(file);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, patience);
    }
    void open(const QString& file) {
        QSignalSpy restored(&session, &OpenSession::restored);
        Q_EMIT window.sessionRequested(file);
        QTRY_COMPARE_WITH_TIMEOUT(restored.size(), 1, patience);
    }
    QMessageBox* question() { return window.findChild<QMessageBox*>(); }
    void answer(QMessageBox::StandardButton button) { question()->button(button)->click(); }
};

const Intervention ablation = HeadAblation{{{1, 2}}, HeadAblation::How::mean};

} // namespace

class SessionCommandsTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Shop> shop_;

    QString path(const char* name) const { return folder_->filePath(QString::fromUtf8(name)); }

private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        shop_ = std::make_unique<Shop>(folder_->path());
    }
    void cleanup() { shop_.reset(); }

    void theTitleShowsNameModelAndChanges() {
        shop_->openAndRun();
        QCOMPARE(shop_->window.windowTitle(), QStringLiteral("Planted model[*] — Sinkscope"));
        shop_->save(path("lesson"));
        QCOMPARE(shop_->window.windowTitle(), QStringLiteral("lesson[*] — Planted model — Sinkscope"));
        QVERIFY(!shop_->window.isWindowModified());
        shop_->planted.document.cards().add(ablation);
        QVERIFY(shop_->window.isWindowModified());
        shop_->planted.document.cards().undoStack().undo();
        QVERIFY(!shop_->window.isWindowModified());
    }

    void closingAsksOnlyWhenSomethingWouldBeLost() {
        shop_->openAndRun();
        QVERIFY(shop_->window.close());
        QVERIFY(!shop_->question());
    }

    void cancelKeepsTheWindowOpen() {
        shop_->openAndRun();
        shop_->planted.document.cards().add(ablation);
        QVERIFY(!shop_->window.close());
        QVERIFY(shop_->question());
        shop_->answer(QMessageBox::Cancel);
        QVERIFY(shop_->window.isVisible());
    }

    void discardClosesIt() {
        shop_->openAndRun();
        shop_->planted.document.cards().add(ablation);
        QVERIFY(!shop_->window.close());
        shop_->answer(QMessageBox::Discard);
        QTRY_VERIFY_WITH_TIMEOUT(!shop_->window.isVisible(), patience);
    }

    void saveSavesAndClosesIt() {
        shop_->openAndRun();
        shop_->save(path("lesson"));
        shop_->planted.document.cards().add(ablation);
        QVERIFY(!shop_->window.close());
        shop_->answer(QMessageBox::Save);
        QTRY_VERIFY_WITH_TIMEOUT(!shop_->window.isVisible(), patience);
        QVERIFY(!shop_->session.isModified());
    }

    void saveWithoutAFileAsksForOne() {
        shop_->openAndRun();
        shop_->window.windowActions().saveSession->trigger();
        auto* dialog = shop_->window.findChild<QFileDialog*>();
        QVERIFY(dialog);
        QSignalSpy saved(&shop_->session, &OpenSession::saved);
        Q_EMIT dialog->fileSelected(path("chosen"));
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, patience);
        QVERIFY(QFile::exists(path("chosen.sinkscope")));
        QVERIFY(shop_->settings.recentModels().contains(path("chosen.sinkscope")));
        dialog->close();
    }

    void openingAsksWhenSomethingWouldBeLost() {
        shop_->openAndRun();
        shop_->save(path("lesson"));
        shop_->planted.document.cards().add(ablation);
        shop_->commands->open(path("lesson.sinkscope"));
        QVERIFY(shop_->question());
        QSignalSpy restored(&shop_->session, &OpenSession::restored);
        shop_->answer(QMessageBox::Discard);
        QTRY_COMPARE_WITH_TIMEOUT(restored.size(), 1, patience);
        QVERIFY(shop_->planted.document.cards().cards().empty());
    }

    void theWindowComesBackAsItWas() {
        shop_->openAndRun();
        Workspaces& workspaces = shop_->window.workspaces();
        auto* residual = shop_->window.findChild<ResidualView*>();
        const QJsonObject chosen{{"scale", "linear"},
                                 {"palette", "cividis"},
                                 {"site", "afterAttention"},
                                 {"quantity", "norm"},
                                 {"zoom", QJsonObject()}};
        residual->restore(chosen);
        QCOMPARE(residual->state(), chosen);
        workspaces.open(Workspace::sinks);
        const QJsonObject before = workspaces.state();
        shop_->save(path("lesson"));
        shop_.reset();
        shop_ = std::make_unique<Shop>(folder_->path());
        shop_->open(path("lesson.sinkscope"));
        QCOMPARE(shop_->window.workspaces().state(), before);
        QCOMPARE(shop_->window.workspaces().current(), Workspace::sinks);
        QVERIFY(shop_->window.workspaces().isVisible()); // not the start page
    }

    void zoomAndChoicesOfAnalysesComeBack() {
        shop_->openAndRun();
        Workspaces& workspaces = shop_->window.workspaces();
        OverviewPanes& panes = workspaces.overview();
        for (HeatmapWidget* map : panes.findChildren<HeatmapWidget*>())
            map->zoomTo({2, 2});
        const QJsonObject depth{
            {"low", 0.5}, {"high", 2.5}, {"layers", static_cast<double>(shop_->planted.engine.story.layers)}};
        panes.lifeCycle().restore({{"zoom", depth}});
        AnalysisChoices choices = shop_->planted.jobs.analyses().choices();
        choices.sinkWindow = SinkWindow::wholePrompt;
        choices.prompts = {"One.", "Two."};
        choices.longText = "A long text.";
        choices.longTextName = "long.txt";
        shop_->planted.jobs.analyses().setChoices(choices);
        QVERIFY(shop_->session.isModified());
        const QJsonObject before = panes.state();
        for (const char* view : {"residual", "lifeCycle"})
            QVERIFY(!before[QLatin1String(view)].toObject()["zoom"].toObject().isEmpty());
        QVERIFY(!before["attention"].toObject()["sinksZoom"].toObject().isEmpty());
        QVERIFY(!before["attention"].toObject()["mapZoom"].toObject().isEmpty());
        shop_->save(path("lesson"));
        QVERIFY(!shop_->session.isModified());
        shop_.reset();
        shop_ = std::make_unique<Shop>(folder_->path());
        shop_->open(path("lesson.sinkscope"));
        QCOMPARE(shop_->window.workspaces().overview().state(), before);
        QVERIFY(shop_->planted.jobs.analyses().choices() == choices);
        QVERIFY(!shop_->session.isModified());
        shop_->window.workspaces().open(Workspace::sinks);
        shop_->window.workspaces().sinks().choose(Analysis::contextLength);
        QStringList words;
        for (const QLabel* label : shop_->window.findChildren<QLabel*>())
            words += label->text();
        QVERIFY(words.contains(QStringLiteral("long.txt")));
    }

    void figuresOfASessionWithoutItsModelNameItsHash() {
        shop_->openAndRun();
        shop_->save(path("lesson"));
        const std::filesystem::path file = path("lesson.sinkscope").toStdString();
        auto session = readSession(file);
        QVERIFY(session);
        const std::string hash(64, 'b');
        session->model->hash = hash;
        QVERIFY(writeSession(file, *session));
        shop_.reset();
        shop_ = std::make_unique<Shop>(folder_->path());
        shop_->open(path("lesson.sinkscope"));
        QVERIFY(shop_->planted.document.stored());
        shop_->window.windowActions().figure->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(shop_->window.findChild<FigureDialog*>(), patience);
        auto* dialog = shop_->window.findChild<FigureDialog*>();
        dialog->save(path("figure.svg"));
        QFile figure(path("figure.svg"));
        QVERIFY(figure.open(QIODevice::ReadOnly));
        const QByteArray bytes = figure.readAll();
        QVERIFY(bytes.contains(QByteArray::fromStdString(hash)));
        QVERIFY(bytes.contains("Planted model"));
    }

    void withoutTheModelOneSentenceSaysSo() {
        shop_->openAndRun();
        shop_->save(path("lesson"));
        shop_.reset();
        shop_ = std::make_unique<Shop>(folder_->path());
        shop_->open(path("lesson.sinkscope"));
        auto* banner = shop_->window.findChild<Banner*>();
        QTRY_VERIFY_WITH_TIMEOUT(banner->sentence().contains(QStringLiteral("/nowhere/model.gguf")), patience);
    }

    void whatAProgramThatDiedKeptIsOfferedInABar() {
        shop_->openAndRun();
        shop_->planted.document.cards().add(ablation);
        shop_->save(path("kept"));
        shop_.reset();
        QVERIFY(QDir(folder_->path()).mkpath("state"));
        QVERIFY(QFile::copy(path("kept.sinkscope"), path("state/kept-1.sinkscope")));
        QVERIFY(QFile::copy(path("kept.sinkscope"), path("state/kept-2.sinkscope")));
        shop_ = std::make_unique<Shop>(folder_->path());
        auto* bar = shop_->window.findChild<RecoveryBar*>();
        QVERIFY(bar->isVisible());
        const auto button = [bar](const char* text) {
            for (QPushButton* one : bar->findChildren<QPushButton*>())
                if (one->text() == QLatin1String(text))
                    return one;
            return static_cast<QPushButton*>(nullptr);
        };
        button("Discard it")->click();
        QVERIFY(bar->isVisible()); // the other one
        QSignalSpy restored(&shop_->session, &OpenSession::restored);
        button("Recover it")->click();
        QTRY_COMPARE_WITH_TIMEOUT(restored.size(), 1, patience);
        QVERIFY(!bar->isVisible());
        QCOMPARE(shop_->planted.document.cards().cards().size(), std::size_t{1});
        QVERIFY(shop_->window.isWindowModified());
        QVERIFY(QDir(path("state")).entryList({"kept-?.sinkscope"}).isEmpty());
    }
};

QTEST_MAIN(SessionCommandsTest)
#include "SessionCommandsTest.moc"
