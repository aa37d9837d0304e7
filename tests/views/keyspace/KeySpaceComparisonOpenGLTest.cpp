#include "PlantedKeySpace.h"
#include "keyspace/KeySpaceCanvas.h"
#include "keyspace/KeySpaceView.h"
#include "keyspace/OpenGLSetup.h"

#include <QApplication>
#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

class KeySpaceComparisonOpenGLTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        applyAppearance(Appearance::light);
        if (const auto problem = openGLProblem())
            QSKIP(qPrintable(*problem));
    }

    void switchingSidesAsksNothingAndKeepsTheCamera() {
        KeySpaceView view;
        view.resize(500, 400);
        QSignalSpy asked(&view, &KeySpaceView::keySpaceRequested);
        const auto base = plantedFindings(16), changed = plantedFindings(16);
        view.setShown({base, changed, Shown::Side::base});
        view.setSelection({0, sinkHead, 0, 0, 0});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
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

    void differencePictures_data() { addPictureRows(); }
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
};

int main(int argc, char** argv) {
    prepareOpenGL();
    QApplication application(argc, argv);
    KeySpaceComparisonOpenGLTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "KeySpaceComparisonOpenGLTest.moc"
