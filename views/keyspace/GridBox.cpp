#include "keyspace/GridBox.h"

#include "keyspace/GridLines.h"

#include <vtkCellArray.h>
#include <vtkPoints.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>

namespace sinkscope {

namespace {

vtkNew<vtkPolyData> polyData(const std::vector<WallLine>& lines) {
    vtkNew<vtkPoints> points;
    vtkNew<vtkCellArray> cells;
    for (const WallLine& line : lines) {
        const vtkIdType ends[2] = {points->InsertNextPoint(line.from.data()), points->InsertNextPoint(line.to.data())};
        cells->InsertNextCell(2, ends);
    }
    vtkNew<vtkPolyData> data;
    data->SetPoints(points);
    data->SetLines(cells);
    return data;
}

} // namespace

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
        static_cast<vtkPolyDataMapper*>(actors_[wall]->GetMapper())->SetInputData(polyData(wallLines(box, wall)));
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
