#pragma once

#include <QColor>
#include <array>
#include <vector>
#include <vtkActor.h>
#include <vtkNew.h>
#include <vtkPolyData.h>

namespace sinkscope {

enum class PointShape { sphere, diamond, ring };
/// Whether points in front may cover the sign. Marks stay in sight inside a cloud.
enum class Covering { byDepth, never };

/// How far away things fade into the background: eye distances of the nearest and furthest of the scene, and of the
/// clipping planes.
struct DepthCue {
    double nearest = 0.0, furthest = 1.0, clipNear = 0.0, clipFar = 1.0;
    QColor background;
};

/// Points drawn as signs of a fixed size on the screen, shaped and shaded in the fragment shader: one draw call however
/// many they are.
class PointSet {
public:
    PointSet(PointShape shape, double diameter, Covering covering); ///< device-independent pixels

    vtkActor* actor() const { return actor_; }
    void setPoints(const std::vector<std::array<float, 3>>& points);
    void setColour(const QColor& colour);
    void setDiameter(double diameter) { diameter_ = diameter; }
    /// Before each frame; `pixels` per device-independent pixel.
    void prepareFrame(double pixels, const DepthCue& cue);

private:
    double diameter_;
    vtkNew<vtkPolyData> data_;
    vtkNew<vtkActor> actor_;
};

} // namespace sinkscope
