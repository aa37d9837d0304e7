#include "workspace/Workspaces.h"

#include "../planted/PlantedEngine.h"
#include "exhibit/ExhibitText.h"
#include "settings/Settings.h"
#include "window/OverviewPanes.h"
#include "workspace/AnalysisPane.h"
#include "workspace/AnalysisWorkspace.h"
#include "workspace/LongTextControl.h"
#include "workspace/SinkControls.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr int patience = 10'000; // ms; far above what any of these needs, so that a busy machine does not fail them

} // namespace

class WorkspacesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<PlantedEngine> engine_;
    std::unique_ptr<JobRunner> runner_;
    std::unique_ptr<Document> document_;
    std::unique_ptr<DocumentJobs> jobs_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Workspaces> workspaces_;

    QString iniFile() const { return folder_.filePath(QStringLiteral("%1.ini").arg(QTest::currentTestFunction())); }
    void make() {
        settings_ = std::make_unique<Settings>(iniFile());
        workspaces_ = std::make_unique<Workspaces>(*document_, *jobs_, *settings_);
        workspaces_->resize(1000, 600);
        workspaces_->show();
        QVERIFY(QTest::qWaitForWindowExposed(workspaces_.get()));
    }
    void open() {
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document_->findings() && !jobs_->busy(), patience);
    }
    AnalysisPane* shownPane() {
        for (AnalysisPane* pane : workspaces_->findChildren<AnalysisPane*>())
            if (pane->isVisible())
                return pane;
        return nullptr;
    }

private Q_SLOTS:
    void init() {
        engine_ = std::make_unique<PlantedEngine>();
        runner_ = std::make_unique<JobRunner>();
        document_ = std::make_unique<Document>();
        document_->setPrompt(QStringLiteral("The lighthouse"));
        jobs_ = std::make_unique<DocumentJobs>(*document_, *runner_, plantedCalls(*engine_));
        make();
    }

    void cleanup() {
        workspaces_.reset();
        settings_.reset();
        jobs_.reset();
        document_.reset();
        runner_.reset();
        engine_.reset();
    }

    void beginsWithTheOverviewAndComputesNoAnalysis() {
        open();
        QVERIFY(workspaces_->overview().isVisible());
        QTest::qWait(100);
        QCOMPARE(engine_->analyses.load(), 0);
        QVERIFY(workspaces_->help().isEmpty());
    }

    void spikesBeginWithTheReport() {
        open();
        workspaces_->open(Workspace::spikes);
        auto* list = workspaces_->spikes().findChild<QListWidget*>();
        QCOMPARE(list->item(0)->text(), QStringLiteral("Report"));
        QCOMPARE(list->currentRow(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(engine_->analyses.load() > 0, patience);
    }

    void anAnalysisIsComputedWhenItIsShown() {
        open();
        workspaces_->open(Workspace::spikes);
        workspaces_->spikes().choose(Analysis::lifeCycle);
        QVERIFY(shownPane());
        QTRY_VERIFY_WITH_TIMEOUT(shownPane()->exhibit(), patience);
        QVERIFY(workspaces_->help().contains(exhibitWords(nameOf(Analysis::lifeCycle).title)));
    }

    void aLongOneWaitsForItsButton() {
        open();
        workspaces_->open(Workspace::spikes);
        workspaces_->spikes().choose(Analysis::vocabulary);
        QTest::qWait(100);
        QVERIFY(!shownPane()->exhibit());
        QPushButton* compute = nullptr;
        for (auto* button : shownPane()->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == QStringLiteral("Compute"))
                compute = button;
        QVERIFY(compute);
        compute->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPane()->exhibit(), patience);
    }

    void workspaceAndAnalysisAreRemembered() {
        workspaces_->open(Workspace::spikes);
        workspaces_->spikes().choose(Analysis::amplifier);
        workspaces_.reset();
        settings_.reset();
        make();
        QVERIFY(workspaces_->current() == Workspace::spikes);
        QVERIFY(shownPane());
        QVERIFY(shownPane()->analysis() == Analysis::amplifier);
    }

    void sinkControlsMoveEpsilonAndWindow() {
        SinkControls controls(*document_, jobs_->analyses());
        const auto combos = controls.findChildren<QComboBox*>();
        combos[0]->setCurrentIndex(1);
        Q_EMIT combos[0]->activated(1);
        QCOMPARE(document_->findingOptions().epsilon, 0.8);
        QCOMPARE(controls.findChild<QDoubleSpinBox*>()->value(), 0.8);
        controls.findChild<QDoubleSpinBox*>()->setValue(0.5);
        QCOMPARE(document_->findingOptions().epsilon, 0.5);
        QCOMPARE(combos[0]->currentIndex(), 2); // none of the published ones
        combos[1]->setCurrentIndex(1);
        Q_EMIT combos[1]->activated(1);
        QVERIFY(jobs_->analyses().choices().sinkWindow == SinkWindow::wholePrompt);
    }

    void longTextComesFromAFileThatHoldsText() {
        LongTextControl control(jobs_->analyses());
        const std::string before = jobs_->analyses().choices().longText;
        const auto write = [this](const char* name, const QByteArray& bytes) {
            QFile file(folder_.filePath(QLatin1String(name)));
            file.open(QIODevice::WriteOnly);
            file.write(bytes);
            return file.fileName();
        };
        control.useFile(write("bytes.txt", "\xFF\xFE\xC0"));
        QVERIFY(jobs_->analyses().choices().longText == before);
        control.useFile(write("empty.txt", " \n"));
        QVERIFY(jobs_->analyses().choices().longText == before);
        control.useFile(folder_.filePath(QStringLiteral("none.txt")));
        QVERIFY(jobs_->analyses().choices().longText == before);
        control.useFile(write("text.txt", "Once upon a time."));
        QCOMPARE(jobs_->analyses().choices().longText, std::string("Once upon a time."));
        control.useOwnText();
        QVERIFY(jobs_->analyses().choices().longText == before);
    }

    void everyControlHasANameOrText() {
        for (const Workspace workspace : {Workspace::spikes, Workspace::sinks}) {
            workspaces_->open(workspace);
            for (const QWidget* control : workspaces_->findChildren<QWidget*>()) {
                const auto* button = qobject_cast<const QAbstractButton*>(control);
                if (control->isVisible() && control->focusPolicy() != Qt::NoFocus &&
                    (!button || button->text().isEmpty()) && !control->focusProxy() &&
                    !qobject_cast<const QLabel*>(control)) // its text is its name
                    QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
            }
        }
    }
};

QTEST_MAIN(WorkspacesTest)
#include "WorkspacesTest.moc"
