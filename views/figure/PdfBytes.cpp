#include "figure/PdfBytes.h"

#include <QCryptographicHash>

#include <cstring>

namespace sinkscope {
namespace {

/// Puts other text, filled up with spaces, in place of what stands between two marks.
void overwrite(QByteArray& pdf, const char* begin, const char* end, const QByteArray& text) {
    const qsizetype place = pdf.indexOf(begin);
    if (place < 0)
        return;
    const qsizetype first = place + static_cast<qsizetype>(std::strlen(begin));
    const qsizetype last = pdf.indexOf(end, first);
    if (last < first + text.size())
        return;
    pdf.replace(first, last - first, text.leftJustified(last - first, ' '));
}

} // namespace

QByteArray reproduciblePdf(QByteArray pdf, const QSizeF& points) {
    constexpr int decimals = 6;
    for (const char* date : {"/CreationDate (", "/ModDate ("})
        overwrite(pdf, date, ")", "D:19700101000000Z");
    overwrite(pdf, "/MediaBox [", "]",
              "0 0 " + QByteArray::number(points.width(), 'f', decimals) + ' ' +
                  QByteArray::number(points.height(), 'f', decimals));
    // Since Qt 6.8 a file has an identifier, drawn at random; one of its contents says the same of equal files.
    const char* const identifier = "/ID [";
    overwrite(pdf, identifier, "]", "");
    const QByteArray hash = '<' + QCryptographicHash::hash(pdf, QCryptographicHash::Md5).toHex() + '>';
    overwrite(pdf, identifier, "]", ' ' + hash + ' ' + hash);
    return pdf;
}

} // namespace sinkscope
