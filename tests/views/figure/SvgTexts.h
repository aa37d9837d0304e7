#pragma once

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTransform>
#include <QXmlStreamReader>

#include <vector>

namespace sinkscope {

/// A text of an SVG and the room that its letters take, in the document's units.
struct SvgText {
    QString text;
    QRectF box;
};

/// As QSvgGenerator writes them: one transformation for each group.
inline std::vector<SvgText> svgTexts(const QByteArray& svg) {
    static const QRegularExpression numbers(QStringLiteral("-?[0-9][0-9.e+-]*"));
    std::vector<SvgText> texts;
    QTransform place;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto value = [&reader](const char* name) { return reader.attributes().value(QLatin1String(name)); };
        if (reader.name() == QLatin1String("g") && !value("transform").isEmpty()) {
            std::vector<double> parts;
            for (auto found = numbers.globalMatch(value("transform").toString()); found.hasNext();)
                parts.push_back(found.next().captured().toDouble());
            if (parts.size() == 6)
                place = QTransform(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]);
        }
        if (reader.name() != QLatin1String("text"))
            continue;
        QFont font(value("font-family").toString());
        font.setPixelSize(std::max(1, static_cast<int>(value("font-size").toDouble())));
        font.setWeight(QFont::Weight(value("font-weight").toInt()));
        font.setHintingPreference(QFont::PreferNoHinting);
        const QPointF at(value("x").toDouble(), value("y").toDouble());
        const QString text = reader.readElementText();
        if (!text.trimmed().isEmpty())
            texts.push_back({text, place.mapRect(QFontMetricsF(font).tightBoundingRect(text).translated(at))});
    }
    return texts;
}

/// What is wrong with an SVG's texts: those that leave the page, and pairs that overlap; empty when nothing is.
inline QString svgTextFault(const QByteArray& svg) {
    static const QRegularExpression page(QStringLiteral("viewBox=\"0 0 ([0-9.]+) ([0-9.]+)\""));
    const auto size = page.match(QString::fromUtf8(svg.left(500)));
    const QRectF paper(0.0, 0.0, size.captured(1).toDouble(), size.captured(2).toDouble());
    const std::vector<SvgText> texts = svgTexts(svg);
    if (texts.empty())
        return QStringLiteral("there is no text");
    constexpr double hair = 12.0; // 0.12 mm: metrics and drawn letters differ by less
    for (std::size_t first = 0; first < texts.size(); ++first) {
        const QRectF box = texts[first].box.adjusted(hair, hair, -hair, -hair);
        if (!paper.contains(box))
            return QStringLiteral("“%1” leaves the page").arg(texts[first].text);
        for (std::size_t second = first + 1; second < texts.size(); ++second)
            if (box.isValid() && box.intersects(texts[second].box.adjusted(hair, hair, -hair, -hair)))
                return QStringLiteral("“%1” and “%2” overlap").arg(texts[first].text, texts[second].text);
    }
    return {};
}

} // namespace sinkscope
