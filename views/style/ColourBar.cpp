#include "style/ColourBar.h"

#include "style/NumberText.h"
#include "style/SmallerFont.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr double thickness = 11.0, lyingThickness = 0.7 * thickness, tickLength = 3.0, gap = 3.0, arrow = 5.0;
constexpr int mostTicks = 6;

QString titleOf(const ColourBar& bar) {
    if (!bar.threshold)
        return bar.title;
    // The upright title is turned, and with it the sign, which then points at the bar's scale as the mark itself does.
    return bar.title + QStringLiteral("   ▾ ") + bar.threshold->name;
}

double widestTick(const ValueScale& scale, const QFontMetricsF& metrics) {
    double widest = 0.0;
    for (const double tick : scale.ticks(mostTicks))
        widest = std::max(widest, metrics.horizontalAdvance(shortText(tick)));
    return widest;
}

bool isOnScale(const ValueScale& scale, double value) {
    return value >= scale.low && value <= scale.high;
}

QImage gradient(const Colormap& colours, int length, Qt::Orientation orientation) {
    const bool upright = orientation == Qt::Vertical;
    QImage image(upright ? 1 : length, upright ? length : 1, QImage::Format_RGB32);
    for (int pixel = 0; pixel < length; ++pixel) {
        const double position = (pixel + 0.5) / length;
        image.setPixel(upright ? 0 : pixel, upright ? length - 1 - pixel : 0, colours.colour(position));
    }
    return image;
}

void paintArrow(QPainter& painter, QPointF tip, QPointF direction, const QColor& colour) {
    const QPointF side(-direction.y(), direction.x());
    const QPointF back = tip - direction * arrow;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{tip, back + side * arrow * 0.6, back - side * arrow * 0.6});
    painter.restore();
}

void paintTitleUpright(QPainter& painter, const QRectF& area, const ColourBar& bar) {
    const QFontMetricsF metrics(painter.font());
    painter.save();
    painter.translate(area.right() - metrics.height() / 2.0, area.center().y());
    painter.rotate(-90.0);
    // A long title becomes smaller, then gives up what is marked on the scale, before it is cut.
    const double smallestScale = static_cast<double>(QFontInfo(smallerFont(painter.font(), 0.7)).pixelSize()) /
                                 QFontInfo(painter.font()).pixelSize();
    const double room = area.height() + 2 * metrics.height();
    const auto scaleFor = [&](const QString& text) { return room / (metrics.horizontalAdvance(text) + 1.0); };
    const QString title = scaleFor(titleOf(bar)) < smallestScale ? bar.title : titleOf(bar);
    const double scale = std::clamp(scaleFor(title), smallestScale, 1.0);
    painter.scale(scale, scale);
    const QString shown = metrics.elidedText(title, Qt::ElideRight, room / scale);
    painter.drawText(QRectF(-area.height(), -metrics.height() / 2.0, 2 * area.height(), metrics.height()),
                     Qt::AlignCenter, shown);
    painter.restore();
}

} // namespace

double ColourBar::extent(const ValueScale& scale, const QFontMetricsF& metrics) const {
    switch (place) {
    case Place::beside:
        return arrow + thickness + tickLength + gap + widestTick(scale, metrics) + gap + metrics.height();
    case Place::above:
        return metrics.height() + lyingThickness + arrow + gap;
    case Place::heading:
        return 2.0 * metrics.height() + arrow + lyingThickness + tickLength;
    case Place::nowhere:
        break;
    }
    return 0.0;
}

