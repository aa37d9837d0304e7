#include "exhibit/ExhibitHelp.h"

#include "exhibit/ExhibitText.h"

#include <QCoreApplication>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ExhibitHelp)
};

QString paragraph(const QString& text) {
    return text.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

/// One quantity as an entry of a list.
QString entry(const Quantity& quantity) {
    if (*quantity.key == '\0')
        return {};
    const QString tip = quantityTip(quantity).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    return QStringLiteral("<li><b>%1</b><br>%2</li>").arg(quantityHeading(quantity).toHtmlEscaped(), tip);
}

QString entries(const Table& table) {
    QString list;
    for (const Quantity& column : table.columns)
        list += entry(column);
    return list;
}

QString entries(const Chart& chart) {
    return entry(chart.x) + entry(chart.y) + entry(chart.colour);
}

QString entries(const Grid& grid) {
    return entry(grid.value) + entry(grid.rows.quantity) + entry(grid.columns.quantity);
}

} // namespace

QString exhibitHelp(const AnalysisName& analysis, const Exhibit* exhibit) {
    QString page = QStringLiteral("<h2>%1</h2>").arg(coreWords(analysis.title).toHtmlEscaped()) +
                   paragraph(coreWords(analysis.definition)) +
                   paragraph(Words::tr("Source: %1").arg(coreWords(analysis.source)));
    if (!exhibit)
        return page;
    for (const Panel& panel : exhibit->panels)
        page += std::visit(
            [](const auto& content) {
                return QStringLiteral("<h3>%1</h3><ul>%2</ul>")
                    .arg(coreText(content.title).toHtmlEscaped(), entries(content));
            },
            panel);
    return page;
}

} // namespace sinkscope
