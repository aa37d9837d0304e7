#include "keyspace/OpenGLSetup.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLibrary>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSurfaceFormat>

#ifdef Q_OS_LINUX
#include <dlfcn.h>
#endif

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OpenGLSetup)
};

/// VTK resolves its OpenGL functions through GLX on Linux; a context that came through EGL would leave it without any.
bool reachableForVtk(const QOpenGLContext& context) {
#ifdef Q_OS_LINUX
    return context.nativeInterface<QNativeInterface::QGLXContext>() != nullptr;
#else
    return context.isValid();
#endif
}

/// Debian 13's LibTorch 2.6 exports parts of an LLVM of its own. Mesa, loaded after it, would call those and crash
/// while making its first context; loaded here, looking into its own libraries first, it does not.
void keepMesaApartFromTorch() {
#ifdef Q_OS_LINUX
    if (dlsym(RTLD_DEFAULT, "LLVMCloneModule") == nullptr)
        return;
    QLibrary mesa(QStringLiteral("libGLX_mesa.so.0"));
    mesa.setLoadHints(QLibrary::DeepBindHint | QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
    mesa.load(); // without Mesa there is nothing to keep apart
#endif
}

} // namespace

void prepareOpenGL() {
    keepMesaApartFromTorch();
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 2);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    format.setSamples(0); // VTK smooths its own picture; a multisampled target would refuse its blit.
    QSurfaceFormat::setDefaultFormat(format);
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
#ifdef Q_OS_LINUX
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && !qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "xcb");
#endif
}

std::optional<QString> openGLProblem() {
    const QByteArray off = qgetenv("SINKSCOPE_NO_OPENGL");
    if (!off.isEmpty() && off != "0")
        return Words::tr("3D is switched off by the environment variable SINKSCOPE_NO_OPENGL; "
                         "unset it and start again to see the key space.");
    if (QGuiApplication::platformName() == QLatin1String("offscreen") ||
        QGuiApplication::platformName() == QLatin1String("minimal"))
        return Words::tr("The key space needs a screen with OpenGL, and this program runs without a screen.");
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface))
        return Words::tr("The key space needs OpenGL 3.2, and this system offers no OpenGL; "
                         "install a graphics driver or Mesa's software one.");
    const QSurfaceFormat found = context.format();
    context.doneCurrent();
    if (found.version() < qMakePair(3, 2))
        return Words::tr("The key space needs OpenGL 3.2, and this system offers %1.%2; update the graphics driver.")
            .arg(found.majorVersion())
            .arg(found.minorVersion());
    if (!reachableForVtk(context))
        return Words::tr("The key space draws through X11 and GLX, which this window does not use; "
                         "start the program with QT_QPA_PLATFORM=xcb.");
    return std::nullopt;
}

} // namespace sinkscope
