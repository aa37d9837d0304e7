#include "style/NumberText.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr int shortDigits = 3;

int exponentOf(double value) {
    return static_cast<int>(std::floor(std::log10(std::abs(value))));
}

QString superscript(int number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar character : QString::number(number))
        text += character == QLatin1Char('-') ? QChar(u'⁻') : digits.at(character.digitValue());
    return text;
}

QString decimal(double value, int digits, int exponent) {
    const int decimals = std::clamp(digits - 1 - exponent, 0, 12);
    const double unit = std::pow(10.0, exponent + 1 - digits);
    const double rounded = exponent >= digits ? std::round(value / unit) * unit : value;
    QString text = QLocale().toString(rounded, 'f', decimals);
    const QString point = QLocale().decimalPoint();
    if (!text.contains(point))
        return text;
    while (text.endsWith(QLocale().zeroDigit()))
        text.chop(1);
    if (text.endsWith(point))
        text.chop(point.size());
    return text;
}

QString numberText(double value, int digits) {
    if (std::isnan(value))
        return QCoreApplication::translate("NumberText", "not a number");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    if (value == 0.0)
        return QStringLiteral("0");
    const QString sign = value < 0 ? QStringLiteral("−") : QString();
    const double magnitude = std::abs(value);
    const int exponent = exponentOf(magnitude);
    if (exponent >= -3 && exponent < 7)
        return sign + decimal(magnitude, digits, exponent);
    const QString mantissa = decimal(magnitude / std::pow(10.0, exponent), digits, 0);
    const QString power = QStringLiteral("10") + superscript(exponent);
    return sign + (mantissa == QStringLiteral("1") ? power : mantissa + QStringLiteral("·") + power);
}

} // namespace

QString exactText(double value) {
    return numberText(value, 5);
}

QString shortText(double value) {
    return numberText(value, shortDigits);
}

QString tickText(double value, double step) {
    constexpr double rounding = 1e-6; // of a step
    if (std::abs(value) < rounding * step)
        return numberText(0.0, shortDigits);
    const int decade = exponentOf(step);
    const double mantissa = step / std::pow(10.0, decade);
    const int digitsOfStep = std::abs(mantissa - std::round(mantissa)) < rounding ? 1 : 2; // 2.5 needs two
    return numberText(value, std::max(shortDigits, exponentOf(value) - decade + digitsOfStep));
}

} // namespace sinkscope
