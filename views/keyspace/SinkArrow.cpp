#include "keyspace/SinkArrow.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <vtkConeSource.h>
#include <vtkCylinderSource.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>

namespace sinkscope {

namespace {

/// Turns the unit y direction into `direction`, by the angles that vtkProp3D applies in the order z, x, y.
void pointAlong(vtkActor& actor, const Point3& direction) {
    constexpr double degree = 180.0 / std::numbers::pi;
    const double tilt = std::acos(std::clamp(direction[1], -1.0, 1.0)) * degree;
    const double turn = std::atan2(direction[0], direction[2]) * degree;
    actor.SetOrientation(0.0, 0.0, 0.0);
    actor.RotateY(turn);
    actor.RotateX(tilt);
}

void place(vtkActor& actor, const Point3& centre, double radius, double length) {
    actor.SetPosition(centre[0], centre[1], centre[2]);
    actor.SetScale(radius, length, radius);
}

} // namespace

SinkArrow::SinkArrow() {
    vtkNew<vtkCylinderSource> cylinder;
    cylinder->SetResolution(16);
    cylinder->SetRadius(1.0);
    cylinder->SetHeight(1.0);
    vtkNew<vtkConeSource> cone;
    cone->SetResolution(24);
    cone->SetRadius(1.0);
    cone->SetHeight(1.0);
    cone->SetDirection(0.0, 1.0, 0.0);
    vtkNew<vtkPolyDataMapper> shaftMapper, headMapper;
    shaftMapper->SetInputConnection(cylinder->GetOutputPort());
    headMapper->SetInputConnection(cone->GetOutputPort());
    shaft_->SetMapper(shaftMapper);
    head_->SetMapper(headMapper);
    for (vtkActor* actor : {shaft_.Get(), head_.Get()}) {
        actor->GetProperty()->SetAmbient(0.75);
        actor->GetProperty()->SetDiffuse(0.35);
    }
}

void SinkArrow::setEnds(const Point3& from, const Point3& to) {
    from_ = from;
    to_ = to;
}

void SinkArrow::setColour(const QColor& colour) {
    shaft_->GetProperty()->SetColor(colour.redF(), colour.greenF(), colour.blueF());
    head_->GetProperty()->SetColor(colour.redF(), colour.greenF(), colour.blueF());
}

void SinkArrow::prepareFrame(double lengthAlong, double lengthAcross, double gap) {
    Point3 direction{};
    double length = 0.0;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        direction[axis] = to_[axis] - from_[axis];
        length += direction[axis] * direction[axis];
    }
    length = std::sqrt(length);
    for (double& part : direction)
        part /= std::max(length, std::numeric_limits<double>::min());
    const double reach = length - gap * lengthAlong, headLength = std::min(13.0 * lengthAlong, 0.6 * reach);
    if (reach < 2.0 * lengthAlong) {
        hide();
        return;
    }
    shaft_->VisibilityOn();
    head_->VisibilityOn();
    const auto along = [&](double way) {
        Point3 point{};
        for (std::size_t axis = 0; axis < 3; ++axis)
            point[axis] = from_[axis] + direction[axis] * way;
        return point;
    };
    const double shaftLength = reach - headLength;
    pointAlong(*shaft_, direction);
    pointAlong(*head_, direction);
    place(*shaft_, along(0.5 * shaftLength), 1.3 * lengthAcross, shaftLength);
    place(*head_, along(shaftLength + 0.5 * headLength), 5.5 * lengthAcross, headLength);
}

void SinkArrow::hide() {
    shaft_->VisibilityOff();
    head_->VisibilityOff();
}

} // namespace sinkscope
