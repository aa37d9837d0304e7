#include "tour/GlossaryTerms.h"

#include <QFile>
#include <QRegularExpression>

namespace sinkscope {
namespace {

QStringList anchors() {
    QFile page(QStringLiteral(":/help/glossary.html"));
    QStringList found;
    if (!page.open(QIODevice::ReadOnly))
        return found;
    static const QRegularExpression anchor(QStringLiteral("<a name=\"([a-z]+)\">"));
    auto matches = anchor.globalMatch(QString::fromUtf8(page.readAll()));
    while (matches.hasNext())
        found += matches.next().captured(1);
    return found;
}

} // namespace

bool isGlossaryTerm(std::string_view term) {
    return anchors().contains(QString::fromUtf8(term.data(), static_cast<qsizetype>(term.size())));
}

std::string glossaryTerms() {
    return anchors().join(QStringLiteral(", ")).toStdString();
}

} // namespace sinkscope
