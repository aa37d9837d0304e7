#include "OpenedDialog.h"
#include "figure/FigurePanelList.h"

#include <QClipboard>
#include <QtTest>

using namespace sinkscope;

/// What the dialog offers and does.
class FigureDialogTest : public OpenedDialog {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        runModel();
    }

    void init() { readyAnew(); }

    void cleanup() { dialog_.reset(); }

    void savesOnceTheHashIsKnown() {
        QVERIFY(!button("Save as…")->isEnabled());
        dialog_->setModelHash("abc");
        QVERIFY(button("Save as…")->isEnabled());
        dialog_->save(folder_.filePath("known.svg"));
        QVERIFY(contentOf(folder_.filePath("known.svg")).contains("&quot;sha256&quot;:&quot;abc&quot;"));
    }

    void differenceThatIsNotDefinedCannotBeChosen() {
        FigureSource source = switchedSource_;
        source.side = Shown::Side::difference;
        openDialog(source, {spectrum(side(Shown::Side::changed))});
        auto* pictures = control<QComboBox>("Picture");
        QCOMPARE(pictures->count(), 2);
        QVERIFY(!(pictures->model()->flags(pictures->model()->index(1, 0)) & Qt::ItemIsEnabled));
        const auto note = [this] {
            QStringList shown;
            for (const auto* label : dialog_->findChildren<QLabel*>())
                if (label->isVisible())
                    shown += label->text();
            return shown.join('\n');
        };
        QVERIFY(note().contains("this is B"));
        openDialog(source, {lifeCycle(side(Shown::Side::difference), 0)});
        QCOMPARE(control<QComboBox>("Picture")->count(), 1);
        QVERIFY(!note().contains("this is B"));
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
