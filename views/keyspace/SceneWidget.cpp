#include "keyspace/SceneWidget.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QPointer>
#include <QTimer>
#include <chrono>
#include <cmath>
#include <vtkCallbackCommand.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkNew.h>
#include <vtkOpenGLState.h>
#include <vtkRenderer.h>

namespace sinkscope {

namespace {

/// Each point of a screen without high resolution is drawn as 2 × 2 and averaged by the copy, which smooths round
/// points as well as lines.
double supersampling(double devicePixelRatio) {
    return devicePixelRatio < 1.5 ? 2.0 : 1.0;
}

/// How long nothing must have moved before a processor that draws without a graphics card smooths the picture.
constexpr std::chrono::milliseconds restBeforeSmoothing{80};

bool drawsWithoutGraphicsCard(QOpenGLFunctions& gl) {
    const QByteArray renderer(reinterpret_cast<const char*>(gl.glGetString(GL_RENDERER)));
    return renderer.contains("llvmpipe") || renderer.contains("softpipe") || renderer.contains("SwiftShader");
}

} // namespace

class SceneWidget::Private {
public:
    vtkNew<vtkGenericOpenGLRenderWindow> window;
    vtkNew<vtkRenderer> renderer;
    QPointer<QOpenGLContext> context;
    QSurface* surface = nullptr;
    enum class Picture { stale, drawing, current } picture = Picture::stale;
    enum class Detail { quick, smooth } detail = Detail::smooth;
    QTimer* rest = nullptr; ///< null where every picture can be smooth at once

    bool isCurrent() const { return context && QOpenGLContext::currentContext() == context; }

    // QOpenGLWidget::makeCurrent() would bind Qt's framebuffer in the middle of VTK's work.
    static void makeCurrent(vtkObject*, unsigned long, void* data, void*) {
        const auto* self = static_cast<Private*>(data);
        if (self->context && self->surface && !self->isCurrent())
            self->context->makeCurrent(self->surface);
    }
    static void tellIsCurrent(vtkObject*, unsigned long, void* data, void* answer) {
        *static_cast<bool*>(answer) = static_cast<Private*>(data)->isCurrent();
    }
    static void tellSupport(vtkObject*, unsigned long, void*, void* answer) { *static_cast<int*>(answer) = 1; }

    void observe(unsigned long event, void (*callback)(vtkObject*, unsigned long, void*, void*)) {
        vtkNew<vtkCallbackCommand> command;
        command->SetClientData(this);
        command->SetCallback(callback);
        window->AddObserver(event, command);
    }
};

SceneWidget::SceneWidget(QWidget* parent) : QOpenGLWidget(parent), d(std::make_unique<Private>()) {
    d->window->SetOwnContext(0);
    d->window->SetFrameBlitModeToNoBlit();
    d->window->SetMultiSamples(0);
    d->window->AddRenderer(d->renderer);
    d->observe(vtkCommand::WindowMakeCurrentEvent, &Private::makeCurrent);
    d->observe(vtkCommand::WindowIsCurrentEvent, &Private::tellIsCurrent);
    d->observe(vtkCommand::WindowSupportsOpenGLEvent, &Private::tellSupport);
    d->renderer->SetBackgroundAlpha(1.0);
}

SceneWidget::~SceneWidget() {
    if (d->context)
        disconnect(d->context, nullptr, this, nullptr);
    releaseScene();
    d->window->RemoveAllObservers();
}

vtkRenderer& SceneWidget::renderer() const {
    return *d->renderer;
}

void SceneWidget::scheduleRender() {
    if (d->picture != Private::Picture::drawing)
        d->picture = Private::Picture::stale;
    if (d->rest) {
        d->detail = Private::Detail::quick;
        d->rest->start();
    }
    update();
}

void SceneWidget::smoothAtRest() {
    d->rest = new QTimer(this);
    d->rest->setSingleShot(true);
    d->rest->setInterval(restBeforeSmoothing);
    connect(d->rest, &QTimer::timeout, this, [this] {
        d->detail = Private::Detail::smooth;
        d->picture = Private::Picture::stale;
        update();
    });
}

void SceneWidget::initializeGL() {
    if (d->context)
        disconnect(d->context, nullptr, this, nullptr);
    d->context = context();
    d->surface = context()->surface();
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &SceneWidget::releaseScene);
    d->window->SetReadyForRendering(true);
    d->window->SetForceMaximumHardwareLineWidth(1);
    d->window->OpenGLInitContext();
    if (!d->rest && drawsWithoutGraphicsCard(*context()->functions()))
        smoothAtRest();
    d->picture = Private::Picture::stale;
}

void SceneWidget::releaseScene() {
    if (!d->context)
        return;
    makeCurrent();
    d->window->Finalize();
    d->window->SetReadyForRendering(false);
    doneCurrent();
    d->context = nullptr;
    d->surface = nullptr;
}

void SceneWidget::resizeGL(int, int) {
    scheduleRender();
}

void SceneWidget::paintGL() {
    if (!d->context || d->picture == Private::Picture::drawing)
        return;
    d->surface = context()->surface();
    const double ratio = devicePixelRatioF(),
                 pixels = d->detail == Private::Detail::smooth ? ratio * supersampling(ratio) : ratio;
    const auto scaled = [this](double scale) {
        return QSize(qMax(1, static_cast<int>(std::lround(width() * scale))),
                     qMax(1, static_cast<int>(std::lround(height() * scale))));
    };
    const QSize drawn = scaled(pixels), shown = scaled(ratio);
    if (d->picture == Private::Picture::stale || d->window->GetSize()[0] != drawn.width() ||
        d->window->GetSize()[1] != drawn.height()) {
        d->picture = Private::Picture::drawing;
        d->window->SetSize(drawn.width(), drawn.height());
        prepareFrame(pixels);
        d->window->GetState()->Reset();
        d->window->Render();
        d->picture = Private::Picture::current;
    }
    QOpenGLFunctions& gl = *context()->functions();
    gl.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, defaultFramebufferObject());
    gl.glDisable(GL_SCISSOR_TEST);
    d->window->BlitDisplayFramebuffer(0, 0, 0, drawn.width(), drawn.height(), 0, 0, shown.width(), shown.height(),
                                      GL_COLOR_BUFFER_BIT, GL_LINEAR);
}

} // namespace sinkscope

#include "moc_SceneWidget.cpp"
