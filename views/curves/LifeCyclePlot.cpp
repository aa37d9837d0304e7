#include "curves/LifeCyclePlot.h"

#include "curves/LifeCycleCurves.h"
#include "curves/LifeCyclePanels.h"
#include "curves/LifeCycleText.h"
#include "style/SmallerFont.h"
#include "style/Theme.h"

#include <QToolTip>
#include <cmath>
#include <limits>
#include <utility>

namespace sinkscope {

namespace {

const QString lowKey = QStringLiteral("low");
const QString highKey = QStringLiteral("high");
const QString layersKey = QStringLiteral("layers");

/// From before the embedding to behind the last layer.
QCPRange wholeDepth(std::int64_t layers) {
    return {-1.6, static_cast<double>(layers) - 0.4};
}

} // namespace

class LifeCyclePlot::Private {
public:
    QCustomPlot* plot = nullptr;
    std::array<LifeCyclePanel, 2> panels;
    LifeCyclePanel& stream() { return panels[0]; }
    LifeCyclePanel& blocks() { return panels[1]; }
    std::unique_ptr<LifeCycleCurves> curves;
    Shown shown;
    std::shared_ptr<const Findings> findings; ///< whose values can be picked: the changed ones in a difference
    Selection selection;
    QPointF pressed;
    QJsonObject restored; ///< a zoom that waits for its run; else empty

    std::int64_t layers() const {
        return findings ? static_cast<std::int64_t>(findings->lifeCycle.attention.size()) : 0;
    }
    void placeSelection();
};

void LifeCyclePlot::Private::placeSelection() {
    const auto layer = static_cast<double>(selection.layer);
    for (const LifeCyclePanel& panel : panels) {
        panel.selection->topLeft->setCoords(layer - 0.5, 0.0);
        panel.selection->bottomRight->setCoords(layer + 0.5, 1.0);
        panel.selection->setVisible(selection.layer >= 0 && selection.layer < layers());
    }
}

LifeCyclePlot::LifeCyclePlot(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>()) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Life cycle of the largest magnitudes along depth"));
    d->plot = new QCustomPlot;
    paintWithOthers(*d->plot);
    d->plot->setFocusPolicy(Qt::NoFocus);
    d->plot->setMouseTracking(true);
    d->plot->setInteractions(QCP::iRangeZoom);
    d->plot->setSelectionRectMode(QCP::srmZoom);
    d->plot->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->plot);
    buildPanels();
    d->curves = std::make_unique<LifeCycleCurves>(d->stream(), d->blocks());
    applySizes();
    applyColours();
}

LifeCyclePlot::~LifeCyclePlot() = default;

void LifeCyclePlot::buildPanels() {
    d->panels = buildLifeCyclePanels(*d->plot);
    d->blocks().depth()->setLabel(tr("layer"));
    connect(d->blocks().depth(), qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
            [this](const QCPRange& range) {
                const QCPRange all = wholeDepth(d->layers());
                const QCPRange held = range.bounded(all.lower, all.upper);
                if (held != range)
                    d->blocks().depth()->setRange(held);
            });
}

void LifeCyclePlot::applyColours() {
    d->plot->setBackground(QBrush(palette().color(QPalette::Base)));
    for (const LifeCyclePanel& panel : d->panels)
        paintLifeCyclePanel(panel, palette());
    d->curves->applyColours(palette());
    d->plot->replot(QCustomPlot::rpQueuedReplot);
}

void LifeCyclePlot::applySizes() {
    const QFont small = smallerFont(font(), 0.85);
    const double panelHeight = 0.5 * (height() - 6.0 * QFontMetricsF(small).height());
    const int ticks = std::clamp(static_cast<int>(panelHeight / (2.2 * QFontMetricsF(small).height())), 2, 5);
    for (LifeCyclePanel& panel : d->panels) {
        for (QCPAxis* axis : panel.frame->axes()) {
            axis->setTickLabelFont(small);
            axis->setLabelFont(small);
            axis->setLabelPadding(2);
        }
        panel.legend->setFont(small);
        panel.badges->setFont(small);
        for (int i = 0; i < panel.legend->itemCount(); ++i)
            panel.legend->item(i)->setFont(small);
        panel.magnitude()->ticker()->setTickCount(ticks);
    }
    d->curves->fitMagnitudes(panelHeight, QFontMetricsF(small).height());
    const auto fitting = [&](const QString& longName, const QString& shortName) {
        const auto fits = [&](const QString& name) {
            return QFontMetricsF(small).horizontalAdvance(name) < panelHeight;
        };
        return fits(longName) ? longName : fits(shortName) ? shortName : QString();
    };
    d->stream().magnitude()->setLabel(fitting(tr("residual stream, magnitude"), tr("residual |x|")));
    d->blocks().magnitude()->setLabel(fitting(tr("block output, magnitude"), tr("added |x|")));
}

