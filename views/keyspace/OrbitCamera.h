#pragma once

#include <QPointF>
#include <QSizeF>
#include <array>
#include <optional>

namespace sinkscope {

using Point3 = std::array<double, 3>;

/// Smallest axis-parallel box around something.
struct Box3 {
    Point3 low{}, high{};
    Point3 centre() const;
    double radius() const; ///< half its diagonal
};

/// Where a point of the scene falls on the screen, in device-independent pixels from the upper left, and how far it is
/// from the eye.
struct ScreenPoint {
    QPointF position;
    double depth = 0.0;
};

/// Where the viewer stands: turned around a target, y upwards, in perspective. A value; angles in degrees, lengths in
/// scene units.
struct OrbitCamera {
    static constexpr double viewAngle = 30.0; ///< over the height of the picture
    Point3 target{};
    double azimuth = 35.0, elevation = 20.0, distance = 1.0;

    Point3 position() const;
    /// Empty for a point behind the eye.
    std::optional<ScreenPoint> project(const Point3& point, QSizeF viewport) const;
    /// Length that one pixel covers at this depth.
    double lengthPerPixel(double depth, QSizeF viewport) const;

    void orbit(double azimuthChange, double elevationChange); ///< elevation stays within ±85°
    void pan(QPointF pixels, QSizeF viewport); ///< moves the target so that the scene follows the pointer
    /// Factor below 1 comes nearer; what lies under `pointer` in the target's plane stays there.
    void zoom(double factor, QPointF pointer, QSizeF viewport);

    /// The same direction, moved so that the whole box is seen, `frame` pixels inside the left and right and the upper
    /// and lower edges (at most a quarter of the picture each).
    OrbitCamera fitted(const Box3& box, QSizeF viewport, QSizeF frame) const;
    bool operator==(const OrbitCamera&) const = default;
};

/// Between two cameras, `share` from 0 to 1: the distance moves by ratio, so that flying near looks even.
OrbitCamera between(const OrbitCamera& from, const OrbitCamera& to, double share);

} // namespace sinkscope
