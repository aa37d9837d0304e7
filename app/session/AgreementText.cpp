#include "session/AgreementText.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AgreementText)
};

QString placeText(const Agreement& agreement) {
    switch (agreement.site) {
    case Site::embedding:
        return Words::tr("the embedding, token %1").arg(agreement.token);
    case Site::attentionOutput:
        return Words::tr("attention output of layer %1, token %2").arg(agreement.layer).arg(agreement.token);
    case Site::afterAttention:
        return Words::tr("residual after attention of layer %1, token %2").arg(agreement.layer).arg(agreement.token);
    case Site::feedForwardOutput:
        return Words::tr("feed-forward output of layer %1, token %2").arg(agreement.layer).arg(agreement.token);
    case Site::afterFeedForward:
        break;
    }
    return Words::tr("residual after feed-forward of layer %1, token %2").arg(agreement.layer).arg(agreement.token);
}

} // namespace

QString agreementText(const Agreement& agreement) {
    if (agreement.largest == 0.0)
        return Words::tr("Run again: all numbers are exactly those of the session.");
    if (!std::isfinite(agreement.largest))
        return Words::tr("Run again: the numbers do not agree with those of the session; one is a number only on one "
                         "side (%1).")
            .arg(placeText(agreement));
    const QString difference = QLocale().toString(agreement.largest, 'g', 2);
    return agreement.agrees()
               ? Words::tr("Run again: the numbers agree with those of the session; the largest relative difference "
                           "is %1 (%2).")
                     .arg(difference, placeText(agreement))
               : Words::tr("Run again: the numbers do not agree with those of the session; the largest relative "
                           "difference is %1 (%2). Is it the same model file?")
                     .arg(difference, placeText(agreement));
}

} // namespace sinkscope