namespace {

void paintBeside(const ColourBar& bar, QPainter& painter, const QRectF& area, const ValueScale& scale,
                 const Colormap& colours, const QPalette& palette) {
    const QFontMetricsF metrics(painter.font());
    const QRectF strip(area.left() + arrow, area.top(), thickness, area.height());
    painter.drawImage(strip,
                      gradient(colours, std::max(2, static_cast<int>(std::lround(strip.height()))), Qt::Vertical));
    const auto yOf = [&](double value) { return strip.bottom() - scale.position(value) * strip.height(); };
    painter.setPen(palette.color(QPalette::WindowText));
    double lastTop = area.bottom() + metrics.height();
    const int room = std::max(2, static_cast<int>(area.height() / (1.5 * metrics.height())));
    for (const double tick : scale.ticks(std::min(mostTicks, room))) {
        const double y = std::clamp(yOf(tick), strip.top() + 0.5, strip.bottom() - 0.5);
        if (y + metrics.height() / 2.0 > lastTop)
            continue;
        lastTop = y - metrics.height() / 2.0;
        painter.drawLine(QPointF(strip.right(), y), QPointF(strip.right() + tickLength, y));
        painter.drawText(QRectF(strip.right() + tickLength + gap, lastTop, area.width(), metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, shortText(tick));
    }
    if (bar.threshold && isOnScale(scale, bar.threshold->value)) {
        const double y = yOf(bar.threshold->value);
        paintArrow(painter, {strip.left(), y}, {1.0, 0.0}, palette.color(QPalette::WindowText));
        painter.setPen(QPen(readableOn(colours.colour(scale.position(bar.threshold->value))), 1.0, Qt::DashLine));
        painter.drawLine(QPointF(strip.left(), y), QPointF(strip.right(), y));
    }
    painter.setPen(palette.color(QPalette::WindowText));
    paintTitleUpright(painter, area, bar);
}

/// The bar itself and its threshold, lying.
void paintLying(const ColourBar& bar, QPainter& painter, const QRectF& strip, const ValueScale& scale,
                const Colormap& colours, const QColor& text) {
    painter.drawImage(strip,
                      gradient(colours, std::max(2, static_cast<int>(std::lround(strip.width()))), Qt::Horizontal));
    if (bar.threshold && isOnScale(scale, bar.threshold->value)) {
        const double x = strip.left() + scale.position(bar.threshold->value) * strip.width();
        paintArrow(painter, {x, strip.top()}, {0.0, 1.0}, text);
        painter.setPen(QPen(readableOn(colours.colour(scale.position(bar.threshold->value))), 1.0));
        painter.drawLine(QPointF(x, strip.top()), QPointF(x, strip.bottom()));
    }
    painter.setPen(text);
}

/// The title, without what is marked or shorter where that has no room.
QString titleIn(double room, const ColourBar& bar, const QFontMetricsF& metrics) {
    for (const QString& title : {titleOf(bar), bar.title})
        if (metrics.horizontalAdvance(title) <= room)
            return title;
    return metrics.elidedText(bar.shortTitle.isEmpty() ? bar.title : bar.shortTitle, Qt::ElideRight, room);
}

void paintAbove(const ColourBar& bar, QPainter& painter, const QRectF& area, const ValueScale& scale,
                const Colormap& colours, const QPalette& palette) {
    const QFontMetricsF metrics(painter.font());
    const QRectF strip(area.left(), area.bottom() - gap - lyingThickness, area.width(), lyingThickness);
    paintLying(bar, painter, strip, scale, colours, palette.color(QPalette::WindowText));
    const QRectF words(area.left(), area.top(), area.width(), metrics.height());
    const QString low = shortText(scale.kind == ValueScale::Kind::centred ? -scale.high : scale.low),
                  high = shortText(scale.high);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, high);
    const double used = metrics.horizontalAdvance(low) + metrics.horizontalAdvance(high) + 4 * gap;
    painter.drawText(words, Qt::AlignCenter, titleIn(area.width() - used, bar, metrics));
}

void paintHeading(const ColourBar& bar, QPainter& painter, const QRectF& area, const ValueScale& scale,
                  const Colormap& colours, const QPalette& palette) {
    const QFontMetricsF metrics(painter.font());
    const QRectF strip(area.left(), area.top() + metrics.height() + arrow, area.width(), lyingThickness);
    paintLying(bar, painter, strip, scale, colours, palette.color(QPalette::WindowText));
    painter.drawText(QRectF(area.left(), area.top(), area.width(), metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     titleIn(area.width(), bar, metrics));
    double lastRight = area.left() - gap;
    for (const double tick : scale.ticks(mostTicks)) {
        const double x =
            std::clamp(strip.left() + scale.position(tick) * strip.width(), strip.left() + 0.5, strip.right() - 0.5);
        const QString text = shortText(tick);
        const double width = metrics.horizontalAdvance(text) + 1.0;
        const double left = std::clamp(x - 0.5 * width, area.left(), area.right() - width);
        if (left < lastRight + gap)
            continue;
        lastRight = left + width;
        painter.drawLine(QPointF(x, strip.bottom()), QPointF(x, strip.bottom() + tickLength));
        painter.drawText(QRectF(left, strip.bottom() + tickLength, width, metrics.height()), Qt::AlignCenter, text);
    }
}

} // namespace

void ColourBar::paint(QPainter& painter, const QRectF& area, const ValueScale& scale, const Colormap& colours,
                      const QPalette& palette) const {
    painter.save();
    if (place == Place::beside)
        paintBeside(*this, painter, area, scale, colours, palette);
    else if (place == Place::above)
        paintAbove(*this, painter, area, scale, colours, palette);
    else if (place == Place::heading)
        paintHeading(*this, painter, area, scale, colours, palette);
    painter.restore();
}

} // namespace sinkscope
