#include "exhibit/ChartPlot.h"

#include "exhibit/ChartRange.h"
#include "exhibit/ChartStyle.h"
#include "exhibit/ExhibitText.h"
#include "exhibit/PointLabels.h"
#include "style/Colormap.h"
#include "style/NumberText.h"
#include "style/Theme.h"

#include <cmath>
#include <limits>
#include <map>

namespace sinkscope {

namespace {

/// As many colours as the eye tells apart on a scale.
constexpr int colourSteps = 32;
/// Marks of longer lines would run into each other.
constexpr std::size_t markedPoints = 64;
/// Marks along a line, in pixels.
constexpr double lineMark = 5.0;
/// Of a line of text on the screen, in pixels; smaller text goes with finer lines.
constexpr double usualHeight = 14.0;

/// From which value on a point of the series is named: loose points all, bars that stand out; those along a line are
/// told on hover.
double leastNamed(const Series& series) {
    if (series.style == SeriesStyle::line ||
        (series.style == SeriesStyle::points && series.labels.size() > markedPoints))
        return std::numeric_limits<double>::infinity();
    if (series.style == SeriesStyle::points)
        return 0.0;
    double longest = 0.0;
    for (const double value : series.y)
        if (std::isfinite(value))
            longest = std::max(longest, std::abs(value));
    constexpr double outstanding = 0.2; // of the longest
    return outstanding * longest;
}

/// A point that is filled with the colour of its value.
QCPScatterStyle colouredMark(SeriesMeaning meaning, const QBrush& fill, double size) {
    return meaning == SeriesMeaning::chosen
               ? QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(colour::sink(), 2.0), fill, 14.0 * size)
               : QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(colour::baseline(), 0.8), fill, 8.0 * size);
}

QCPColorGradient gradientOf(const Colormap& colours) {
    QCPColorGradient gradient;
    QMap<double, QColor> stops;
    for (int step = 0; step < colourSteps; ++step) {
        const double position = step / (colourSteps - 1.0);
        stops[position] = QColor(colours.colour(position));
    }
    gradient.setColorStops(stops);
    return gradient;
}

QColor faded(QColor colour, float share) {
    colour.setAlphaF(share);
    return colour;
}

} // namespace

void ChartPlot::addSeries(std::size_t index) {
    const Series& series = chart_.series[index];
    if (series.style == SeriesStyle::bars)
        addBars(series);
    else
        addLine(series);
    if (isColoured(series))
        addColoured(series);
    drawn_.back()->setName(coreText(series.name));
    drawn_.back()->setSelectable(QCP::stNone);
    if (names_)
        names_->addItem(new QCPPlottableLegendItem(names_, drawn_.back()));
}

bool ChartPlot::isColoured(const Series& series) const {
    return colours_ && series.style != SeriesStyle::bars && !series.colour.empty() &&
           series.colour.size() == series.x.size();
}

void ChartPlot::addLine(const Series& series) {
    auto* graph = new QCPGraph(x(), y());
    if (!isColoured(series))
        for (std::size_t index = 0; index < series.x.size(); ++index)
            if (const double across = drawable(series.x[index], chart_.xScale); !std::isnan(across))
                graph->addData(across, drawable(series.y[index], chart_.yScale));
    if (series.style == SeriesStyle::points)
        graph->setLineStyle(QCPGraph::lsNone);
    drawn_.push_back(graph);
}

void ChartPlot::addBars(const Series& series) {
    auto* bars = new QCPBars(x(), y());
    for (std::size_t index = 0; index < series.x.size(); ++index)
        if (const double across = drawable(series.x[index], chart_.xScale); !std::isnan(across))
            bars->addData(across, drawable(series.y[index], chart_.yScale));
    bars->setWidthType(QCPBars::wtAxisRectRatio);
    drawn_.push_back(bars);
}

std::optional<QCPRange> ChartPlot::colourRange() const {
    std::vector<double> shown, chosen;
    for (const Series& series : chart_.series)
        for (const double value : series.colour)
            if (std::isfinite(value))
                (series.meaning == SeriesMeaning::chosen ? chosen : shown).push_back(value);
    // One point that is marked apart must not take the colours of all others.
    const std::vector<double>& values = shown.empty() ? chosen : shown;
    if (values.empty())
        return std::nullopt;
    const double least = std::ranges::min(values), most = std::ranges::max(values);
    return QCPRange(least, most > least ? most : least + 1.0);
}

