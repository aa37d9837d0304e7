#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace sinkscope {

/// One of the program's own line drawings (resources/icons/<name>.svg), in the palette's colours for enabled and
/// disabled controls. Ask again when the palette changes. A name without a drawing gives an empty icon.
QIcon icon(const QString& name, const QPalette& palette);

} // namespace sinkscope
