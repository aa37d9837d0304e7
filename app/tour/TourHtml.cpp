#include "tour/TourHtml.h"

#include "exhibit/ExhibitText.h"
#include "tokens/TokenLabel.h"
#include "tour/ResolvePlace.h"
#include "tour/TourText.h"

#include <QLocale>
#include <cmath>

namespace sinkscope {
namespace {

const QString unknown = QStringLiteral("…");

/// The bare word where a token is one; else as the axes write it.
QString wordOfToken(const Token& token) {
    const QString word = QString::fromUtf8(token.bytes.data(), static_cast<qsizetype>(token.bytes.size())).trimmed();
    return word.isEmpty() || word.contains(QChar::ReplacementCharacter) ? tokenLabel(token) : word;
}

QString placeText(const TextPiece& piece, const Findings* base) {
    const auto number = base ? resolvePlace(piece.place, piece.placeKind, *base) : Result<std::int64_t>(0);
    if (!base || !number)
        return unknown;
    return piece.placeKind == PlaceKind::token
               ? wordOfToken(base->run->tokens[static_cast<std::size_t>(*number)]).toHtmlEscaped()
               : countText(*number);
}

QString numberText(const std::string& name, const std::map<std::string, QString>& numbers) {
    const auto known = numbers.find(name);
    return known == numbers.end() ? unknown : QStringLiteral("<b>%1</b>").arg(known->second.toHtmlEscaped());
}

} // namespace

const std::string& inReadersLanguage(const LocalText& text) {
    return QLocale().language() == QLocale::Italian ? text.italian : text.english;
}

QString tourNumber(double value, int decimals) {
    return decimals == 0 ? countText(std::llround(value)) : QLocale().toString(value, 'f', decimals);
}

QString tourHtml(const std::string& text, const std::map<std::string, QString>& numbers, const Findings* base) {
    const auto pieces = parseTourText(text);
    if (!pieces) // cannot be: a tour's texts were parsed when it was read
        return QString::fromStdString(text).toHtmlEscaped();
    QString html;
    for (const TextPiece& piece : *pieces) {
        const QString words =
            QString::fromStdString(piece.words).toHtmlEscaped().replace(QLatin1String(" %"), QStringLiteral("\u00a0%"));
        switch (piece.kind) {
        case TextPiece::Kind::words:
            html += words;
            break;
        case TextPiece::Kind::link:
            html += QStringLiteral("<a href=\"term:%1\">%2</a>").arg(QString::fromStdString(piece.term), words);
            break;
        case TextPiece::Kind::number:
            html += numberText(piece.words, numbers);
            break;
        case TextPiece::Kind::place:
            html += placeText(piece, base);
            break;
        }
    }
    return html;
}

} // namespace sinkscope
