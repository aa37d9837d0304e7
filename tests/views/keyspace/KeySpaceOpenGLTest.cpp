#include "keyspace/KeySpaceCanvas.h"
#include "keyspace/KeySpaceView.h"
#include "keyspace/OpenGLSetup.h"
#include "keyspace/SceneWidget.h"
#include "style/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMainWindow>
#include <QSignalSpy>
#include <QtTest>
#include <random>

using namespace sinkscope;

namespace {

constexpr std::int64_t layers = 3, heads = 4, sinkHead = 1;

std::shared_ptr<const Findings> plantedFindings(std::int64_t tokens) {
    auto run = std::make_shared<Run>();
    for (std::int64_t i = 0; i < tokens; ++i)
        run->tokens.push_back(
            {static_cast<std::int32_t>(i), i == 0 ? "The" : " word", TokenKind::ordinary, AddedBy::text});
    auto findings = std::make_shared<Findings>();
    findings->run = run;
    findings->sinks.strength = Matrix(layers, heads, 0.05F);
    findings->sinks.token.assign(layers * heads, 0);
    for (std::int64_t layer = 0; layer < layers; ++layer)
        findings->sinks.strength.at(layer, sinkHead) = 0.8F;
    findings->lifeCycle.spikeTokens = {0};
    return findings;
}

/// Keys and queries in two clouds, the sink key of token 0 far from both.
std::shared_ptr<const KeySpace> plantedSpace(std::int64_t tokens, std::int64_t head = sinkHead,
                                             Rotation rotation = Rotation::after) {
    std::mt19937 random(7);
    std::normal_distribution<float> noise(0.0F, 1.0F);
    auto space = std::make_shared<KeySpace>();
    space->head = head;
    space->rotation = rotation;
    for (std::int64_t i = 0; i < tokens; ++i) {
        space->queries.push_back({4.0F + noise(random), 1.0F + noise(random), noise(random)});
        space->keys.push_back({-4.0F + 1.3F * noise(random), noise(random), noise(random)});
    }
    space->keys[0] = {2.5F, 5.0F, 3.0F};
    space->origin = {-1.0F, -1.5F, 0.0F};
    space->explained = {0.61, 0.14, 0.08};
    return space;
}

/// The same head where the sink key lost its place and the others moved a little.
std::shared_ptr<const KeySpace> changedSpace(std::int64_t tokens) {
    auto space = std::make_shared<KeySpace>(*plantedSpace(tokens));
    for (std::size_t token = 0; token < space->keys.size(); ++token)
        space->keys[token][1] += 0.8F + 0.2F * static_cast<float>(token % 5);
    space->keys[0] = {-3.0F, 1.0F, 0.5F};
    return space;
}

enum class Hue { vermilion, purple, green };

/// Pixels whose hue and saturation are those of the colour, however lit.
int countHue(const QImage& image, Hue hue) {
    const QColor wanted = hue == Hue::vermilion ? colour::sink()
                          : hue == Hue::purple  ? colour::spike()
                                                : colour::intervened();
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.hsvHue() - wanted.hsvHue()) <= 8 &&
                pixel.hsvSaturation() > 0.75 * wanted.hsvSaturation())
                ++count;
        }
    return count;
}

KeySpaceContent plantedContent(std::int64_t tokens, std::int64_t head = sinkHead) {
    KeySpaceContent content;
    content.space = plantedSpace(tokens, head);
    content.findings = plantedFindings(tokens);
    content.selection = {0, head, 5, 0, 0};
    return content;
}

void save(QWidget& widget, const char* name) {
    const QString folder = qEnvironmentVariable("SINKSCOPE_PICTURES");
    if (!folder.isEmpty())
        widget.grab().save(folder + QStringLiteral("/keys-") + QLatin1String(name) + QStringLiteral(".png"));
}

} // namespace

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
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy asked(&view, &KeySpaceView::keySpaceRequested);
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

    void switchingSidesAsksNothingAndKeepsTheCamera() {
        KeySpaceView view;
        view.resize(500, 400);
        const auto base = plantedFindings(16), changed = plantedFindings(16);
        view.setShown({base, changed, Shown::Side::base});
        view.setSelection({0, sinkHead, 0, 0, 0});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy asked(&view, &KeySpaceView::keySpaceRequested);
        QTRY_COMPARE(asked.count(), 1);
        auto* canvas = view.findChild<KeySpaceCanvas*>();
        view.setKeySpaces({plantedSpace(16), nullptr}); // one side alone answers no comparison
        QVERIFY(!canvas->isVisible());
        view.setKeySpaces({plantedSpace(16), changedSpace(16)});
        QVERIFY(canvas->isVisible());
        OrbitCamera camera = canvas->camera();
        camera.orbit(30.0, 5.0);
        canvas->setCamera(camera);
        const QPointF before = *canvas->positionOf({PointKind::key, 0});
        view.setShown({base, changed, Shown::Side::changed});
        QVERIFY(canvas->camera().position() == camera.position());
        QVERIFY(*canvas->positionOf({PointKind::key, 0}) != before);
        QVERIFY(countHue(canvas->grabFramebuffer(), Hue::green) == 0);
        view.setShown({base, changed, Shown::Side::difference});
        QVERIFY(countHue(canvas->grabFramebuffer(), Hue::green) > 100);
        QTest::qWait(60);
        QCOMPARE(asked.count(), 1);
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

    void pictures_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<bool>("dark");
        QTest::newRow("small-light") << QSize(430, 260) << 64 << false;
        QTest::newRow("small-dark") << QSize(430, 260) << 64 << true;
        QTest::newRow("large-light") << QSize(900, 600) << 64 << false;
        QTest::newRow("large-dark-many") << QSize(900, 600) << 4096 << true;
        QTest::newRow("large-light-many") << QSize(900, 600) << 4096 << false;
    }
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

    void differencePictures_data() { pictures_data(); }
    void differencePictures() {
        QFETCH(QSize, size);
        QFETCH(int, tokens);
        QFETCH(bool, dark);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        KeySpaceView view;
        view.resize(size);
        auto changed = std::make_shared<Findings>(*plantedFindings(tokens));
        changed->sinks.strength = Matrix(layers, heads, 0.05F);
        changed->lifeCycle.spikeTokens.clear();
        view.setShown({plantedFindings(tokens), changed, Shown::Side::difference});
        view.setSelection({0, sinkHead, 5, 0, 0});
        view.show();
        QSignalSpy asked(&view, &KeySpaceView::keySpaceRequested);
        QTRY_COMPARE(asked.count(), 1);
        view.setKeySpaces({plantedSpace(tokens), changedSpace(tokens)});
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::qWait(50);
        save(view, qPrintable(QStringLiteral("difference-") + QLatin1String(QTest::currentDataTag())));
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