void LifeCyclePlot::setShown(const Shown& shown) {
    const std::int64_t layersBefore = d->layers();
    d->shown = shown;
    d->findings = shown.isDifference() ? shown.changed : shown.findings();
    setAccessibleDescription(shown.isDifference() ? tr("Base: %1\nChanged: %2")
                                                        .arg(lifeCycleSummary(shown.base->lifeCycle),
                                                             lifeCycleSummary(shown.changed->lifeCycle))
                                                  : lifeCycleSummary(d->findings->lifeCycle));
    d->curves->setShown(shown);
    applySizes();
    d->placeSelection();
    // Flipping between sides must not move anything but the values.
    if (d->layers() != layersBefore)
        resetZoom();
    applyRestored();
    d->plot->replot(QCustomPlot::rpQueuedReplot);
}

void LifeCyclePlot::setSelection(const Selection& selection) {
    d->selection = selection;
    d->placeSelection();
    d->plot->replot(QCustomPlot::rpQueuedReplot);
}

void LifeCyclePlot::resetZoom() {
    d->blocks().depth()->setRange(wholeDepth(d->layers()));
    d->plot->replot(QCustomPlot::rpQueuedReplot);
}

QJsonObject LifeCyclePlot::zoom() const {
    if (!d->restored.isEmpty())
        return d->restored;
    const QCPRange range = d->blocks().depth()->range();
    if (d->layers() == 0 || range == wholeDepth(d->layers()))
        return {};
    return {{lowKey, range.lower}, {highKey, range.upper}, {layersKey, static_cast<double>(d->layers())}};
}

void LifeCyclePlot::setZoom(const QJsonObject& zoom) {
    d->restored = zoom;
    if (zoom.isEmpty())
        return resetZoom();
    applyRestored();
}

void LifeCyclePlot::applyRestored() {
    if (d->restored.isEmpty() || d->restored.value(layersKey).toDouble() != static_cast<double>(d->layers()))
        return;
    const QJsonObject zoom = std::exchange(d->restored, QJsonObject());
    const double low = zoom[lowKey].toDouble(), high = zoom[highKey].toDouble();
    if (low < high)
        d->blocks().depth()->setRange(low, high); // which holds it within the layers
    d->plot->replot(QCustomPlot::rpQueuedReplot);
}

QPointF LifeCyclePlot::positionOf(const LifeCyclePoint& point) const {
    const LifeCyclePanel& panel = d->panels[isBlock(point.curve) ? 1 : 0];
    const auto value = d->findings ? valueOf(d->findings->lifeCycle, point) : std::nullopt;
    return {panel.depth()->coordToPixel(depthOf(point)),
            panel.magnitude()->coordToPixel(value ? magnitudeOf(value->value) : 1.0)};
}

std::optional<LifeCyclePoint> LifeCyclePlot::pointAt(QPointF position) const {
    std::optional<LifeCyclePoint> best;
    double nearest = std::numeric_limits<double>::infinity();
    const auto consider = [&](LifeCycleCurve curve, std::int64_t layer, double upwardsOnly) {
        const QPointF away = position - positionOf({curve, layer});
        // Anywhere on a bar is on it; along a curve the nearest mark counts.
        const double distance = std::abs(away.x()) * 4.0 + (upwardsOnly > 0.0 ? 0.0 : std::abs(away.y()));
        if (d->findings && valueOf(d->findings->lifeCycle, {curve, layer}) && distance < nearest) {
            nearest = distance;
            best = LifeCyclePoint{curve, layer};
        }
    };
    for (std::size_t panel = 0; panel < 2; ++panel) {
        if (!d->panels[panel].frame->rect().contains(position.toPoint()))
            continue;
        const auto layer = std::llround(d->panels[panel].depth()->pixelToCoord(position.x()));
        if (panel == 0)
            for (const LifeCycleCurve curve : residualCurves)
                consider(curve, layer, 0.0);
        else
            for (const LifeCycleCurve curve : blockCurves)
                consider(curve, layer, 1.0);
    }
    return best;
}

