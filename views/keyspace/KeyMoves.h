#pragma once

#include <QColor>
#include <array>
#include <vector>
#include <vtkActor.h>
#include <vtkNew.h>
#include <vtkPolyData.h>

namespace sinkscope {

/// Thin lines from where tokens' keys were to where they are now.
class KeyMoves {
public:
    struct Move {
        std::array<float, 3> from, to;
    };
    KeyMoves();

    vtkActor* actor() const { return actor_; }
    void setMoves(const std::vector<Move>& moves);
    void setColour(const QColor& colour);
    void prepareFrame(double pixels); ///< per device-independent pixel

private:
    vtkNew<vtkPolyData> data_;
    vtkNew<vtkActor> actor_;
};

} // namespace sinkscope
