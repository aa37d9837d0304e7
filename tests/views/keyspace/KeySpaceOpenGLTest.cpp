#include "PlantedKeySpace.h"
#include "keyspace/KeySpaceCanvas.h"
#include "keyspace/KeySpaceView.h"
#include "keyspace/OpenGLSetup.h"
#include "keyspace/SceneWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMainWindow>
#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

class KeySpaceOpenGLTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        applyAppearance(Appearance::light);
        if (const auto problem = openGLProblem())
            QSKIP(qPrintable(*problem));
    }

    void drawsTheSinkKeyInVermilion() {
        KeySpaceCanvas canvas;
        canvas.resize(600, 400);
        canvas.setContent(plantedContent(64));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        const QImage image = canvas.grabFramebuffer();
        QCOMPARE(image.size(), canvas.size() * canvas.devicePixelRatioF());
        // A disc of 20 pixels covers 314; its rim and shine differ in saturation, the arrow adds to it.
        QVERIFY2(countHue(image, Hue::vermilion) > 200, qPrintable(QString::number(countHue(image, Hue::vermilion))));
        QVERIFY(countHue(image, Hue::purple) > 60);
    }

    void drawsNoVermilionForAHeadWithoutSink() {
        KeySpaceCanvas canvas;
        canvas.resize(600, 400);
        canvas.setContent(plantedContent(64, 2));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QCOMPARE(countHue(canvas.grabFramebuffer(), Hue::vermilion), 0);
    }

    void projectsWhereVtkDraws() {
        KeySpaceCanvas canvas;
        canvas.resize(600, 400);
        canvas.setContent(plantedContent(64));
        OrbitCamera camera = canvas.camera();
        camera.orbit(25.0, 10.0);
        canvas.setCamera(camera);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        const QImage image = canvas.grabFramebuffer();
        const QPointF centre = *canvas.positionOf({PointKind::key, 0}) * canvas.devicePixelRatioF();
        // All around the projected centre, well inside the mark of 20 pixels and on it alone.
        for (const QPointF& offset : {QPointF(0, 6), QPointF(6, 0), QPointF(-6, 0), QPointF(0, -6)}) {
            const QColor pixel = image.pixelColor((centre + offset).toPoint());
            QVERIFY2(std::abs(pixel.hsvHue() - colour::sink().hsvHue()) <= 8, qPrintable(pixel.name()));
        }
        QVERIFY(std::abs(image.pixelColor((centre + QPointF(0, -12)).toPoint()).hsvHue() - colour::sink().hsvHue()) >
                8);
    }

    void clickPicksTheToken() {
        KeySpaceCanvas canvas;
        canvas.resize(600, 400);
        canvas.setContent(plantedContent(6));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        std::vector<KeySpacePoint> clicked;
        connect(&canvas, &KeySpaceCanvas::pointClicked, this,
                [&](const KeySpacePoint& point) { clicked.push_back(point); });
        for (const KeySpacePoint& point :
             {KeySpacePoint{PointKind::key, 0}, KeySpacePoint{PointKind::query, 3}, KeySpacePoint{PointKind::key, 4}}) {
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.positionOf(point)->toPoint());
            QVERIFY(!clicked.empty() && clicked.back() == point);
        }
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, {2, 2});
        QCOMPARE(clicked.size(), 3U);
    }

    void homeShowsEverythingAgain() {
        KeySpaceCanvas canvas;
        canvas.resize(600, 400);
        canvas.setContent(plantedContent(16));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        const OrbitCamera home = canvas.camera();
        QTest::keyClick(&canvas, Qt::Key_Left);
        QTest::keyClick(&canvas, Qt::Key_Plus);
        QVERIFY(canvas.camera() != home);
        QVERIFY(canvas.camera().distance < home.distance);
        QTest::keyClick(&canvas, Qt::Key_Home);
        QCOMPARE(canvas.camera(), home);
    }

    void dragOrbitsAndPicksNothing() {
        KeySpaceCanvas canvas;
        canvas.resize(600, 400);
        canvas.setContent(plantedContent(16));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        bool clicked = false;
        connect(&canvas, &KeySpaceCanvas::pointClicked, this, [&] { clicked = true; });
        const OrbitCamera home = canvas.camera();
        const QPoint start = canvas.positionOf({PointKind::key, 0})->toPoint();
        QTest::mousePress(&canvas, Qt::LeftButton, {}, start);
        QTest::mouseMove(&canvas, start + QPoint(40, 10));
        QMouseEvent move(QEvent::MouseMove, start + QPoint(40, 10), canvas.mapToGlobal(start + QPoint(40, 10)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&canvas, &move);
        QTest::mouseRelease(&canvas, Qt::LeftButton, {}, start + QPoint(40, 10));
        QVERIFY(canvas.camera().azimuth != home.azimuth);
        QCOMPARE(canvas.camera().distance, home.distance);
        QVERIFY(!clicked);
    }

    void doubleClickFliesToThePoint() {
        KeySpaceCanvas canvas;
        canvas.resize(600, 400);
        canvas.setContent(plantedContent(16));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QTest::mouseDClick(&canvas, Qt::LeftButton, {}, canvas.positionOf({PointKind::key, 0})->toPoint());
        QTRY_VERIFY(std::abs(canvas.camera().target[0] - 2.5) < 1e-6);
        const QPointF seen = *canvas.positionOf({PointKind::key, 0});
        QVERIFY(std::hypot(seen.x() - 300.0, seen.y() - 200.0) < 1e-6);
    }

    void keepsDrawingInAnotherWindow() {
        auto* canvas = new KeySpaceCanvas;
        canvas->setContent(plantedContent(64));
        QMainWindow first, second;
        first.resize(500, 400);
        second.resize(700, 500);
        first.setCentralWidget(canvas);
        first.show();
        QVERIFY(QTest::qWaitForWindowExposed(&first));
        QVERIFY(countHue(canvas->grabFramebuffer(), Hue::vermilion) > 200);
        first.takeCentralWidget();
        second.setCentralWidget(canvas);
        second.show();
        QVERIFY(QTest::qWaitForWindowExposed(&second));
        canvas->show();
        QTRY_VERIFY(countHue(canvas->grabFramebuffer(), Hue::vermilion) > 200);
        second.takeCentralWidget();
        canvas->setParent(nullptr); // floats alone, as a dock does
        canvas->resize(420, 320);
        canvas->show();
        QVERIFY(QTest::qWaitForWindowExposed(canvas));
        QTRY_VERIFY(countHue(canvas->grabFramebuffer(), Hue::vermilion) > 200);
        first.setCentralWidget(canvas);
        QTRY_VERIFY(countHue(canvas->grabFramebuffer(), Hue::vermilion) > 200);
    }

    void followsTheAppearance() {
        KeySpaceCanvas canvas;
        canvas.resize(400, 300);
        canvas.setContent(plantedContent(16));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        applyAppearance(Appearance::dark);
        QTRY_VERIFY(canvas.palette().color(QPalette::Base).lightness() < 60);
        QTRY_COMPARE(canvas.grabFramebuffer().pixelColor(2, 2), canvas.palette().color(QPalette::Base));
    }

    void asksOnceForEachHeadAndRotation() {
        KeySpaceView view;
        std::vector<std::tuple<std::int64_t, std::int64_t, Rotation>> asked;
        connect(&view, &KeySpaceView::keySpaceRequested, this,
                [&](std::int64_t layer, std::int64_t head, Rotation rotation) {
                    asked.emplace_back(layer, head, rotation);
                });
        view.setShown({plantedFindings(16), nullptr});
        view.setSelection({0, 2, 0, 0, 0});
        view.setSelection({0, sinkHead, 0, 0, 0}); // within the debounce: only the last one counts
        QTRY_COMPARE(asked.size(), 1U);
        QCOMPARE(asked.back(), std::make_tuple(0L, sinkHead, Rotation::after));
        view.setSelection({0, sinkHead, 3, 2, 9}); // another token of the same head needs no new points
        view.findChild<QComboBox*>()->setCurrentIndex(1);
        QTRY_COMPARE(asked.size(), 2U);
        QCOMPARE(asked.back(), std::make_tuple(0L, sinkHead, Rotation::before));
        view.setSelection({layers, 0, 0, 0, 0}); // outside the run
        QTest::qWait(80);
        QCOMPARE(asked.size(), 2U);
        view.setShown({plantedFindings(16), nullptr}); // another run
        view.setSelection({0, sinkHead, 0, 0, 0});
        QTRY_COMPARE(asked.size(), 3U);
    }

    void showsOnlyTheAnswerToTheNewestRequest() {
        KeySpaceView view;
        view.resize(500, 400);
        view.setShown({plantedFindings(16), nullptr});
        view.setSelection({0, sinkHead, 0, 0, 0});
        QSignalSpy asked(&view, &KeySpaceView::keySpaceRequested);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_COMPARE(asked.count(), 1);
        auto* canvas = view.findChild<KeySpaceCanvas*>();
        view.setKeySpaces({plantedSpace(16, 3), nullptr});
        QVERIFY(!canvas->isVisible());
        view.setKeySpaces({plantedSpace(16, sinkHead, Rotation::before), nullptr});
        QVERIFY(!canvas->isVisible());
        view.setKeySpaces({plantedSpace(16), nullptr});
        QVERIFY(canvas->isVisible());
        QVERIFY(canvas->accessibleDescription().contains(QStringLiteral("after RoPE")));
    }

    void clickMovesTheSelection() {
        KeySpaceView view;
        view.resize(500, 400);
        view.setShown({plantedFindings(6), nullptr});
        const Selection selection{0, sinkHead, 1, 2, 7};
        view.setSelection(selection);
        view.show();
        QSignalSpy asked(&view, &KeySpaceView::keySpaceRequested);
        QTRY_COMPARE(asked.count(), 1);
        view.setKeySpaces({plantedSpace(6), nullptr});
        auto* canvas = view.findChild<KeySpaceCanvas*>();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        Selection moved;
        connect(&view, &KeySpaceView::selectionRequested, this, [&](const Selection& wanted) { moved = wanted; });
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->positionOf({PointKind::query, 3})->toPoint());
        QCOMPARE(moved, (Selection{0, sinkHead, 3, 2, 7}));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->positionOf({PointKind::key, 4})->toPoint());
        QCOMPARE(moved, (Selection{0, sinkHead, 1, 4, 7}));
    }

    void drawsEightThousandPointsSmoothly() {
        KeySpaceCanvas canvas;
        canvas.resize(600, 400);
        canvas.setContent(plantedContent(4096));
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        canvas.grabFramebuffer();
        QElapsedTimer timer;
        timer.start();
        constexpr int frames = 10;
        for (int i = 0; i < frames; ++i) {
            OrbitCamera camera = canvas.camera();
            camera.orbit(3.0, 0.0);
            canvas.setCamera(camera);
            canvas.grabFramebuffer();
        }
        qInfo("%.1f ms per frame", static_cast<double>(timer.elapsed()) / frames);
        QVERIFY(countHue(canvas.grabFramebuffer(), Hue::vermilion) > 100);
    }

    void survivesPointsThatAreNotNumbers() {
        KeySpaceContent content = plantedContent(4);
        auto space = std::make_shared<KeySpace>(*content.space);
        for (auto& point : space->queries)
            point = {NAN, INFINITY, 0.0F};
        space->keys[0] = {NAN, NAN, NAN};
        space->origin = {NAN, 0.0F, 0.0F};
        content.space = space;
        KeySpaceCanvas canvas;
        canvas.resize(300, 200);
        canvas.setContent(content);
        canvas.show();
        QVERIFY(QTest::qWaitForWindowExposed(&canvas));
        QCOMPARE(countHue(canvas.grabFramebuffer(), Hue::vermilion), 0);
    }

    void pictures_data() { addPictureRows(); }
    void pictures() {
        QFETCH(QSize, size);
        QFETCH(int, tokens);
        QFETCH(bool, dark);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        KeySpaceView view;
        view.resize(size);
        view.setShown({plantedFindings(tokens), nullptr});
        view.setSelection({0, sinkHead, 5, 0, 0});
        view.show();
        QSignalSpy asked(&view, &KeySpaceView::keySpaceRequested);
        QTRY_COMPARE(asked.count(), 1);
        view.setKeySpaces({plantedSpace(tokens), nullptr});
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::qWait(50);
        save(view, QTest::currentDataTag());
        QVERIFY(view.findChild<KeySpaceCanvas*>()->isVisible());
    }

    void showsTheReasonWithoutOpenGL() {
        qputenv("SINKSCOPE_NO_OPENGL", "1");
        KeySpaceView view;
        view.resize(400, 300);
        view.show();
        view.setShown({plantedFindings(16), nullptr});
        view.setSelection({0, 1, 0, 0, 0});
        view.setKeySpaces({plantedSpace(16), nullptr});
        qunsetenv("SINKSCOPE_NO_OPENGL");
        const auto* label = view.findChild<QLabel*>(QStringLiteral("openGLProblem"));
        QVERIFY(label && label->isVisible());
        QVERIFY(label->text().contains(QStringLiteral("SINKSCOPE_NO_OPENGL")));
        QVERIFY(!view.findChild<KeySpaceCanvas*>());
    }
};

int main(int argc, char** argv) {
    prepareOpenGL();
    QApplication application(argc, argv);
    KeySpaceOpenGLTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "KeySpaceOpenGLTest.moc"