void ChartPlot::addColoured(const Series& series) {
    const auto range = colourRange();
    if (!range)
        return;
    const double least = range->lower, width = range->size();
    colours_->setDataRange(*range);
    const Colormap colours(Palette::viridis);
    colours_->setGradient(gradientOf(colours));
    std::map<int, QCPGraph*> graphs;
    for (std::size_t index = 0; index < series.x.size(); ++index) {
        const double across = drawable(series.x[index], chart_.xScale), value = series.colour[index];
        if (std::isnan(across))
            continue;
        const double position = std::clamp((value - least) / width, 0.0, 1.0);
        const int step = std::isfinite(value) ? static_cast<int>(std::lround(position * (colourSteps - 1))) : -1;
        QCPGraph*& graph = graphs[step];
        if (!graph) {
            graph = new QCPGraph(x(), y());
            graph->setLineStyle(QCPGraph::lsNone);
            graph->setSelectable(QCP::stNone);
            coloured_.push_back(graph);
            const QColor fill = step < 0 ? QColor() : QColor(colours.colour(step / (colourSteps - 1.0)));
            graph->setScatterStyle(colouredMark(series.meaning, step < 0 ? QBrush(Qt::NoBrush) : QBrush(fill), 1.0));
        }
        graph->addData(across, drawable(series.y[index], chart_.yScale));
    }
}

void ChartPlot::addLevels() {
    for (const Level& level : chart_.levels) {
        auto* line = new QCPItemStraightLine(this);
        line->point1->setAxes(x(), y());
        line->point2->setAxes(x(), y());
        line->point1->setTypeX(QCPItemPosition::ptAxisRectRatio);
        line->point2->setTypeX(QCPItemPosition::ptAxisRectRatio);
        line->point1->setAxisRect(frame_);
        line->point2->setAxisRect(frame_);
        line->point1->setCoords(0.0, level.value);
        line->point2->setCoords(1.0, level.value);
        auto* name = new QCPItemText(this);
        name->position->setAxes(x(), y());
        name->position->setAxisRect(frame_);
        name->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        name->setText(tr("%1: %2").arg(coreText(level.name), exactText(level.value)));
        name->setPadding(QMargins(2, 0, 2, 0));
        for (QCPAbstractItem* item : {static_cast<QCPAbstractItem*>(line), static_cast<QCPAbstractItem*>(name)}) {
            item->setClipAxisRect(frame_);
            item->setSelectable(false);
            item->setLayer(QStringLiteral("grid"));
        }
        name->setLayer(QStringLiteral("marks"));
        levelLines_.push_back(line);
        levelNames_.push_back(name);
    }
}

void ChartPlot::addMarks() {
    selectedLayer_ = new QCPItemRect(this);
    selectedLayer_->setLayer(QStringLiteral("grid"));
    hovered_ = new QCPItemTracer(this);
    hovered_->setStyle(QCPItemTracer::tsCircle);
    hovered_->setSize(12);
    hovered_->setLayer(QStringLiteral("hover"));
    hovered_->setVisible(false);
    for (QCPAbstractItem* item :
         {static_cast<QCPAbstractItem*>(selectedLayer_), static_cast<QCPAbstractItem*>(hovered_)}) {
        item->setClipAxisRect(frame_);
        item->setSelectable(false);
        for (QCPItemPosition* position : item->positions()) {
            position->setAxisRect(frame_);
            position->setAxes(x(), y());
        }
    }
    for (QCPItemPosition* position : selectedLayer_->positions())
        position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    selected_ = new QCPGraph(x(), y());
    selected_->setLineStyle(QCPGraph::lsNone);
    selected_->setSelectable(QCP::stNone);
    selected_->setLayer(QStringLiteral("marks"));
    labels_ = new PointLabels(this, frame_);
    labels_->setLayer(QStringLiteral("marks"));
}

