#include "keyspace/OrbitCamera.h"
#include "keyspace/PointPicker.h"

#include <QtTest>
#include <cmath>

using namespace sinkscope;

namespace {

constexpr QSizeF viewport(600.0, 400.0);

KeySpaceContent plantedContent() {
    auto space = std::make_shared<KeySpace>();
    space->keys = {{4.0F, 0.0F, 0.0F}, {-1.0F, 0.5F, 0.0F}, {-1.0F, -0.5F, 0.3F}};
    space->queries = {{-2.0F, 1.0F, 0.0F}, {-2.0F, 0.0F, 1.0F}, {NAN, 0.0F, 0.0F}};
    KeySpaceContent content;
    content.space = space;
    return content;
}

} // namespace

class OrbitCameraTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void projectsTargetToTheMiddle() {
        OrbitCamera camera;
        camera.target = {1.0, 2.0, 3.0};
        camera.distance = 5.0;
        const auto seen = camera.project(camera.target, viewport);
        QVERIFY(seen);
        // Rounding of double arithmetic only.
        QVERIFY(std::hypot(seen->position.x() - 300.0, seen->position.y() - 200.0) < 1e-9);
        QVERIFY(std::abs(seen->depth - 5.0) < 1e-9);
    }

    void projectsByTheTangentOfTheViewAngle() {
        OrbitCamera camera;
        camera.azimuth = camera.elevation = 0.0;
        camera.distance = 10.0;
        const auto seen = camera.project({1.0, 2.0, 0.0}, viewport);
        const double focal =
            200.0 / std::tan(15.0 * M_PI / 180.0); // closed form: half the height over tan of half the angle
        QVERIFY(std::abs(seen->position.x() - (300.0 + focal * 0.1)) < 1e-9);
        QVERIFY(std::abs(seen->position.y() - (200.0 - focal * 0.2)) < 1e-9);
    }

    void seesNothingBehindTheEye() {
        OrbitCamera camera;
        camera.azimuth = camera.elevation = 0.0;
        QVERIFY(!camera.project({0.0, 0.0, 2.0}, viewport));
    }

    void zoomKeepsWhatLiesUnderThePointer() {
        OrbitCamera camera;
        camera.azimuth = camera.elevation = 0.0;
        camera.distance = 10.0;
        const Point3 point{1.5, -0.7, 0.0};
        const QPointF before = camera.project(point, viewport)->position;
        camera.zoom(0.5, before, viewport);
        const QPointF after = camera.project(point, viewport)->position;
        QVERIFY(std::hypot(after.x() - before.x(), after.y() - before.y()) < 1e-9);
        QCOMPARE(camera.distance, 5.0);
    }

    void panMovesTheSceneWithThePointer() {
        OrbitCamera camera;
        camera.distance = 10.0;
        const Point3 target = camera.target;
        camera.pan({30.0, -12.0}, viewport);
        const QPointF moved = camera.project(target, viewport)->position;
        QVERIFY(std::hypot(moved.x() - 330.0, moved.y() - 188.0) < 1e-9);
    }

    void elevationStaysBelowThePole() {
        OrbitCamera camera;
        camera.orbit(0.0, 400.0);
        QCOMPARE(camera.elevation, 85.0);
    }

    void fittedCameraSeesTheWholeBox() {
        const Box3 box{{-3.0, -1.0, -2.0}, {9.0, 2.0, 1.0}};
        const OrbitCamera camera = OrbitCamera().fitted(box, viewport, {50.0, 40.0});
        for (int corner = 0; corner < 8; ++corner) {
            const auto seen =
                camera.project({corner & 1 ? 9.0 : -3.0, corner & 2 ? 2.0 : -1.0, corner & 4 ? 1.0 : -2.0}, viewport);
            QVERIFY(seen);
            QVERIFY(QRectF(49.9, 39.9, 500.2, 320.2).contains(seen->position));
        }
    }

    void flightStartsAndEndsWhereItShould() {
        OrbitCamera from, to;
        to.target = {1.0, 1.0, 1.0};
        to.distance = 4.0;
        QCOMPARE(between(from, to, 0.0), from);
        QCOMPARE(between(from, to, 1.0), to);
        QVERIFY(std::abs(between(from, to, 0.5).distance - 2.0) < 1e-12); // geometric mean of 1 and 4
    }

    void picksThePointUnderThePointer() {
        const KeySpaceContent content = plantedContent();
        const OrbitCamera camera = OrbitCamera().fitted(boxAround(*content.space).box, viewport, {50.0, 40.0});
        for (const KeySpacePoint& point :
             {KeySpacePoint{PointKind::key, 1}, KeySpacePoint{PointKind::key, 2}, KeySpacePoint{PointKind::query, 1}}) {
            const QPointF position = camera.project(*content.place(point), viewport)->position;
            QVERIFY(pick(content, camera, viewport, position + QPointF(2.0, -1.0), 8.0) == point);
        }
    }

    void picksNothingAwayFromAllPoints() {
        const KeySpaceContent content = plantedContent();
        QVERIFY(!pick(content, OrbitCamera().fitted(boxAround(*content.space).box, viewport, {}), viewport, {1.0, 1.0},
                      8.0));
        QVERIFY(!pick({}, OrbitCamera(), viewport, {300.0, 200.0}, 8.0));
    }

    void picksTheNearerOfTwoInOneLine() {
        auto space = std::make_shared<KeySpace>();
        space->keys = {{0.0F, 0.0F, -1.0F}, {0.0F, 0.0F, 1.0F}};
        KeySpaceContent content;
        content.space = space;
        OrbitCamera camera;
        camera.azimuth = camera.elevation = 0.0;
        camera.distance = 8.0;
        QVERIFY(pick(content, camera, viewport, {300.0, 200.0}, 8.0) == (KeySpacePoint{PointKind::key, 1}));
    }

    void boxHoldsEveryFinitePointAndTheOrigin() {
        KeySpaceContent content = plantedContent();
        const KeySpaceBox box = boxAround(*content.space);
        QCOMPARE(box.step, 1.0); // the longest side, 6, in six steps
        QCOMPARE(box.box.low, (Point3{-2.0, -1.0, 0.0}));
        QCOMPARE(box.box.high, (Point3{4.0, 1.0, 1.0}));
    }

    void boxOfOnePointHasAnExtent() {
        KeySpace space;
        space.keys = space.queries = {{0.0F, 0.0F, 0.0F}};
        const KeySpaceBox box = boxAround(space);
        QVERIFY(box.box.radius() > 0.0);
    }
};

QTEST_GUILESS_MAIN(OrbitCameraTest)
#include "OrbitCameraTest.moc"
