#include "prompt/PromptEditor.h"

#include "prompt/Examples.h"
#include "prompt/PromptField.h"

#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

/// Makes the protected drop check callable.
class OpenEditor : public PromptEditor {
public:
    using PromptEditor::canInsertFromMimeData;
};

} // namespace

class PromptEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textComesBackExactlyAsItWasPut_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("lines") << QStringLiteral("a\n\nb\n");
        QTest::newRow("no-break space") << QStringLiteral("10\u00A0km");
        QTest::newRow("tab and ideographic space") << QStringLiteral("\tx\u3000y");
        QTest::newRow("beyond the basic plane") << QStringLiteral("🙂灯");
        QTest::newRow("empty") << QString();
    }

    void textComesBackExactlyAsItWasPut() {
        QFETCH(QString, text);
        PromptEditor editor;
        editor.setPrompt(QStringLiteral("before"));
        editor.setPrompt(text);
        QCOMPARE(editor.prompt(), text);
    }

    void typingIsToldButPuttingTheSameTextIsNot() {
        PromptEditor editor;
        editor.setPrompt(QStringLiteral("a"));
        QSignalSpy edited(&editor, &PromptEditor::promptEdited);
        editor.setPrompt(QStringLiteral("a"));
        QCOMPARE(edited.size(), 0);
        QTest::keyClicks(&editor, QStringLiteral("b"));
        QVERIFY(edited.size() > 0);
        QCOMPARE(edited.last()[0].toString(), editor.prompt());
    }

    void growsOverItsNeighboursWhileItHasTheFocus() {
        QWidget canvas;
        canvas.resize(800, 600);
        auto* field = new PromptField(&canvas, &canvas);
        field->setGeometry(10, 10, 500, field->sizeHint().height());
        auto* other = new QLineEdit(&canvas);
        other->setGeometry(10, 500, 100, 30);
        canvas.show();
        canvas.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&canvas));
        other->setFocus();
        field->editor()->setPrompt(QStringLiteral("one\ntwo\nthree\nfour\nfive"));
        QCOMPARE(field->editor()->height(), field->height());
        field->setFocus();
        QVERIFY(field->editor()->hasFocus());
        QVERIFY(field->editor()->height() > 3 * field->height());
        QCOMPARE(field->editor()->pos(), QPoint(10, 10));
        other->setFocus();
        QCOMPARE(field->editor()->height(), field->height());
    }

    void droppedFilesAreLeftToTheWindow() {
        OpenEditor editor;
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(QStringLiteral("/models/a.gguf"))});
        QVERIFY(!editor.canInsertFromMimeData(&file));
        QMimeData text;
        text.setText(QStringLiteral("words"));
        QVERIFY(editor.canInsertFromMimeData(&text));
    }

    void firstExampleIsTheLighthouseAndAllHaveText() {
        const std::vector<Example> all = examples();
        QCOMPARE(all.size(), 5u);
        QVERIFY(all[0].text.startsWith(QStringLiteral("The lighthouse keeper wrote: \"3 ships")));
        for (const Example& example : all) {
            QVERIFY(!example.title.isEmpty());
            QVERIFY2(example.text.size() > 20, qPrintable(example.title));
            QVERIFY(!example.text.endsWith(QLatin1Char('\n')));
        }
    }
};

QTEST_MAIN(PromptEditorTest)
#include "PromptEditorTest.moc"
