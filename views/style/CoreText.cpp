#include "style/CoreText.h"

#include "style/NumberText.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace sinkscope {
namespace {

struct InReadersLanguage {
    QString operator()(std::int64_t number) const { return countText(number); }
    QString operator()(std::uint64_t number) const {
        return number <= INT64_MAX ? countText(static_cast<std::int64_t>(number)) : QLocale().toString(number);
    }
    QString operator()(const Text::Decimal& number) const {
        return number.digits > 3 ? exactText(number.value) : shortText(number.value);
    }
    QString operator()(const Text::Grouped& grouped) const { return countText(grouped.number); }
    QString operator()(const std::string& words) const { return visibleWords(words); }
    QString operator()(const Text& text) const { return coreText(text); }
};

/// A sentence that has become a clause of another (core's Clause) is translated as the sentence without its full stop.
QString translatedPattern(const std::string& english) {
    if (std::none_of(english.begin(), english.end(),
                     [](unsigned char sign) { return std::isalpha(sign) || sign > 127; }))
        return QString::fromStdString(english); // marks and signs alone, which no one translates
    const QString own = coreWords(english.c_str());
    if (own != QString::fromStdString(english))
        return own;
    QString sentence = coreWords((english + ".").c_str());
    sentence.chop(1);
    return sentence;
}

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

QString coreWords(const char* english) {
    return *english == '\0' ? QString() : QCoreApplication::translate("core", english);
}

QString coreText(const Text& text) {
    const QString pattern = translatedPattern(text.pattern);
    QString result;
    // Not QString::arg: words that are filled in, such as tokens, may hold marks of their own.
    for (qsizetype place = 0; place < pattern.size(); ++place) {
        const bool isMark = pattern[place] == QLatin1Char('%') && place + 1 < pattern.size();
        const int digit = isMark ? pattern[place + 1].digitValue() : 0;
        if (digit >= 1 && static_cast<std::size_t>(digit) <= text.arguments.size()) {
            result += std::visit(InReadersLanguage(), text.arguments[static_cast<std::size_t>(digit) - 1]);
            ++place;
        } else {
            result += pattern[place];
        }
    }
    return result;
}

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

} // namespace sinkscope
