#include "window/Icons.h"

#include <QColor>
#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace sinkscope {

namespace {

QPixmap drawing(QByteArray svg, const QColor& colour, int size) {
    svg.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(svg);
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

} // namespace

QIcon icon(const QString& name, const QPalette& palette) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll();
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64}) {
        icon.addPixmap(drawing(svg, palette.color(QPalette::Active, QPalette::ButtonText), size), QIcon::Normal);
        icon.addPixmap(drawing(svg, palette.color(QPalette::Disabled, QPalette::ButtonText), size), QIcon::Disabled);
    }
    return icon;
}

} // namespace sinkscope
