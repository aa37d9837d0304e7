#include "help/Versions.h"

#include <QSysInfo>
#include <QtGlobal>

namespace sinkscope {

QStringList versions() {
    QStringList lines{QStringLiteral("Sinkscope " SINKSCOPE_VERSION),
                      QStringLiteral("Qt %1").arg(QLatin1String(qVersion())),
                      QStringLiteral("VTK " SINKSCOPE_VTK_VERSION)};
    const QString torch = QStringLiteral(SINKSCOPE_TORCH_VERSION);
    if (!torch.isEmpty())
        lines += QStringLiteral("LibTorch %1").arg(torch);
    lines += QStringLiteral("%1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
    return lines;
}

} // namespace sinkscope
