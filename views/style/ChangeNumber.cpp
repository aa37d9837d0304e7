#include "style/ChangeNumber.h"

#include "style/NumberText.h"

#include <QCoreApplication>

#include <cmath>

namespace sinkscope {

QString changeText(double change) {
    if (change == 0.0)
        return QStringLiteral("±0");
    return change > 0.0 ? QStringLiteral("+") + shortText(change) : shortText(change);
}

QString pointsText(double change) {
    return QCoreApplication::translate("ChangeNumber", "%1 points").arg(changeText(std::round(1000.0 * change) / 10.0));
}

} // namespace sinkscope
