#include "trust/TrustView.h"

#include "trust/TrustMark.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace sinkscope;

namespace {

std::shared_ptr<const TrustReport> plantedReport() {
    return std::make_shared<const TrustReport>(TrustReport{
        "Planted",
        "llama",
        "CPU",
        "fp32",
        {{"weights", "Weights", TrustVerdict::green, "No NaN among 12 numbers.", {"largest magnitude: 3"}, 0.1},
         {"normGains", "Norm gains", TrustVerdict::yellow, "Layers 3 and 17 look swapped.", {"attention input"}, 0.1}},
        {"Small changes of single weights."},
        1.2});
}

/// The label that shows this text, if it is visible.
const QLabel* shownLabel(const QWidget& view, const QString& text) {
    for (const QLabel* label : view.findChildren<QLabel*>())
        if (label->text() == text && label->isVisible())
            return label;
    return nullptr;
}

} // namespace

class TrustViewTest : public QObject {
    Q_OBJECT

    std::unique_ptr<TrustView> view_;

private Q_SLOTS:
    void init() {
        view_ = std::make_unique<TrustView>();
        view_->resize(360, 600);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    }

    void saysWhyThereIsNoReport() {
        view_->showSentence(QStringLiteral("Checking…"));
        QVERIFY(shownLabel(*view_, QStringLiteral("Checking…")));
        QVERIFY(view_->text().isEmpty());
    }

    void showsEachCheckWithTheWorstFirst() {
        view_->showReport(plantedReport());
        QVERIFY(shownLabel(*view_, QStringLiteral("With a note")));
        QTRY_VERIFY(shownLabel(*view_, QStringLiteral("No NaN among 12 numbers."))); // rows show with the next layout
        const QLabel* note = shownLabel(*view_, QStringLiteral("Layers 3 and 17 look swapped."));
        const QLabel* sound = shownLabel(*view_, QStringLiteral("No NaN among 12 numbers."));
        QVERIFY(note && sound);
        QTRY_VERIFY(note->mapTo(view_.get(), QPoint()).y() < sound->mapTo(view_.get(), QPoint()).y());
    }

    void detailsUnfoldByKeyboard() {
        view_->showReport(plantedReport());
        QVERIFY(!shownLabel(*view_, QStringLiteral("attention input")));
        auto* unfold = view_->findChild<QToolButton*>();
        QVERIFY(unfold->accessibleName().contains(QStringLiteral("Norm gains: With a note. Layers 3")));
        unfold->setFocus();
        QTest::keyClick(unfold, Qt::Key_Space);
        QTRY_VERIFY(shownLabel(*view_, QStringLiteral("attention input")));
        QTest::keyClick(unfold, Qt::Key_Space);
        QVERIFY(!shownLabel(*view_, QStringLiteral("attention input")));
    }

    void copiesTheWholeReportAsText() {
        view_->showReport(plantedReport());
        for (auto* button : view_->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Copy as text"))
                button->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains(QStringLiteral("yellow  Norm gains: Layers 3 and 17 look swapped.")));
        QVERIFY(copied.contains(QStringLiteral("largest magnitude: 3")));
        QVERIFY(copied.contains(QStringLiteral("Small changes of single weights.")));
    }

    void asksForAnotherCheck() {
        QSignalSpy asked(view_.get(), &TrustView::checkRequested);
        for (auto* button : view_->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Check again"))
                button->click();
        QCOMPARE(asked.size(), 1);
    }

    void longWordsDoNotWidenIt() {
        TrustReport report = *plantedReport();
        report.checks[0].details = {Text::verbatim(std::string(400, 'x'))};
        view_->showReport(std::make_shared<const TrustReport>(report));
        for (auto* unfold : view_->findChildren<QToolButton*>())
            unfold->click();
        QCoreApplication::processEvents();
        for (const QLabel* label : view_->findChildren<QLabel*>())
            QVERIFY(label->mapTo(view_.get(), QPoint(label->width(), 0)).x() <= view_->width());
    }

    void marksDifferInShapeToo() {
        const auto shape = [](TrustVerdict verdict) {
            return trustMark(verdict).pixmap(32).toImage().convertToFormat(QImage::Format_Alpha8);
        };
        QVERIFY(shape(TrustVerdict::green) != shape(TrustVerdict::yellow));
        QVERIFY(shape(TrustVerdict::yellow) != shape(TrustVerdict::red));
        QVERIFY(shape(TrustVerdict::green) != shape(TrustVerdict::red));
    }
};

QTEST_MAIN(TrustViewTest)
#include "TrustViewTest.moc"
