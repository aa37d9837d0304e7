#include "exhibit/ExhibitText.h"

#include "style/NumberText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cstdlib>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ExhibitText)
};

struct Written {
    QString operator()(std::monostate) const { return QStringLiteral("—"); }
    QString operator()(std::int64_t number) const { return countText(number); }
    QString operator()(double number) const { return exactText(number); }
    QString operator()(const std::string& words) const { return visibleWords(words); }
};

} // namespace

QString exhibitWords(const char* english) {
    return *english == '\0' ? QString() : QCoreApplication::translate("exhibits", english);
}

QString exhibitText(const Text& text) {
    const QString pattern = exhibitWords(text.pattern.c_str());
    QString result;
    // Not QString::arg: words that are filled in, such as tokens, may hold marks of their own.
    for (qsizetype place = 0; place < pattern.size(); ++place) {
        const bool isMark = pattern[place] == QLatin1Char('%') && place + 1 < pattern.size();
        const int digit = isMark ? pattern[place + 1].digitValue() : 0;
        if (digit >= 1 && static_cast<std::size_t>(digit) <= text.arguments.size()) {
            result += std::visit(Written(), text.arguments[static_cast<std::size_t>(digit) - 1]);
            ++place;
        } else {
            result += pattern[place];
        }
    }
    return result;
}

namespace {

/// Of a sign that no eye sees, and that XML may not hold, one that says what it is.
QString signOf(QChar sign) {
    constexpr char16_t controls = 0x2400, deletion = 0x2421;
    if (sign < QLatin1Char(' '))
        return QChar(static_cast<char16_t>(controls + sign.unicode()));
    if (sign == u'\x7F')
        return QChar(deletion);
    if (!sign.isPrint() && !sign.isSurrogate())
        return QStringLiteral("⟨U+%1⟩").arg(QString::number(sign.unicode(), 16).toUpper(), 4, QLatin1Char('0'));
    return sign;
}

} // namespace

QString visibleWords(const std::string& words) {
    QString text;
    for (const QChar sign : QString::fromStdString(words))
        // A combining mark without a base needs something to sit on.
        text += text.isEmpty() && sign.isMark() ? QChar(u'◌') + signOf(sign) : signOf(sign);
    return text.trimmed().isEmpty() ? text.replace(QLatin1Char(' '), QChar(u'␣')) : text;
}

QString countText(std::int64_t number) {
    QLocale locale;
    if (std::abs(number) < 10'000)
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const QString digits = locale.toString(static_cast<qlonglong>(number));
    return number < 0 ? QStringLiteral("−") + digits.mid(1) : digits;
}

QString cellText(const Cell& cell) {
    return std::visit(Written(), cell);
}

QString quantityHeading(const Quantity& quantity) {
    const QString title = exhibitWords(quantity.title), unit = exhibitWords(quantity.unit);
    return unit.isEmpty() ? title : Words::tr("%1 (%2)").arg(title, unit);
}

QString quantityTip(const Quantity& quantity) {
    QStringList lines;
    if (*quantity.definition != '\0')
        lines += exhibitWords(quantity.definition);
    if (*quantity.unit != '\0')
        lines += Words::tr("Unit: %1").arg(exhibitWords(quantity.unit));
    if (*quantity.source != '\0')
        lines += Words::tr("Source: %1").arg(exhibitWords(quantity.source));
    return lines.join(QLatin1Char('\n'));
}

} // namespace sinkscope