void ChartPlot::fillLabels() {
    std::vector<PointLabels::Label> labels, chosen;
    std::vector<QRectF> marks;
    for (const Series& series : chart_.series) {
        const double least = leastNamed(series);
        for (std::size_t index = 0; index < series.x.size(); ++index) {
            const QPointF place(series.x[index], series.y[index]);
            if (std::isnan(drawable(place.x(), chart_.xScale)) || std::isnan(drawable(place.y(), chart_.yScale)))
                continue;
            marks.push_back(series.style == SeriesStyle::bars ? barAt(place) : QRectF(place, place));
            if (index < series.labels.size() && std::abs(series.y[index]) >= least)
                (series.meaning == SeriesMeaning::chosen ? chosen : labels)
                    .push_back({place, visibleWords(series.labels[index])});
        }
    }
    chosen.insert(chosen.end(), labels.begin(), labels.end());
    const bool hasLabels = !chosen.empty();
    labels_->setLabels(std::move(chosen));
    if (hasLabels)
        labels_->setMarks(std::move(marks));
}

void ChartPlot::setLook(const QPalette& palette, const QFont& font) {
    look_ = palette;
    font_ = font;
    setBackground(QBrush(palette.color(QPalette::Base)));
    colourAxes();
    colourSeries();
    fitTo(size());
    replot(rpQueuedReplot);
}

void ChartPlot::colourAxes() {
    const QColor text = look_.color(QPalette::Text), line = faded(text, 0.45F);
    QList<QCPAxis*> axes = frame_->axes();
    if (colours_)
        axes += colours_->axis();
    for (QCPAxis* axis : axes) {
        axis->setBasePen(QPen(line, 1.0));
        axis->setTickPen(QPen(line, 1.0));
        axis->setSubTickPen(QPen(line, 1.0));
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->setTickLabelFont(font_);
        axis->setLabelFont(font_);
        axis->setLabelPadding(2);
        axis->grid()->setPen(QPen(faded(text, 0.12F), 1.0));
        axis->grid()->setZeroLinePen(QPen(faded(text, 0.3F), 1.0));
    }
    if (names_) {
        names_->setTextColor(text);
        names_->setFont(font_);
        for (int index = 0; index < names_->itemCount(); ++index)
            if (QCPAbstractLegendItem* item = names_->item(index)) // the last row may have empty places
                item->setFont(font_);
    }
    for (std::size_t index = 0; index < levelLines_.size(); ++index) {
        levelLines_[index]->setPen(QPen(faded(text, 0.6F), 1.0, Qt::DashLine));
        levelNames_[index]->setColor(text);
        levelNames_[index]->setFont(font_);
        levelNames_[index]->setBrush(faded(look_.color(QPalette::Base), 0.7F));
    }
}

void ChartPlot::colourSeries() {
    const double size = std::min(1.0, QFontMetricsF(font_).height() / usualHeight);
    std::map<SeriesMeaning, std::size_t> seen;
    for (std::size_t index = 0; index < drawn_.size(); ++index) {
        const Series& series = chart_.series[index];
        ChartStyle style(series.meaning, seen[series.meaning]++, look_, size);
        if (series.style == SeriesStyle::line)
            style.mark.setSize(lineMark * size);
        drawn_[index]->setPen(style.line);
        if (isColoured(series))
            style.mark = colouredMark(series.meaning, Qt::NoBrush, size); // for the legend; its points are others
        if (auto* graph = qobject_cast<QCPGraph*>(drawn_[index])) {
            const bool isMarked = series.style == SeriesStyle::points || series.x.size() <= markedPoints;
            graph->setScatterStyle(isMarked ? style.mark : QCPScatterStyle(QCPScatterStyle::ssNone));
        } else {
            drawn_[index]->setBrush(faded(style.line.color(), 0.7F));
            drawn_[index]->setPen(QPen(style.line.color(), 1.0));
        }
    }
    for (QCPGraph* graph : coloured_) {
        const bool isChosen = graph->scatterStyle().shape() == QCPScatterStyle::ssDiamond;
        graph->setScatterStyle(colouredMark(isChosen ? SeriesMeaning::chosen : SeriesMeaning::others,
                                            graph->scatterStyle().brush(), size));
    }
    if (!selected_)
        return;
    const bool dark = isDark(look_);
    const QColor selection = dark ? colour::selection().lighter(150) : colour::selection();
    selected_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(selection, 2.0), Qt::NoBrush, 13.0));
    selectedLayer_->setBrush(faded(colour::selection(), dark ? 0.40F : 0.14F));
    selectedLayer_->setPen(Qt::NoPen);
    hovered_->setPen(QPen(look_.color(QPalette::Text), 1.5));
    labels_->setLook(look_.color(QPalette::Text), font_);
}

} // namespace sinkscope
