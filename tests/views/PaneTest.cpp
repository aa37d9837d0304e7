#include "style/Pane.h"
#include "style/Theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace sinkscope {
namespace {

class PlainPane : public Pane {
public:
    PlainPane() : Pane(QStringLiteral("Residual magnitudes")), content(new QLabel(QStringLiteral("content"))) {
        setContent(content);
        resize(430, 300);
    }
    QLabel* content;
};

QPushButton* button(const QWidget& pane, const QString& text) {
    const auto buttons = pane.findChildren<QPushButton*>();
    for (QPushButton* candidate : buttons)
        if (candidate->text() == text)
            return candidate;
    return nullptr;
}

} // namespace

class PaneTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void showsOneStateAtATime() {
        PlainPane pane;
        pane.show();
        QVERIFY(!pane.content->isVisible());
        pane.showContent();
        QVERIFY(pane.content->isVisible());
        pane.showEmpty(QStringLiteral("Open a model."));
        QVERIFY(!pane.content->isVisible());
        QVERIFY(!button(pane, QStringLiteral("Copy details"))->isVisible());
    }

    void keepsTheOldContentWhileBusyAndAppearsOnlyAfterTheQuietTime() {
        PlainPane pane;
        pane.show();
        pane.showContent();
        pane.showBusy(QStringLiteral("Running layer 3 of 30"), 0.1);
        const auto* progress = pane.findChild<QProgressBar*>();
        QVERIFY(!progress->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(progress->isVisible(), 2000);
        QVERIFY(pane.content->isVisible());
        QCOMPARE(progress->value(), 100);
        pane.showContent();
        QVERIFY(!progress->isVisible());
    }

    void staysQuietWhenTheAnswerIsQuick() {
        PlainPane pane;
        pane.show();
        pane.showContent();
        pane.showBusy(QStringLiteral("Computing the map"), -1.0);
        pane.showContent();
        QTest::qWait(250);
        QVERIFY(!pane.findChild<QProgressBar*>()->isVisible());
    }

    void cancelButtonAsksToCancel() {
        PlainPane pane;
        QSignalSpy cancelled(&pane, &Pane::cancelRequested);
        button(pane, QStringLiteral("Cancel"))->click();
        QCOMPARE(cancelled.count(), 1);
    }

    void errorCopiesItsDetails() {
        PlainPane pane;
        pane.show();
        pane.showError(QStringLiteral("The file is truncated."), QStringLiteral("expected 10 bytes, found 4"));
        auto* copy = button(pane, QStringLiteral("Copy details"));
        QVERIFY(copy->isVisible());
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("expected 10 bytes, found 4"));
    }

    void appearanceSwitchesBothWays() {
        applyAppearance(Appearance::dark);
        QVERIFY(isDark(QApplication::palette()));
        applyAppearance(Appearance::light);
        QVERIFY(!isDark(QApplication::palette()));
        applyAppearance(Appearance::system);
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::PaneTest)
#include "PaneTest.moc"
