#include "figure/FigurePainter.h"

#include "exhibit/ChartPlot.h"
#include "figure/FigureLook.h"
#include "figure/FigurePanels.h"
#include "figure/FigureTable.h"
#include "heatmap/HeatmapFigure.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace sinkscope {
namespace {

constexpr double heatmapShape = 0.72, chartShape = 0.66, keySpaceShape = 0.88; // height by width
constexpr double captionGap = 4.0, edge = 4.0;

/// Across a figure of one column a bar beside the map would take a third of what the map has, and its title be cut.
ColourBar headingWhereNarrow(ColourBar bar, const QFont& font, double width) {
    constexpr double narrowest = 30.0; // heights of a line
    if (bar.place == ColourBar::Place::beside && width < narrowest * QFontMetricsF(font).height())
        bar.place = ColourBar::Place::heading;
    return bar;
}

HeatmapContent heatmapOf(HeatmapContent content, const Figure& figure, const FigureLook& look, double width) {
    const FigureOptions& options = figure.options;
    content = atHand(std::move(content));
    content.bar = headingWhereNarrow(content.bar, look.font, width);
    if (options.palette && content.scale.kind != ValueScale::Kind::centred)
        content.palette = *options.palette;
    if (options.colourBar == FigurePart::hidden)
        content.bar.place = ColourBar::Place::nowhere;
    return content;
}

double heatmapHeight(const HeatmapContent& content, const FigureLook& look, double width) {
    const ColourBar bar = headingWhereNarrow(content.bar, look.font, width);
    const bool isHeading = bar.place == ColourBar::Place::heading;
    return width * heatmapShape + (isHeading ? bar.extent(content.scale, QFontMetricsF(look.font)) : 0.0);
}

double pictureHeight(const FigureContent& content, const FigureLook& look, double width);

/// What panels need at their width.
PanelHeight heightOf(const FigureLook& look) {
    return [&look](const FigureContent& content, double width) { return pictureHeight(content, look, width); };
}

double pictureHeight(const FigureContent& content, const FigureLook& look, double width) {
    if (const auto* table = std::get_if<Table>(&content.picture))
        return tableHeight(*table, look, width);
    if (const auto* panels = std::get_if<PanelPicture>(&content.picture))
        return panelsHeight(*panels, look, width, heightOf(look));
    if (std::holds_alternative<KeySpacePicture>(content.picture))
        return width * keySpaceShape;
    if (const auto* chart = std::get_if<Chart>(&content.picture)) {
        constexpr double rowGap = 3.0;
        const int more = std::max(0, legendRows(*chart, look.font, width) - 1); // one row is part of the shape
        return width * chartShape + more * (QFontMetricsF(look.font).height() + rowGap);
    }
    if (const auto* grid = std::get_if<GridPicture>(&content.picture))
        return heatmapHeight(grid->heatmap(), look, width);
    return heatmapHeight(std::get<HeatmapContent>(content.picture), look, width);
}

/// Paints into units that are points, or nearly so where the font's size is no whole number.
class FigurePainter {
public:
    FigurePainter(QCPPainter& painter, const Figure& figure, const FigureLook& look, double pixelsPerUnit)
        : painter_(painter), figure_(figure), look_(look), pixelsPerUnit_(pixelsPerUnit) {}

    void paint(const QSizeF& size) {
        painter_.fillRect(QRectF({}, size).adjusted(0.0, 0.0, 1.0, 1.0), look_.palette.color(QPalette::Base));
        QRectF area({}, size);
        if (figure_.options.caption == FigurePart::shown) {
            const double height = look_.captionHeight(figure_, size.width());
            paintCaption({edge, size.height() - height, size.width() - 2 * edge, height});
            area.setBottom(area.bottom() - height - captionGap);
        }
        painter_.setFont(look_.font);
        std::visit([&](const auto& picture) { paint(area, picture); }, figure_.content.picture);
    }

private:
    void paintCaption(const QRectF& area) {
        painter_.setFont(look_.captionFont);
        painter_.setPen(look_.palette.color(QPalette::WindowText));
        painter_.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                          provenanceCaption(figure_.content.title, figure_.provenance));
    }

