#include "keyspace/KeyMoves.h"

#include <vtkCellArray.h>
#include <vtkPoints.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>

namespace sinkscope {

KeyMoves::KeyMoves() {
    vtkNew<vtkPolyDataMapper> mapper;
    mapper->SetInputData(data_);
    actor_->SetMapper(mapper);
    actor_->GetProperty()->LightingOff();
    setMoves({});
}

void KeyMoves::setMoves(const std::vector<Move>& moves) {
    vtkNew<vtkPoints> points;
    vtkNew<vtkCellArray> lines;
    for (const Move& move : moves) {
        const vtkIdType ends[2] = {points->InsertNextPoint(move.from.data()), points->InsertNextPoint(move.to.data())};
        lines->InsertNextCell(2, ends);
    }
    data_->SetPoints(points);
    data_->SetLines(lines);
    data_->Modified();
    actor_->SetVisibility(!moves.empty());
}

void KeyMoves::setColour(const QColor& colour) {
    actor_->GetProperty()->SetColor(colour.redF(), colour.greenF(), colour.blueF());
}

void KeyMoves::prepareFrame(double pixels) {
    actor_->GetProperty()->SetLineWidth(static_cast<float>(1.2 * pixels));
}

} // namespace sinkscope
