#pragma once

#include <QOpenGLWidget>
#include <memory>

class vtkRenderer;

namespace sinkscope {

/// A VTK scene inside Qt: owns the render window, which draws into a framebuffer of its own; each paint copies that
/// picture. Survives being moved to another window. GUI thread only.
class SceneWidget : public QOpenGLWidget {
    Q_OBJECT
public:
    explicit SceneWidget(QWidget* parent = nullptr);
    ~SceneWidget() override;

    vtkRenderer& renderer() const;
    /// Draws the scene anew with the next frame; QWidget::update() alone shows the last picture again. Without a
    /// graphics card its edges are smoothed only once nothing has moved for 80 ms.
    void scheduleRender();

protected:
    /// Called right before VTK draws. `pixels` is how many VTK pixels make one device-independent pixel.
    virtual void prepareFrame(double pixels) = 0;

    void initializeGL() override;
    void resizeGL(int width, int height) override;
    void paintGL() override;

private:
    void releaseScene();
    void smoothAtRest();

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