void LifeCyclePlot::hover(QPointF position, QPoint globalPosition) {
    const auto point = pointAt(position);
    if (!point) {
        endHover();
        return;
    }
    const auto value = valueOf(d->findings->lifeCycle, *point);
    markLayer(point->layer);
    for (std::size_t panel = 0; panel < 2; ++panel) {
        LifeCyclePanel& marked = d->panels[panel];
        marked.aim->position->setCoords(depthOf(*point), magnitudeOf(value->value));
        marked.aim->setVisible((panel == 1) == isBlock(point->curve));
    }
    d->plot->layer(QStringLiteral("hover"))->replot();
    d->plot->setCursor(Qt::PointingHandCursor);
    QToolTip::showText(globalPosition,
                       d->shown.isDifference() ? layerComparison(*d->shown.base, *d->shown.changed, point->layer)
                                               : layerDescription(*d->findings, point->layer),
                       this);
    Q_EMIT layerPointed(point->layer);
}

void LifeCyclePlot::markLayer(std::optional<std::int64_t> layer) {
    for (LifeCyclePanel& panel : d->panels) {
        const auto place = static_cast<double>(layer.value_or(0));
        panel.hover->point1->setCoords(place, 0.0);
        panel.hover->point2->setCoords(place, 1.0);
        panel.hover->setVisible(layer.has_value());
    }
}

void LifeCyclePlot::setGuide(std::optional<std::int64_t> layer) {
    if (d->plot->underMouse())
        return; // its own line is there
    markLayer(layer);
    d->plot->layer(QStringLiteral("hover"))->replot();
}

void LifeCyclePlot::endHover() {
    markLayer({});
    for (LifeCyclePanel& panel : d->panels)
        panel.aim->setVisible(false);
    d->plot->layer(QStringLiteral("hover"))->replot();
    d->plot->unsetCursor();
    QToolTip::hideText();
    Q_EMIT layerPointed({});
}

bool LifeCyclePlot::eventFilter(QObject* watched, QEvent* event) {
    if (!d->findings)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove) {
        const auto* move = static_cast<QMouseEvent*>(event);
        if (move->buttons() == Qt::NoButton)
            hover(move->position(), move->globalPosition().toPoint());
    } else if (event->type() == QEvent::Leave) {
        endHover();
    } else if (event->type() == QEvent::MouseButtonPress) {
        setFocus(Qt::MouseFocusReason);
        d->pressed = static_cast<QMouseEvent*>(event)->position();
    } else if (event->type() == QEvent::MouseButtonRelease) {
        const auto* release = static_cast<QMouseEvent*>(event);
        const bool still = (release->position() - d->pressed).manhattanLength() < QApplication::startDragDistance();
        if (const auto point = pointAt(release->position()); point && still && release->button() == Qt::LeftButton)
            Q_EMIT pointClicked(*point);
    }
    return QWidget::eventFilter(watched, event);
}

void LifeCyclePlot::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (!d->plot)
        return;
    if (event->type() == QEvent::PaletteChange)
        applyColours();
    if (event->type() == QEvent::FontChange)
        applySizes();
}

void LifeCyclePlot::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    applySizes();
}

void LifeCyclePlot::keyPressEvent(QKeyEvent* event) {
    const auto step = [this](std::int64_t layer) {
        if (layer >= 0 && layer < d->layers())
            Q_EMIT layerStepped(layer);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        step(d->selection.layer - 1);
        break;
    case Qt::Key_Right:
        step(d->selection.layer + 1);
        break;
    case Qt::Key_Home:
        resetZoom();
        break;
    default:
        QWidget::keyPressEvent(event);
        break;
    }
}

} // namespace sinkscope

#include "moc_LifeCyclePlot.cpp"
