#pragma once

#include "keyspace/OrbitCamera.h"

#include <QColor>
#include <vtkActor.h>
#include <vtkNew.h>

namespace sinkscope {

/// A lit arrow between two points whose thickness on the screen stays the same at any zoom.
class SinkArrow {
public:
    SinkArrow();

    vtkActor* shaft() const { return shaft_; }
    vtkActor* head() const { return head_; }
    void setEnds(const Point3& from, const Point3& to);
    void setColour(const QColor& colour);
    /// `lengthPerPixel` at the tip, along the arrow as it is seen (more when it points towards or away from the eye)
    /// and across it; `gap` pixels are left free there for the mark that it points at.
    void prepareFrame(double lengthAlong, double lengthAcross, double gap);
    void hide();

private:
    Point3 from_{}, to_{};
    vtkNew<vtkActor> shaft_, head_;
};

} // namespace sinkscope
