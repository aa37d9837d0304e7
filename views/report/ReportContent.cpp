#include "report/ReportContent.h"

namespace sinkscope {

QString ReportContent::text() const {
    QStringList lines{model, architecture, prompt};
    lines += verdicts;
    for (const Number& number : numbers)
        lines += QStringLiteral("%1: %2").arg(number.name, number.value);
    lines += {thresholds, program};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace sinkscope
