#include "window/DockLayout.h"

#include <QtTest>
#include <QtWidgets>

using namespace sinkscope;

/// A window with a dock alone, and two behind each other of which the second is in front.
class DockLayoutTest : public QObject {
    Q_OBJECT

    using Reason = DockLayout::Reason;

    std::unique_ptr<QMainWindow> window_;
    std::unique_ptr<DockLayout> layout_;
    QDockWidget *alone_ = nullptr, *behind_ = nullptr, *inFront_ = nullptr;

    QDockWidget* add(const QString& name, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(name, window_.get());
        dock->setObjectName(name);
        dock->setWidget(new QLabel(name));
        window_->addDockWidget(area, dock);
        return dock;
    }

    static bool isInSight(const QDockWidget* dock) { return !dock->visibleRegion().isEmpty(); }

private Q_SLOTS:
    void init() {
        window_ = std::make_unique<QMainWindow>();
        window_->setCentralWidget(new QLabel("canvas"));
        alone_ = add("alone", Qt::LeftDockWidgetArea);
        behind_ = add("behind", Qt::RightDockWidgetArea);
        inFront_ = add("in front", Qt::RightDockWidgetArea);
        window_->tabifyDockWidget(behind_, inFront_);
        window_->resize(900, 500);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        window_->resizeDocks({alone_}, {220}, Qt::Horizontal);
        inFront_->raise();
        layout_ = std::make_unique<DockLayout>(*window_);
        QTRY_VERIFY(isInSight(inFront_) && !isInSight(behind_));
    }

    void everythingStandsWhereItWasWithTheSameDockInFront() {
        QTRY_COMPARE(alone_->width(), 220);
        layout_->hide(Reason::startPage, {alone_, behind_, inFront_});
        QTRY_VERIFY(!isInSight(alone_) && !isInSight(inFront_) && !isInSight(behind_));
        layout_->showAgain(Reason::startPage);
        QTRY_VERIFY(isInSight(alone_) && isInSight(inFront_) && !isInSight(behind_));
        QTRY_COMPARE(alone_->width(), 220);
    }

    void dockStaysHiddenAsLongAsOneReasonHidesIt() {
        layout_->hide(Reason::startPage, {alone_});
        layout_->hide(Reason::presenter, {alone_, behind_, inFront_});
        layout_->showAgain(Reason::startPage);
        QVERIFY(alone_->isHidden() && inFront_->isHidden());
        layout_->hide(Reason::startPage, {alone_});
        layout_->showAgain(Reason::presenter);
        QVERIFY(alone_->isHidden() && !inFront_->isHidden());
        layout_->showAgain(Reason::startPage);
        QVERIFY(!alone_->isHidden());
    }

    void whatTheUserClosedOrOpenedStaysSo() {
        alone_->close();
        behind_->close();
        layout_->hide(Reason::startPage, {alone_, inFront_});
        behind_->show(); // a help page
        layout_->showAgain(Reason::startPage);
        QVERIFY(alone_->isHidden() && !inFront_->isHidden() && !behind_->isHidden());
    }

    void savedStateIsThatOfTheUserWhileDocksAreHidden() {
        const QByteArray before = layout_->state();
        layout_->hide(Reason::presenter, {alone_, behind_, inFront_});
        QCOMPARE(layout_->state(), before);
    }

    void restoredStateComesIntoSightWithTheDocks() {
        alone_->close();
        const QByteArray withoutAlone = layout_->state();
        alone_->show();
        layout_->hide(Reason::startPage, {alone_, inFront_});
        layout_->restore(withoutAlone);
        QVERIFY(inFront_->isHidden());
        layout_->showAgain(Reason::startPage);
        QVERIFY(alone_->isHidden() && !inFront_->isHidden());
    }

    void damagedStateChangesNothing() {
        layout_->hide(Reason::startPage, {alone_, inFront_});
        const QByteArray before = layout_->state();
        layout_->restore("no state");
        QCOMPARE(layout_->state(), before);
        layout_->showAgain(Reason::startPage);
        QVERIFY(!alone_->isHidden() && !inFront_->isHidden());
    }

    void arrangementMadeWhileDocksAreHiddenLasts() {
        layout_->hide(Reason::startPage, {alone_});
        layout_->arrange([this] { window_->addDockWidget(Qt::BottomDockWidgetArea, alone_); });
        QVERIFY(alone_->isHidden());
        layout_->showAgain(Reason::startPage);
        QVERIFY(!alone_->isHidden());
        QCOMPARE(window_->dockWidgetArea(alone_), Qt::BottomDockWidgetArea);
    }
};

QTEST_MAIN(DockLayoutTest)
#include "DockLayoutTest.moc"