    void paint(const QRectF& area, const HeatmapContent& picture) {
        const HeatmapContent content = heatmapOf(picture, figure_, look_, area.width());
        const CellLabels labels =
            figure_.options.cellLabels == FigurePart::shown ? CellLabels::shown : CellLabels::hidden;
        painter_.save();
        const bool keepsVectors = painter_.paintEngine()->type() != QPaintEngine::Raster;
        if (keepsVectors)
            paintExactHeatmap(painter_, area, content, look_.palette, labels);
        else
            paintHeatmap(painter_, area, content, look_.palette, pixelsPerUnit_, labels);
        painter_.restore();
    }

    void paint(const QRectF& area, const GridPicture& picture) { paint(area, picture.heatmap()); }

    void paint(const QRectF& area, Chart chart) {
        if (figure_.options.cellLabels == FigurePart::hidden)
            for (Series& series : chart.series)
                series.labels.clear();
        const QSize size = area.size().toSize();
        ChartPlot plot;
        plot.setChart(chart);
        plot.setLook(look_.palette, look_.font);
        plot.fitTo(size);
        // Ticks are chosen for the size of the layout before.
        plot.setViewport(QRect({}, size));
        plot.replot(QCustomPlot::rpImmediateRefresh);
        painter_.save();
        painter_.translate(area.topLeft());
        painter_.setMode(QCPPainter::pmVectorized);
        painter_.setMode(QCPPainter::pmNoCaching);
        painter_.setMode(QCPPainter::pmNonCosmetic);
        plot.toPainter(&painter_, size.width(), size.height());
        painter_.restore();
    }

    void paint(const QRectF& area, const Table& table) { paintTable(painter_, area, table, look_); }

    void paint(const QRectF& area, const KeySpacePicture& picture) {
        painter_.save();
        paintKeySpace(painter_, area, picture, look_.palette);
        painter_.restore();
    }

    void paint(const QRectF& area, const PanelPicture& picture) {
        const std::vector<PanelPlace> places = panelPlaces(picture, look_, area, heightOf(look_));
        for (std::size_t index = 0; index < places.size(); ++index) {
            paintPanelTitle(painter_, places[index].title, panelLetter(index), picture.panels[index].title, look_);
            painter_.setFont(look_.font);
            std::visit([&](const auto& panel) { paint(places[index].picture, panel); }, picture.panels[index].picture);
        }
    }

    QCPPainter& painter_;
    const Figure& figure_;
    const FigureLook& look_;
    double pixelsPerUnit_;
};

} // namespace

QSizeF figureSize(const Figure& figure) {
    const FigureOptions& options = figure.options;
    if (options.height)
        return {options.width, *options.height};
    const FigureLook look(options);
    const double width = options.width / millimetresPerPoint / look.pointsPerUnit;
    double height = pictureHeight(figure.content, look, width);
    if (options.caption == FigurePart::shown)
        height += look.captionHeight(figure, width) + captionGap;
    const double millimetres = height * look.pointsPerUnit * millimetresPerPoint;
    constexpr double stepsPerMillimetre = 10.0;
    return {options.width, std::clamp(std::ceil(millimetres * stepsPerMillimetre) / stepsPerMillimetre, leastFigureSide,
                                      mostFigureSide)};
}

void paintFigure(QPaintDevice& device, const Figure& figure, QPointF place) {
    const FigureLook look(figure.options);
    QCPPainter painter(&device);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    const double scale = device.logicalDpiX() / pointsPerInch;
    painter.scale(scale, scale);
    painter.translate(place);
    painter.scale(look.pointsPerUnit, look.pointsPerUnit);
    const QSizeF size = figureSize(figure) / millimetresPerPoint / look.pointsPerUnit;
    FigurePainter(painter, figure, look, scale * look.pointsPerUnit * device.devicePixelRatioF()).paint(size);
}

} // namespace sinkscope
