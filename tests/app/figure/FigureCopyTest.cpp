#include "OpenedDialog.h"

#include "TinyReader.h"
#include "figure/FigureCommandText.h"
#include "language/Translation.h"

#include <QClipboard>
#include <QtTest>

using namespace sinkscope;

/// Copy command's line in a shell makes the file that the dialog saves, byte for byte.
class FigureCopyTest : public OpenedDialog {
    Q_OBJECT

    /// What a shell that runs the line says to standard error.
    QByteArray complaintOf(const QString& shellName, const QString& line) const {
        QProcess shell;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QCoreApplication::applicationDirPath() + "/..:" + environment.value("PATH"));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(folder_.path());
        QFile script(folder_.filePath("line.sh")); // a longer line than a system takes as one argument
        if (!script.open(QIODevice::WriteOnly) || script.write(line.toUtf8()) < 0)
            return "no script";
        script.close();
        shell.start(shellName, {script.fileName()});
        return shell.waitForFinished(120'000) ? shell.readAllStandardError() : "no end";
    }

    /// Saves from the window, runs the copied line in a shell, and compares.
    void compareWithItsCommand(const QString& formatBox = "Format", const QString& copyButton = "Copy command") {
        compareWithItsCommand(source_, "sh", formatBox, copyButton);
    }
    void compareWithItsCommand(const FigureSource& source, const QString& shellName,
                               const QString& formatBox = "Format", const QString& copyButton = "Copy command") {
        dialog_->setModelHash(good(weightHash(*source.base->run->model, Progress())));
        const QString ending = control<QComboBox>(formatBox)->currentText().toLower();
        button(copyButton)->click();
        dialog_->save(folder_.filePath("window." + ending));
        QCOMPARE(complaintOf(shellName, QApplication::clipboard()->text()), QByteArray());
        const QByteArray picture = contentOf(folder_.filePath("window." + ending));
        QVERIFY(!picture.isEmpty());
        QVERIFY(contentOf(folder_.filePath("figure." + ending)) == picture);
        QCOMPARE(contentOf(folder_.filePath("figure.csv")), contentOf(folder_.filePath("window.csv")));
    }

    std::filesystem::path readerFolder() const { return folder_.filePath("reader").toStdString(); }

private Q_SLOTS:
    void initTestCase() {
        runModel();
        writeTinyReader(readerFolder());
    }

    void init() { readyAnew(); }

    void cleanup() { dialog_.reset(); }

    void copiedCommandMakesTheSameFile_data() {
        QTest::addColumn<int>("picture");
        for (int picture = 0; picture < 15; ++picture)
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
        const std::vector<FigureContent> pictures{sinks(base_),
                                                  residual(base_, set),
                                                  attention(base_, without),
                                                  keys(base_, moved),
                                                  spectrum(base_),
                                                  residual(changed),
                                                  residual(difference),
                                                  sinks(side(Shown::Side::base), gu),
                                                  attention(difference),
                                                  keys(difference),
                                                  spectrum(changed),
                                                  lifeCycle(changed, 0),
                                                  lifeCycle(difference, 0),
                                                  lifeCycle(difference, 1),
                                                  strengths(changed, {ValueScale::Kind::logarithmic, 0.02, 0.7})};
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

    void copiedCommandBringsTheThresholds() {
        const FigureSource source = sourceOf(testData("families/llama"), {{0.25, 1.5}, 0.2});
        ViewChoice choice;
        choice.view = "lifeCycle/massive";
        openDialog(source, {panelOf(choice, source.base), residual({source.base, nullptr, Shown::Side::base})});
        choose(control<QComboBox>("Format"), "SVG");
        choose(control<QComboBox>("Data beside it"), "CSV");
        compareWithItsCommand(source, "sh");
        QVERIFY(QApplication::clipboard()->text().contains("--massive-absolute 0.25 --massive-relative 1.5"));
        control<QComboBox>("Picture")->setCurrentIndex(1);
        compareWithItsCommand(source, "sh");
    }

    void copiedCommandBringsTexts_data() {
        QTest::addColumn<QStringList>("prompts");
        QTest::addColumn<QByteArray>("longText");
        QTest::newRow("quotes and signs of shells")
            << QStringList{"It's “one” of $HOME and `ls` \\ !!", "two\nlines; \"and\" more"} << QByteArray();
        QTest::newRow("no prompts") << QStringList() << QByteArray();
        QTest::newRow("many prompts") << QStringList(3000, "The therefore, and the end of it all.") << QByteArray();
        QTest::newRow("text of lines") << QStringList()
                                       << QByteArray("It's the end.\n%s %d \\n $(exit 3)\n").repeated(9);
        QTest::newRow("text like a file's name") << QStringList() << QByteArray("@therefore and the ").repeated(9);
        QTest::newRow("text with signs that terminals take for keys")
            << QStringList() << QByteArray("\xEF\xBB\xBFthe\tend\r\nà \x7f \\101 ").repeated(9);
        QTest::newRow("text beyond an argument's length")
            << QStringList() << QByteArray("The therefore's end. ").repeated(10'000);
    }

    void copiedCommandBringsTexts() {
        QFETCH(QStringList, prompts);
        QFETCH(QByteArray, longText);
        const FigureSource source = sourceOf(readerFolder());
        ViewChoice choice;
        choice.view = longText.isEmpty() ? "invariance/layers" : "contextLength/lengths";
        if (longText.isEmpty())
            choice.prompts.emplace();
        for (const QString& prompt : prompts)
            choice.prompts->push_back(prompt.toStdString());
        choice.longText = longText.toStdString();
        const FigureContent content = panelOf(choice, source.base);
        openDialog(source, {content});
        choose(control<QComboBox>("Format"), "SVG");
        choose(control<QComboBox>("Data beside it"), "CSV");
        compareWithItsCommand(source, "sh");
        button("Add to figure")->click();
        compareWithItsCommand(source, "bash");
    }

    void idsBeyondAnArgumentsLengthComeThroughAPipe() {
        const QString ids = QStringList(70'000, "1").join(',');
        const QStringList command{"analyze", "--model", QString::fromStdString(testData("families/llama")), "--ids",
                                  ids};
        const QByteArray complaint = complaintOf("sh", figureCommandText(command));
        QVERIFY2(complaint.contains("70,000") || complaint.contains("70000"), complaint); // the model reads 128
    }

    void paletteOfPanelsIsThatOfTheCommand() {
        openDialog(source_, {residual(base_), strengths(base_, {ValueScale::Kind::logarithmic, 0.01, 1.0})});
        for (const int picture : {0, 1}) {
            control<QComboBox>("Picture")->setCurrentIndex(picture);
            button("Add to figure")->click();
        }
        choose(control<QComboBox>("Format"), "PNG");
        choose(control<QComboBox>("Palette"), "Grey");
        choose(control<QComboBox>("Data beside it"), "CSV");
        compareWithItsCommand();
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
};

QTEST_MAIN(FigureCopyTest)
#include "FigureCopyTest.moc"
