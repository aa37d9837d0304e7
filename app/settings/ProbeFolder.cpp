#include "settings/ProbeFolder.h"

#include <QStandardPaths>

namespace sinkscope {

std::filesystem::path probeFolder() {
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation);
    return std::filesystem::path(cache.toStdString()) / "sinkscope" / "probes";
}

} // namespace sinkscope
