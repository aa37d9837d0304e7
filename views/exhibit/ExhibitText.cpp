#include "exhibit/ExhibitText.h"

#include "style/NumberText.h"

#include <QCoreApplication>
#include <QStringList>

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

QString cellText(const Cell& cell) {
    return std::visit(Written(), cell);
}

QString quantityHeading(const Quantity& quantity) {
    const QString title = coreWords(quantity.title), unit = coreWords(quantity.unit);
    return unit.isEmpty() ? title : Words::tr("%1 (%2)").arg(title, unit);
}

QString quantityTip(const Quantity& quantity) {
    QStringList lines;
    if (*quantity.definition != '\0')
        lines += coreWords(quantity.definition);
    if (*quantity.unit != '\0')
        lines += Words::tr("Unit: %1").arg(coreWords(quantity.unit));
    if (*quantity.source != '\0')
        lines += Words::tr("Source: %1").arg(coreWords(quantity.source));
    return lines.join(QLatin1Char('\n'));
}

bool countsLayers(const Quantity& quantity) {
    return QLatin1String(quantity.key) == QLatin1String("layer");
}

} // namespace sinkscope
