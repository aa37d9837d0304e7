#include "verdict/VerdictWords.h"

#include "tokens/TokenLabel.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sinkscope {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Verdict", text);
}

} // namespace

QString roundedNumber(double value) {
    if (!std::isfinite(value))
        return translated(QT_TRANSLATE_NOOP("Verdict", "not a number"));
    if (value == 0.0)
        return QLocale().toString(0);
    const int digitsBeforePoint = static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
    const double unit = std::pow(10.0, digitsBeforePoint - 3);
    const double rounded = std::round(value / unit) * unit;
    return QLocale().toString(rounded, 'f', std::max(0, 3 - digitsBeforePoint));
}

QString percent(double share) {
    return translated(QT_TRANSLATE_NOOP("Verdict", "%1 %")).arg(QLocale().toString(std::round(100.0 * share), 'f', 0));
}

QString partName(BlockPart part) {
    return part == BlockPart::attention ? translated(QT_TRANSLATE_NOOP("Verdict", "attention"))
                                        : translated(QT_TRANSLATE_NOOP("Verdict", "feed-forward"));
}

QString linked(const QString& text, const SelectionLink& target) {
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target.url().toHtmlEscaped(), text.toHtmlEscaped());
}

QString linkedLayer(std::int64_t layer, const QString& pattern) {
    return linked(pattern.arg(layer), {.layer = layer});
}

QString linkedChannel(std::int64_t channel) {
    return linked(translated(QT_TRANSLATE_NOOP("Verdict", "channel %1")).arg(channel), {.channel = channel});
}

QString tokenName(const Run& run, std::int64_t token) {
    QString text = translated(QT_TRANSLATE_NOOP("Verdict", "token %1")).arg(token);
    if (token >= 0 && token < run.tokenCount())
        text += QStringLiteral(" ‘%1’").arg(tokenLabel(run.tokens[static_cast<std::size_t>(token)]));
    return text;
}

QString linkedToken(const Run& run, std::int64_t token) {
    return linked(tokenName(run, token), {.key = token});
}

} // namespace sinkscope
