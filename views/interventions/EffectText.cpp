#include "interventions/EffectText.h"

#include "style/ChangeNumber.h"

#include <QCoreApplication>

namespace sinkscope {

QString effectText(const Intervened& intervened) {
    const auto words = [](const char* text) { return QCoreApplication::translate("EffectText", text); };
    const Comparison& comparison = intervened.comparison;
    const QString numbers = words(QT_TRANSLATE_NOOP("EffectText", "loss %1, sinks %2"))
                                .arg(changeText(comparison.lossChange), pointsText(comparison.sinkRatioChange));
    return intervened.interventions.size() == 1
               ? words(QT_TRANSLATE_NOOP("EffectText", "Effect: %1")).arg(numbers)
               : words(QT_TRANSLATE_NOOP("EffectText", "Effect of all %1 together: %2"))
                     .arg(intervened.interventions.size())
                     .arg(numbers);
}

} // namespace sinkscope
