#include "workspace/Workspaces.h"

#include "../planted/PlantedDocument.h"
#include "exhibit/ExhibitText.h"
#include "figure/FigureContent.h"
#include "prompt/CalibrationPrompts.h"
#include "settings/Settings.h"
#include "style/ScaleMenu.h"
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

class WorkspacesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<PlantedDocument> planted_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<Workspaces> workspaces_;

    QString iniFile() const { return folder_.filePath(QStringLiteral("%1.ini").arg(QTest::currentTestFunction())); }
    void make() {
        settings_ = std::make_unique<Settings>(iniFile());
        workspaces_ = std::make_unique<Workspaces>(planted_->document, planted_->jobs, *settings_);
        workspaces_->resize(1000, 600);
        workspaces_->show();
        QVERIFY(QTest::qWaitForWindowExposed(workspaces_.get()));
    }
    void open() {
        planted_->jobs.openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(planted_->document.findings() && !planted_->jobs.busy(), patience);
    }
    AnalysisPane* shownPane() {
        for (AnalysisPane* pane : workspaces_->findChildren<AnalysisPane*>())
            if (pane->isVisible())
                return pane;
        return nullptr;
    }

private Q_SLOTS:
    void init() {
        planted_ = std::make_unique<PlantedDocument>();
        make();
    }

    void cleanup() {
        workspaces_.reset();
        settings_.reset();
        planted_.reset();
    }

    void beginsWithTheOverviewAndComputesNoAnalysis() {
        open();
        QVERIFY(workspaces_->overview().isVisible());
        QTest::qWait(100);
        QCOMPARE(planted_->engine.analyses.load(), 0);
        QVERIFY(workspaces_->help().isEmpty());
    }

    void spikesBeginWithTheReport() {
        open();
        workspaces_->open(Workspace::spikes);
        auto* list = workspaces_->spikes().findChild<QListWidget*>();
        QCOMPARE(list->item(0)->text(), QStringLiteral("Report"));
        QCOMPARE(list->currentRow(), 0);
        QTRY_VERIFY_WITH_TIMEOUT(planted_->engine.analyses.load() > 0, patience);
    }

    void anAnalysisIsComputedWhenItIsShown() {
        open();
        workspaces_->open(Workspace::spikes);
        workspaces_->spikes().choose(Analysis::lifeCycle);
        QVERIFY(shownPane());
        QTRY_VERIFY_WITH_TIMEOUT(shownPane()->exhibit(), patience);
        QVERIFY(workspaces_->help().contains(coreWords(nameOf(Analysis::lifeCycle).title)));
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
        SinkControls controls(planted_->document, planted_->jobs.analyses());
        const auto combos = controls.findChildren<QComboBox*>();
        combos[0]->setCurrentIndex(1);
        Q_EMIT combos[0]->activated(1);
        QCOMPARE(planted_->document.findingOptions().epsilon, 0.8);
        QCOMPARE(controls.findChild<QDoubleSpinBox*>()->value(), 0.8);
        controls.findChild<QDoubleSpinBox*>()->setValue(0.5);
        QCOMPARE(planted_->document.findingOptions().epsilon, 0.5);
        QCOMPARE(combos[0]->currentIndex(), 2); // none of the published ones
        combos[1]->setCurrentIndex(1);
        Q_EMIT combos[1]->activated(1);
        QVERIFY(planted_->jobs.analyses().choices().sinkWindow == SinkWindow::wholePrompt);
    }

    void longTextComesFromAFileThatHoldsText() {
        LongTextControl control(planted_->jobs.analyses());
        const std::string before = planted_->jobs.analyses().choices().longText;
        const auto write = [this](const char* name, const QByteArray& bytes) {
            QFile file(folder_.filePath(QLatin1String(name)));
            file.open(QIODevice::WriteOnly);
            file.write(bytes);
            return file.fileName();
        };
        control.useFile(write("bytes.txt", "\xFF\xFE\xC0"));
        QVERIFY(planted_->jobs.analyses().choices().longText == before);
        control.useFile(write("empty.txt", " \n"));
        QVERIFY(planted_->jobs.analyses().choices().longText == before);
        control.useFile(folder_.filePath(QStringLiteral("none.txt")));
        QVERIFY(planted_->jobs.analyses().choices().longText == before);
        control.useFile(write("text.txt", "Once upon a time."));
        QCOMPARE(planted_->jobs.analyses().choices().longText, std::string("Once upon a time."));
        control.useOwnText();
        QVERIFY(planted_->jobs.analyses().choices().longText == before);
    }

    void figuresAreSetAsTheirPaneIs() {
        open();
        workspaces_->open(Workspace::sinks);
        workspaces_->sinks().choose(Analysis::contextLength);
        AnalysisChoices choices = planted_->jobs.analyses().choices();
        choices.longText = "Once upon a time.";
        planted_->jobs.analyses().setChoices(choices);
        planted_->jobs.analyses().ask(Analysis::contextLength);
        QTRY_VERIFY_WITH_TIMEOUT(shownPane()->exhibit(), patience);
        ViewChoice choice = shownPane()->figures().at(0).choice;
        QCOMPARE(choice.view, std::string("contextLength/planted"));
        QCOMPARE(choice.longText, std::string("Once upon a time."));
        QVERIFY(!choice.scale && !choice.keptScale);
        shownPane()->findChild<ScaleMenu*>()->restore({{"scale", "logarithmic"}, {"palette", "grey"}});
        choice = shownPane()->figures().at(0).choice;
        QVERIFY(choice.scale == ValueScale::Kind::logarithmic && choice.palette == Palette::grey);
        choices.longText = longText();
        planted_->jobs.analyses().setChoices(choices);
        QVERIFY(shownPane()->figures().at(0).choice.longText.empty());
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
