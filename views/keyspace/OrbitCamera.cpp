#include "keyspace/OrbitCamera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinkscope {

namespace {

constexpr double radian = std::numbers::pi / 180.0;

Point3 operator+(const Point3& a, const Point3& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}
Point3 operator-(const Point3& a, const Point3& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}
Point3 operator*(double factor, const Point3& a) {
    return {factor * a[0], factor * a[1], factor * a[2]};
}
double dot(const Point3& a, const Point3& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/// Directions of the picture: to the right, upwards and into it.
struct Frame {
    Point3 right, up, forward;
    explicit Frame(const OrbitCamera& camera) {
        const double a = camera.azimuth * radian, e = camera.elevation * radian;
        right = {std::cos(a), 0.0, -std::sin(a)};
        up = {-std::sin(e) * std::sin(a), std::cos(e), -std::sin(e) * std::cos(a)};
        forward = {-std::cos(e) * std::sin(a), -std::sin(e), -std::cos(e) * std::cos(a)};
    }
};

/// Pixels per unit of length at depth 1.
double focalLength(QSizeF viewport) {
    return 0.5 * viewport.height() / std::tan(0.5 * OrbitCamera::viewAngle * radian);
}

} // namespace

Point3 Box3::centre() const {
    return 0.5 * (low + high);
}

double Box3::radius() const {
    const Point3 diagonal = high - low;
    return 0.5 * std::sqrt(dot(diagonal, diagonal));
}

Point3 OrbitCamera::position() const {
    return target - distance * Frame(*this).forward;
}

std::optional<ScreenPoint> OrbitCamera::project(const Point3& point, QSizeF viewport) const {
    const Frame frame(*this);
    const Point3 seen = point - target + distance * frame.forward;
    const double depth = dot(seen, frame.forward);
    if (!(depth > 1e-6 * distance))
        return std::nullopt;
    const double scale = focalLength(viewport) / depth;
    return ScreenPoint{{0.5 * viewport.width() + scale * dot(seen, frame.right),
                        0.5 * viewport.height() - scale * dot(seen, frame.up)},
                       depth};
}

double OrbitCamera::lengthPerPixel(double depth, QSizeF viewport) const {
    return depth / focalLength(viewport);
}

void OrbitCamera::orbit(double azimuthChange, double elevationChange) {
    azimuth = std::remainder(azimuth + azimuthChange, 360.0);
    elevation = std::clamp(elevation + elevationChange, -85.0, 85.0);
}

void OrbitCamera::pan(QPointF pixels, QSizeF viewport) {
    const Frame frame(*this);
    const double length = lengthPerPixel(distance, viewport);
    target = target + (-pixels.x() * length) * frame.right + (pixels.y() * length) * frame.up;
}

void OrbitCamera::zoom(double factor, QPointF pointer, QSizeF viewport) {
    const QPointF fromCentre = pointer - QPointF(0.5 * viewport.width(), 0.5 * viewport.height());
    pan(-(1.0 - factor) * fromCentre, viewport);
    distance *= factor;
}

OrbitCamera OrbitCamera::fitted(const Box3& box, QSizeF viewport, QSizeF frame) const {
    OrbitCamera camera = *this;
    camera.target = box.centre();
    camera.distance = 0.0;
    const Frame axes(camera);
    const double focal = focalLength(viewport);
    const double slopeX = std::max(0.5 * viewport.width() - frame.width(), 0.25 * viewport.width()) / focal;
    const double slopeY = std::max(0.5 * viewport.height() - frame.height(), 0.25 * viewport.height()) / focal;
    for (int corner = 0; corner < 8; ++corner) {
        const Point3 offset = Point3{corner & 1 ? box.high[0] : box.low[0], corner & 2 ? box.high[1] : box.low[1],
                                     corner & 4 ? box.high[2] : box.low[2]} -
                              camera.target;
        const double needed =
            std::max(std::abs(dot(offset, axes.right)) / slopeX, std::abs(dot(offset, axes.up)) / slopeY);
        camera.distance = std::max(camera.distance, needed - dot(offset, axes.forward));
    }
    return camera;
}

OrbitCamera between(const OrbitCamera& from, const OrbitCamera& to, double share) {
    OrbitCamera camera;
    camera.target = from.target + share * (to.target - from.target);
    camera.azimuth = from.azimuth + share * std::remainder(to.azimuth - from.azimuth, 360.0);
    camera.elevation = std::lerp(from.elevation, to.elevation, share);
    camera.distance = from.distance * std::pow(to.distance / from.distance, share);
    return camera;
}

} // namespace sinkscope
