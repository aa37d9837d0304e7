#include "figure/FigureDialog.h"

#include "TestFiles.h"
#include "analysis/KeySpace.h"
#include "engine/AttentionMap.h"
#include "engine/Engine.h"
#include "exhibit/MakeExhibit.h"
#include "figure/FigurePanelList.h"
#include "figure/RunFigures.h"
#include "heatmap/ResidualPicture.h"
#include "interventions/Intervene.h"
#include "io/InterventionsJson.h"
#include "language/Translation.h"
#include "settings/Settings.h"
#include "text/KnownTokens.h"

#include <QClipboard>
#include <QtTest>
#include <QtWidgets>

using namespace sinkscope;

namespace {

const char* const switched =
    R"({"interventions": [{"kind": "headAblation", "heads": [[0, 0], [1, 1]], "how": "zero"}]})";

template <typename Value>
Value good(Result<Value> result) {
    if (!result)
        qFatal("%s", result.error().message.c_str());
    return *std::move(result);
}

FigureSource tinySource() {
    const auto model = good(openModel(testData("families/llama"), {}, Progress()));
    FigureSource source;
    source.run = {
        QString::fromStdString(testData("families/llama").string()), "cpu", "fp32", {1, 5, 9, 60, 7, 3}, "[]"};
    const auto finished = good(run(model, knownTokens(nullptr, source.run.ids), {}, Progress()));
    source.base = std::make_shared<const Findings>(findings(finished, {}));
    return source;
}

QByteArray contentOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

} // namespace

class FigureDialogTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    FigureSource source_, switchedSource_;
    Shown base_, comparison_;
    std::unique_ptr<FigureDialog> dialog_;

    void openDialog(std::vector<FigureContent> contents, const PanelPicture& panels = {}) {
        openDialog(source_, std::move(contents), panels);
    }
    void openDialog(const FigureSource& source, std::vector<FigureContent> contents, const PanelPicture& panels = {}) {
        dialog_ = std::make_unique<FigureDialog>(std::move(contents), panels, source, *settings_);
        dialog_->show();
    }

    FigureContent residual(const Shown& shown, ViewChoice choice = {}) const {
        choice.view = "residual";
        choice.side = shown.side;
        return residualFigure(shown, choice, residualNumbers(shown, residualChoice(choice)));
    }
    FigureContent sinks(const Shown& shown, ViewChoice choice = {}) const {
        choice.view = "sinks";
        choice.side = shown.side;
        return sinksFigure(shown, choice);
    }
    FigureContent attention(const Shown& shown, ViewChoice choice = {}) const {
        choice.view = "attention";
        choice.side = shown.side;
        choice.place = {.layer = 1, .head = 2};
        const auto mapOf = [](const std::shared_ptr<const Findings>& of) -> std::shared_ptr<const Matrix> {
            if (!of)
                return nullptr;
            const Range all{0, of->run->tokenCount()};
            return std::make_shared<const Matrix>(
                good(attentionMap(*of->run, {1, 2, all, all, all.size(), all.size()}, Progress())));
        };
        return attentionFigure(shown, choice, {mapOf(shown.base), mapOf(shown.changed)});
    }
    FigureContent keys(const Shown& shown, ViewChoice choice = {}) const {
        choice.view = "keySpace";
        choice.side = shown.side;
        choice.place = {.layer = 0, .head = 1, .query = 3, .key = 2};
        const auto spaceOf = [&](const std::shared_ptr<const Findings>& of) {
            return of ? std::make_shared<const KeySpace>(keySpace(*of->run, 0, 1, choice.rotation, *shown.base->run))
                      : nullptr;
        };
        return keySpaceFigure(shown, choice, {spaceOf(shown.base), spaceOf(shown.changed)});
    }
    FigureContent spectrum(const Shown& shown) const {
        ViewChoice choice;
        choice.view = "amplifier/spectrum";
        choice.side = shown.side;
        AnalysisInput input;
        input.findings = shown.findings();
        const Exhibit exhibit = good(makeExhibit(Analysis::amplifier, input, Progress()));
        for (const Panel& panel : exhibit.panels)
            if (std::holds_alternative<Chart>(panel) && std::get<Chart>(panel).key == "spectrum")
                return panelFigure(choice, panel, shown.base->run->tokens);
        return {};
    }

    Shown side(Shown::Side wanted) const {
        Shown shown = comparison_;
        shown.side = wanted;
        return shown;
    }

    /// Saves from the window, runs the copied line in a shell, and compares.
    void compareWithItsCommand(const QString& formatBox = "Format", const QString& copyButton = "Copy command") {
        dialog_->setModelHash(good(weightHash(*source_.base->run->model, Progress())));
        const QString ending = control<QComboBox>(formatBox)->currentText().toLower();
        button(copyButton)->click();
        dialog_->save(folder_.filePath("window." + ending));
        QProcess shell;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QCoreApplication::applicationDirPath() + "/..:" + environment.value("PATH"));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(folder_.path());
        shell.start("sh", {"-c", QApplication::clipboard()->text()});
        QVERIFY(shell.waitForFinished(120'000));
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        const QByteArray picture = contentOf(folder_.filePath("window." + ending));
        QVERIFY(!picture.isEmpty());
        QVERIFY(contentOf(folder_.filePath("figure." + ending)) == picture);
        QCOMPARE(contentOf(folder_.filePath("figure.csv")), contentOf(folder_.filePath("window.csv")));
    }

    QPushButton* button(const QString& text) const {
        for (auto* each : dialog_->findChildren<QPushButton*>())
            if (each->text().remove('&') == text)
                return each;
        return nullptr;
    }

    template <typename Control>
    Control* control(const QString& name) const {
        for (auto* each : dialog_->findChildren<Control*>())
            if (each->accessibleName() == name)
                return each;
        return nullptr;
    }

    static void choose(QComboBox* box, const QString& text) { box->setCurrentIndex(box->findText(text)); }

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        source_ = switchedSource_ = tinySource();
        base_ = {source_.base, nullptr, Shown::Side::base};
        switchedSource_.interventions = good(parseInterventions(switched));
        switchedSource_.run.interventions =
            QString::fromStdString(interventionsJson(switchedSource_.interventions).dump());
        const auto changed =
            good(intervene(good(prepareBaseline(source_.base, Progress())), switchedSource_.interventions, Progress()));
        comparison_ = {source_.base, changed->findings, Shown::Side::changed};
    }

    void init() {
        QFile::remove(folder_.filePath("settings.ini"));
        settings_ = std::make_unique<Settings>(folder_.filePath("settings.ini"));
        openDialog({residual(base_), sinks(base_)});
    }

    void cleanup() { dialog_.reset(); }

    void savesOnceTheHashIsKnown() {
        QVERIFY(!button("Save as…")->isEnabled());
        dialog_->setModelHash("abc");
        QVERIFY(button("Save as…")->isEnabled());
        dialog_->save(folder_.filePath("known.svg"));
        QVERIFY(contentOf(folder_.filePath("known.svg")).contains("&quot;sha256&quot;:&quot;abc&quot;"));
    }

    void copiedCommandMakesTheSameFile_data() {
        QTest::addColumn<int>("picture");
        for (const int picture : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
            QTest::addRow("picture %d", picture) << picture;
    }

    void copiedCommandMakesTheSameFile() {
        QFETCH(int, picture);
        ViewChoice set;
        set.site = Site::feedForwardOutput;
        set.scale = ValueScale::Kind::linear;
        set.keptScale = ValueScale{ValueScale::Kind::linear, 0.0, 1.75};
        set.palette = Palette::cividis;
        ViewChoice gu;
        gu.convention = SinkConvention::gu;
        ViewChoice without;
        without.sinkShare = SinkShare::leftOut;
        without.scale = ValueScale::Kind::linear;
        ViewChoice moved;
        moved.azimuth = -71.123456789;
        moved.elevation = 33.3;
        moved.rotation = Rotation::before;
        moved.eye = ViewChoice::Eye{{0.1, -0.2, 1.0 / 3.0}, 12.3456789012345};
        const Shown changed = side(Shown::Side::changed), difference = side(Shown::Side::difference);
        const std::vector<FigureContent> pictures{
            sinks(base_),          residual(base_, set), attention(base_, without), keys(base_, moved),
            spectrum(base_),       residual(changed),    residual(difference),      sinks(side(Shown::Side::base), gu),
            attention(difference), keys(difference),     spectrum(changed)};
        const bool isSwitched = picture > 4;
        openDialog(isSwitched ? switchedSource_ : source_, {pictures[static_cast<std::size_t>(picture)]});
        choose(control<QComboBox>("Format"), picture % 2 == 0 ? "SVG" : "PDF");
        choose(control<QComboBox>("Data beside it"), "CSV");
        compareWithItsCommand();
    }

    void copiedCommandSpeaksTheLanguageOfTheWindow() {
        const Translation italian(Language::italian);
        FigureSource source = switchedSource_;
        source.run.language = Language::italian;
        openDialog(source, {residual(side(Shown::Side::difference))});
        control<QComboBox>("Tipo di file")->setCurrentIndex(0);
        control<QComboBox>("Dati accanto")->setCurrentIndex(1);
        compareWithItsCommand("Tipo di file", "Copia comando");
        QVERIFY(contentOf(folder_.filePath("figure.svg")).contains(">modificata − base"));
    }

    void copiedCommandDrawsTheSamePanels() {
        const Shown difference = side(Shown::Side::difference);
        openDialog(switchedSource_,
                   {residual(difference), keys(difference), spectrum(side(Shown::Side::changed)), sinks(difference)});
        for (const int picture : {3, 0, 2}) {
            control<QComboBox>("Picture")->setCurrentIndex(picture);
            button("Add to figure")->click();
        }
        control<QDoubleSpinBox>("Width")->setValue(171.0);
        choose(control<QComboBox>("Format"), "PNG");
        choose(control<QComboBox>("Palette"), "Magma");
        choose(control<QComboBox>("Ground"), "Dark");
        choose(control<QComboBox>("Data beside it"), "CSV");
        compareWithItsCommand();
    }

    void savedListOfPanelsIsReadBack() {
        openDialog({residual(base_), keys(base_)});
        button("Add to figure")->click();
        control<QComboBox>("Picture")->setCurrentIndex(1);
        button("Add to figure")->click();
        control<QListWidget>("Panels of one figure")->item(1)->setText("Keys “far” away");
        const auto* list = dialog_->findChild<FigurePanelList*>();
        const QString file = folder_.filePath("panels.json");
        QVERIFY(list->save(file));
        const PanelsChoice read = good(parsePanels(contentOf(file).toStdString()));
        QVERIFY(read == panelsOf(list->panels()));
        QCOMPARE(read.panels[1].title.value(), std::string("Keys “far” away"));
    }

    void panelsMoveAndLeave() {
        openDialog({residual(base_), sinks(base_)});
        const auto* list = dialog_->findChild<FigurePanelList*>();
        QSignalSpy gathered(dialog_.get(), &FigureDialog::panelsChanged);
        button("Add to figure")->click();
        control<QComboBox>("Picture")->setCurrentIndex(1);
        button("Add to figure")->click();
        QCOMPARE(list->panels().panels[1].choice.view, std::string("sinks"));
        control<QPushButton>("Move the panel forward")->click();
        QCOMPARE(list->panels().panels[0].choice.view, std::string("sinks"));
        control<QPushButton>("Remove the panel")->click();
        control<QPushButton>("Remove the panel")->click();
        QVERIFY(list->panels().panels.empty());
        QCOMPARE(gathered.size(), 5);
        QCOMPARE(dialog_->figure().content.choice.view, std::string("sinks"));
    }

    void eachPaletteTellsHowItReads() {
        const auto notes = [this] {
            QStringList texts;
            for (const auto* label : dialog_->findChildren<QLabel*>())
                texts += label->text();
            return texts.join('\n');
        };
        for (const Palette palette : allPalettes())
            if (palette != Palette::diverging) {
                choose(control<QComboBox>("Palette"), paletteName(palette));
                QVERIFY2(notes().contains(paletteNote(palette)), qPrintable(paletteName(palette)));
            }
        openDialog(switchedSource_, {sinks(side(Shown::Side::difference))});
        QVERIFY(notes().contains(paletteNote(Palette::diverging)));
        QVERIFY(!control<QComboBox>("Palette")->isEnabled());
    }

    void pictureThatNoCommandDrawsHasNoCommand() {
        FigureContent own = residual(base_);
        own.choice.view.clear();
        openDialog({own});
        QVERIFY(!button("Copy command")->isEnabled());
        QVERIFY(button("Copy data")->isEnabled());
    }

    void keepsItsSettings() {
        choose(control<QComboBox>("Format"), "PNG");
        control<QDoubleSpinBox>("Width")->setValue(123.4);
        control<QDoubleSpinBox>("Font size")->setValue(7.5);
        openDialog({sinks(base_)});
        QCOMPARE(control<QComboBox>("Format")->currentText(), QString("PNG"));
        QCOMPARE(control<QDoubleSpinBox>("Width")->value(), 123.4);
        QCOMPARE(dialog_->figure().options.points, 7.5);
    }

    void presetSetsTheSize() {
        auto* preset = control<QComboBox>("Size");
        preset->setFocus();
        preset->setCurrentIndex(0);
        QTest::keyClick(preset, Qt::Key_Down);
        QCOMPARE(dialog_->figure().options.width, 171.0);
        QVERIFY(!dialog_->figure().options.height);
    }

    void copiesPictureAndData() {
        button("Copy picture")->click();
        QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
        button("Copy data")->click();
        QVERIFY(QApplication::clipboard()->text().startsWith("Layer,Layer name,Token"));
    }

    void failureIsOneSentence() {
        dialog_->setModelHash("abc");
        dialog_->save(folder_.filePath("missing folder/a.pdf"));
        bool isTold = false;
        for (const auto* label : dialog_->findChildren<QLabel*>())
            isTold = isTold || label->text().contains("missing folder/a.pdf");
        QVERIFY(isTold);
    }

    void everyControlHasAName() {
        for (const auto* each : dialog_->findChildren<QWidget*>()) {
            const bool isControl = qobject_cast<const QComboBox*>(each) || qobject_cast<const QSpinBox*>(each) ||
                                   qobject_cast<const QDoubleSpinBox*>(each);
            if (isControl)
                QVERIFY2(!each->accessibleName().isEmpty(), each->metaObject()->className());
        }
    }
};

QTEST_MAIN(FigureDialogTest)
#include "FigureDialogTest.moc"
