#include "figure/FigureFile.h"

#include "figure/FigureLook.h"
#include "figure/PdfBytes.h"
#include "io/TextFile.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <array>
#include <cmath>

namespace sinkscope {
namespace {

/// A hundredth of a millimetre, so that sizes in millimetres stay what they are.
constexpr int vectorDotsPerInch = 2540;
constexpr double vectorDotsPerMillimetre = 100.0;
constexpr std::array formats{FigureFormat::svg, FigureFormat::pdf, FigureFormat::png};

/// Qt repeats the font in every group, thousands of times in a heat map, although each text names its own.
QByteArray withoutFontsOfGroups(const QByteArray& svg) {
    QByteArray shorter;
    shorter.reserve(svg.size());
    for (qsizetype begin = 0; begin < svg.size();) {
        const qsizetype newline = svg.indexOf('\n', begin);
        const qsizetype end = newline < 0 ? svg.size() : newline + 1;
        const QByteArrayView line = QByteArrayView(svg).sliced(begin, end - begin);
        if (!line.startsWith("font-family="))
            shorter.append(line.data(), line.size());
        begin = end;
    }
    return shorter;
}

/// After what Qt writes at the start of the document, which has no place for metadata.
QByteArray withMetadata(QByteArray svg, const Figure& figure) {
    const QByteArray json = QByteArray::fromStdString(provenanceJson(figure.provenance));
    const QByteArray metadata = "<title>" + figure.content.title.toHtmlEscaped().toUtf8() + "</title>\n<metadata>" +
                                QString::fromUtf8(json).toHtmlEscaped().toUtf8() + "</metadata>\n";
    const qsizetype place = svg.indexOf("<defs>");
    return svg.insert(place < 0 ? svg.size() : place, metadata);
}

QByteArray svgOf(const Figure& figure) {
    const QSizeF size = figureSize(figure) * vectorDotsPerMillimetre;
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle({}); // withMetadata() writes both
    generator.setDescription({});
    generator.setResolution(vectorDotsPerInch);
    generator.setSize(size.toSize());
    generator.setViewBox(QRect({}, size.toSize()));
    paintFigure(generator, figure);
    return withMetadata(withoutFontsOfGroups(buffer.data()), figure);
}

QByteArray xmpOf(const Figure& figure) {
    const auto escaped = [](const QString& text) { return text.toHtmlEscaped().toUtf8(); };
    return "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
           "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
           "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
           "<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">" +
           escaped(figure.content.title) +
           "</rdf:li></rdf:Alt></dc:title><dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">" +
           escaped(QString::fromStdString(provenanceJson(figure.provenance))) +
           "</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"w\"?>";
}

QByteArray pdfOf(const Figure& figure) {
    const QSizeF points = figureSize(figure) / millimetresPerPoint;
    // Qt rounds a page to whole points; the exact size is put in afterwards, and the figure begins at its upper edge.
    const QSizeF page(std::round(points.width()), std::round(points.height()));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageLayout(QPageLayout(QPageSize(page, QPageSize::Point, QString(), QPageSize::ExactMatch),
                                         QPageLayout::Portrait, QMarginsF()));
        writer.setResolution(vectorDotsPerInch);
        writer.setTitle(figure.content.title);
        writer.setCreator(figure.provenance.versions.empty()
                              ? QString()
                              : QString::fromStdString(figure.provenance.versions.front()));
        writer.setDocumentXmpMetadata(xmpOf(figure));
        paintFigure(writer, figure, {0.0, page.height() - points.height()});
    }
    return reproduciblePdf(buffer.data(), points);
}

Result<QByteArray> pngOf(const Figure& figure) {
    const QSizeF size = figureSize(figure);
    const double dotsPerMillimetre = figure.options.dotsPerInch / 25.4;
    QImage image((size * dotsPerMillimetre).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return failure("There is not enough memory for the pixels of the figure; choose fewer dots per inch.");
    const int dotsPerMetre = static_cast<int>(std::lround(dotsPerMillimetre * 1000.0));
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    paintFigure(image, figure);
    image.setText(QStringLiteral("Title"), figure.content.title);
    image.setText(QStringLiteral("Description"), QString::fromStdString(provenanceJson(figure.provenance)));
    if (!figure.provenance.versions.empty())
        image.setText(QStringLiteral("Software"), QString::fromStdString(figure.provenance.versions.front()));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return failure("The pixels of the figure could not be packed as PNG; choose fewer dots per inch.");
    return buffer.data();
}

} // namespace

QString figureEnding(FigureFormat format) {
    switch (format) {
    case FigureFormat::svg:
        return QStringLiteral("svg");
    case FigureFormat::pdf:
        return QStringLiteral("pdf");
    case FigureFormat::png:
        break;
    }
    return QStringLiteral("png");
}

Result<FigureFormat> figureFormat(const QString& file) {
    const QString ending = QFileInfo(file).suffix().toLower();
    for (const FigureFormat format : formats)
        if (ending == figureEnding(format))
            return format;
    return failure({"A figure's file must end in .svg, .pdf or .png; found %1.", {file.toStdString()}});
}

Result<QByteArray> figureBytes(const Figure& figure, FigureFormat format) {
    switch (format) {
    case FigureFormat::svg:
        return svgOf(figure);
    case FigureFormat::pdf:
        return pdfOf(figure);
    case FigureFormat::png:
        break;
    }
    return pngOf(figure);
}

Result<void> writeFigure(const Figure& figure, const QString& file) {
    const auto format = figureFormat(file);
    if (!format)
        return tl::unexpected(format.error());
    const auto bytes = figureBytes(figure, *format);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return writeTextFile(file.toStdString(), {bytes->constData(), static_cast<std::size_t>(bytes->size())});
}

} // namespace sinkscope
