#include "session/NeedsModel.h"

#include <QCoreApplication>

namespace sinkscope {

QString needsModelText(const QString& what) {
    return QCoreApplication::translate("NeedsModel",
                                       "%1 needs the model, which is not open; the session keeps only what it showed. "
                                       "Open its model to compute it.")
        .arg(what);
}

} // namespace sinkscope
