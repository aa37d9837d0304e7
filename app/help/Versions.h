#pragma once

#include <QStringList>

namespace sinkscope {

/// Sinkscope's own version, those of the libraries it was built with, and the system; one line each.
QStringList versions();

} // namespace sinkscope
