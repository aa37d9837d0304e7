#include "keyspace/GridBox.h"

#include <cmath>
#include <vtkCellArray.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>

namespace sinkscope {

namespace {

/// Lines of one wall: along both of its axes, one per step, edges included.
vtkNew<vtkPolyData> wallLines(const KeySpaceBox& grid, std::size_t wall) {
    vtkNew<vtkPoints> points;
    vtkNew<vtkCellArray> lines;
    const std::size_t axis = wall / 2;
    Point3 from{}, to{};
    from[axis] = to[axis] = wall % 2 == 0 ? grid.box.low[axis] : grid.box.high[axis];
    for (std::size_t turn = 1; turn <= 2; ++turn) {
        const std::size_t across = (axis + turn) % 3, along = (axis + 3 - turn) % 3;
        from[along] = grid.box.low[along];
        to[along] = grid.box.high[along];
        const auto count = std::lround((grid.box.high[across] - grid.box.low[across]) / grid.step);
        for (long i = 0; i <= count; ++i) {
            from[across] = to[across] = grid.box.low[across] + static_cast<double>(i) * grid.step;
            const vtkIdType ends[2] = {points->InsertNextPoint(from.data()), points->InsertNextPoint(to.data())};
            lines->InsertNextCell(2, ends);
        }
    }
    vtkNew<vtkPolyData> data;
    data->SetPoints(points);
    data->SetLines(lines);
    return data;
}

} // namespace

bool isBackWall(const Box3& box, std::size_t wall, const OrbitCamera& camera) {
    const std::size_t axis = wall / 2;
    const double eye = camera.position()[axis];
    return wall % 2 == 0 ? eye > box.low[axis] : eye < box.high[axis];
}

GridBox::GridBox() {
    for (const auto& actor : actors_) {
        vtkNew<vtkPolyDataMapper> mapper;
        actor->SetMapper(mapper);
        actor->GetProperty()->LightingOff();
    }
}

void GridBox::setBox(const KeySpaceBox& box) {
    box_ = box;
    for (std::size_t wall = 0; wall < actors_.size(); ++wall)
        static_cast<vtkPolyDataMapper*>(actors_[wall]->GetMapper())->SetInputData(wallLines(box, wall));
}

void GridBox::setColour(const QColor& colour) {
    for (const auto& actor : actors_)
        actor->GetProperty()->SetColor(colour.redF(), colour.greenF(), colour.blueF());
}

void GridBox::prepareFrame(const OrbitCamera& camera) {
    for (std::size_t wall = 0; wall < actors_.size(); ++wall)
        actors_[wall]->SetVisibility(isBackWall(box_.box, wall, camera));
}

} // namespace sinkscope
