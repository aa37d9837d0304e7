#pragma once

#include <QString>
#include <optional>

namespace sinkscope {

/// Call once, before QApplication: OpenGL 3.2 core, contexts shared between windows (a view that floats keeps its own),
/// and on Linux the xcb platform where an X server answers and the user named no platform, because VTK draws through
/// GLX.
void prepareOpenGL();

/// Why the 3D view cannot work here, as one sentence for the user, or nothing. GUI thread, after QApplication; tries a
/// context of its own. The environment variable SINKSCOPE_NO_OPENGL (any value but empty or 0) switches 3D off.
std::optional<QString> openGLProblem();

} // namespace sinkscope
