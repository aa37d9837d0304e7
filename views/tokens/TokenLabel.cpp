#include "tokens/TokenLabel.h"

#include "tokens/Utf8Piece.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace sinkscope {
namespace {

QString hexadecimal(unsigned value, int digits) {
    return QStringLiteral("%1").arg(value, digits, 16, QLatin1Char('0')).toUpper();
}

QString byteList(const std::string& bytes) {
    QStringList list;
    for (const char byte : bytes)
        list << hexadecimal(static_cast<unsigned char>(byte), 2);
    return list.join(QLatin1Char(' '));
}

/// A sign for a character that would be invisible, or nothing.
QString signFor(char32_t character) {
    switch (character) {
    case U'\n':
        return QStringLiteral("↵");
    case U'\t':
        return QStringLiteral("⇥");
    case 0x7F:
        return QStringLiteral("␡");
    default:
        break;
    }
    if (character < 0x20)
        return QString(QChar(static_cast<char16_t>(0x2400 + character)));
    if (character != U' ' && (!QChar::isPrint(character) || QChar::isSpace(character)))
        return QStringLiteral("⟨U+%1⟩").arg(hexadecimal(character, 4));
    return {};
}

bool isSpace(const Utf8Piece& piece) {
    return piece.kind == Utf8Piece::Kind::character && piece.value == U' ';
}

QString textOf(char32_t character) {
    const QString sign = signFor(character);
    return sign.isEmpty() ? QString::fromUcs4(&character, 1) : sign;
}

/// Spaces at an edge would be lost to the eye and get a sign; those between other characters are plain.
QString ordinaryLabel(const std::vector<Utf8Piece>& pieces) {
    const auto inkBegin = std::find_if_not(pieces.begin(), pieces.end(), isSpace);
    const auto inkEnd = std::find_if_not(pieces.rbegin(), std::make_reverse_iterator(inkBegin), isSpace).base();
    QString label;
    QStringList bytes;
    const auto flush = [&] {
        if (!bytes.isEmpty())
            label += QStringLiteral("⟨%1⟩").arg(bytes.join(QLatin1Char(' ')));
        bytes.clear();
    };
    for (auto piece = pieces.begin(); piece != pieces.end(); ++piece) {
        if (piece->kind == Utf8Piece::Kind::byte) {
            bytes << hexadecimal(piece->value, 2);
            continue;
        }
        flush();
        // A combining mark without a base needs something to sit on.
        if (label.isEmpty() && QChar::isMark(piece->value))
            label += QStringLiteral("◌");
        const bool atEdge = piece < inkBegin || piece >= inkEnd;
        label += isSpace(*piece) && atEdge ? QStringLiteral("␣") : textOf(piece->value);
    }
    flush();
    return label;
}

QString adderOf(const Token& token) {
    switch (token.addedBy) {
    case AddedBy::tokenizer:
        return QCoreApplication::translate("TokenLabel", "added by the tokenizer");
    case AddedBy::chatTemplate:
        return QCoreApplication::translate("TokenLabel", "added by the chat template");
    case AddedBy::ids:
        return QCoreApplication::translate("TokenLabel", "given as an id");
    case AddedBy::text:
        break;
    }
    return QCoreApplication::translate("TokenLabel", "from the text");
}

} // namespace

QString tokenLabel(const Token& token) {
    if (token.bytes.empty())
        return QStringLiteral("#%1").arg(token.id); // the model came without a tokenizer, or it has no text
    return ordinaryLabel(utf8Pieces(token.bytes));
}

QString tokenDescription(const Token& token, std::int64_t position) {
    QStringList parts;
    parts << QCoreApplication::translate("TokenLabel", "token %1 ‘%2’").arg(position).arg(tokenLabel(token));
    parts << QCoreApplication::translate("TokenLabel", "id %1").arg(token.id);
    if (token.kind == TokenKind::special)
        parts << QCoreApplication::translate("TokenLabel", "special token");
    else
        parts << QCoreApplication::translate("TokenLabel", "bytes %1").arg(byteList(token.bytes));
    parts << adderOf(token);
    return parts.join(QStringLiteral(" · "));
}

} // namespace sinkscope
