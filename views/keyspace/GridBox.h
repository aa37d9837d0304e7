#pragma once

#include "keyspace/KeySpaceContent.h"

#include <QColor>
#include <array>
#include <vtkActor.h>
#include <vtkNew.h>

namespace sinkscope {

/// The six walls of the box as light grids; only those behind the points are shown.
class GridBox {
public:
    GridBox();

    const std::array<vtkNew<vtkActor>, 6>& actors() const { return actors_; }
    void setBox(const KeySpaceBox& box);
    void setColour(const QColor& colour);
    void prepareFrame(const OrbitCamera& camera);

private:
    KeySpaceBox box_;
    std::array<vtkNew<vtkActor>, 6> actors_; ///< wall 2 · axis + (0 low, 1 high)
};

} // namespace sinkscope
