#include "curves/LifeCycleView.h"

#include "curves/LifeCyclePlot.h"
#include "figure/RunFigures.h"

namespace sinkscope {

namespace {

const QString depthZoomKey = QStringLiteral("zoom");

} // namespace

class LifeCycleView::Private {
public:
    LifeCyclePlot* plot = nullptr;
    std::shared_ptr<const Findings> findings; ///< whose values a click picks: the changed ones in a difference
    Shown runs;
    Selection selection;
};

LifeCycleView::LifeCycleView(QWidget* parent) : Pane(tr("Life cycle"), parent), d(std::make_unique<Private>()) {
    d->plot = new LifeCyclePlot;
    setContent(d->plot);
    showEmpty(tr("Run a prompt to see the largest magnitudes rise and fall along depth."));
    connect(d->plot, &LifeCyclePlot::pointClicked, this, [this](const LifeCyclePoint& point) {
        const auto value = valueOf(d->findings->lifeCycle, point);
        Selection selection = d->selection;
        selection.layer = std::max<std::int64_t>(point.layer, 0);
        selection.key = value->token;
        selection.channel = value->channel;
        Q_EMIT selectionRequested(selection);
    });
    connect(d->plot, &LifeCyclePlot::layerPointed, this, [this](const std::optional<std::int64_t>& layer) {
        Q_EMIT pointedAt({layer, {}, {}, {}});
    });
    connect(d->plot, &LifeCyclePlot::layerStepped, this, [this](std::int64_t layer) {
        Selection selection = d->selection;
        selection.layer = layer;
        Q_EMIT selectionRequested(selection);
    });
}

LifeCycleView::~LifeCycleView() = default;

void LifeCycleView::setPointed(const Pointed& pointed) {
    d->plot->setGuide(pointed.layer);
}

void LifeCycleView::setShown(const Shown& shown) {
    d->findings = shown.isDifference() ? shown.changed : shown.findings();
    d->runs = shown;
    tellSide(shown);
    if (!d->findings) {
        showEmpty(tr("Run a prompt to see the largest magnitudes rise and fall along depth."));
        return;
    }
    const LifeCycle& life = d->findings->lifeCycle;
    if (life.attention.empty() || life.residual.size() != life.attention.size() + 1 ||
        life.feedForward.size() != life.attention.size()) {
        showEmpty(tr("This run holds no layers to show."));
        return;
    }
    d->plot->setShown(shown);
    showContent();
}

std::vector<FigureContent> LifeCycleView::figures() const {
    if (!d->findings)
        return {};
    ViewChoice choice;
    choice.side = d->runs.side;
    return lifeCycleFigures(d->runs, choice);
}

void LifeCycleView::setSelection(const Selection& selection) {
    if (selection == d->selection)
        return;
    d->selection = selection;
    d->plot->setSelection(selection);
}

std::optional<QRectF> LifeCycleView::placeOf(const Spot& spot) const {
    if (!d->findings || !d->plot->isVisible() || !spot.layer)
        return std::nullopt;
    constexpr double reach = 6.0;
    const QPointF point = d->plot->positionOf({LifeCycleCurve::largest, *spot.layer});
    const QRectF area(point - QPointF(reach, reach), QSizeF(2.0 * reach, 2.0 * reach));
    const bool isInSight = QRectF(d->plot->rect()).contains(area);
    return isInSight ? std::optional(area.translated(d->plot->mapTo(this, QPoint()))) : std::nullopt;
}

QJsonObject LifeCycleView::state() const {
    return {{depthZoomKey, d->plot->zoom()}};
}

void LifeCycleView::restore(const QJsonObject& state) {
    if (state.contains(depthZoomKey))
        d->plot->setZoom(state[depthZoomKey].toObject());
}

} // namespace sinkscope

#include "moc_LifeCycleView.cpp"
