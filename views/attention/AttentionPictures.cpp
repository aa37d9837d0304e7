#include "attention/AttentionViewPrivate.h"

#include "attention/WithoutSink.h"
#include "style/NumberText.h"

namespace sinkscope {
namespace {

/// Attention below this is rounding and clutter on a logarithmic scale.
constexpr double leastAttention = 1e-4;

} // namespace

SinkConvention AttentionView::Private::chosenConvention() const {
    return static_cast<SinkConvention>(convention->currentData().toInt());
}

std::int64_t AttentionView::Private::sinkToken() const {
    return sinksOf(*findings, chosenConvention()).sinkToken(selection.layer, selection.head);
}

MapPart AttentionView::Private::visiblePart() const {
    return {selection.layer,       selection.head,       map->visibleRows(),
            map->visibleColumns(), map->visiblePixels(), static_cast<Reduction>(reduction->currentData().toInt())};
}

SinkShare AttentionView::Private::share() const {
    return leaveOut->isChecked() && leaveOut->isEnabled() ? SinkShare::leftOut : SinkShare::kept;
}

void AttentionView::Private::showSinks() {
    if (!findings)
        return;
    const SinkFinding& finding = sinksOf(*findings, chosenConvention());
    HeatmapContent picture;
    picture.rows = {view->tr("Layer"), finding.strength.rows, HeatmapAxis::Names::numbers, {}, 0};
    picture.columns = {view->tr("Head"), finding.strength.columns, HeatmapAxis::Names::numbers, {}, 0};
    // The Findings own the matrix; sharing their ownership spares a copy.
    picture.source = {std::shared_ptr<const Matrix>(findings, &finding.strength),
                      {0, finding.strength.rows},
                      {0, finding.strength.columns}};
    picture.rule = {Reduction::maximum, Missing::shown};
    picture.palette = scale->palette();
    picture.bar.place = ColourBar::Place::above;
    picture.bar.title = view->tr("sink strength");
    picture.bar.threshold = ColourBar::Threshold{finding.epsilon, view->tr("ε = %1").arg(shortText(finding.epsilon))};
    picture.marks.contour = finding.epsilon;
    picture.describe = [findings = findings, convention = chosenConvention()](const HeatmapHit& hit) {
        return sinkDescription(*findings, convention, hit);
    };
    sinks->setContent(std::move(picture));
    followSelection();
}

ValueScale AttentionView::Private::mapScale(const Matrix* values) {
    if (scale->kind() == ValueScale::Kind::logarithmic)
        return scale->scaleFor({ValueScale::Kind::logarithmic, leastAttention, 1.0});
    // Shares of the rest are often small; without a sink the picture gets its own range.
    if (values && share() == SinkShare::leftOut)
        return scale->scaleFor(fittingScale(ValueScale::Kind::linear, *values));
    return scale->scaleFor({ValueScale::Kind::linear, 0.0, 1.0});
}

ColourBar AttentionView::Private::mapBar() const {
    ColourBar bar;
    bar.title = share() == SinkShare::leftOut ? view->tr("attention without the sink") : view->tr("attention");
    return bar;
}

void AttentionView::Private::showMap() {
    if (!findings)
        return;
    HeatmapContent picture = map->content();
    const bool otherPrompt = picture.columns.cells != findings->run->tokenCount();
    picture.rows = queries;
    picture.columns = keys;
    if (otherPrompt)
        picture.source = {};
    picture.rule = {visiblePart().reduction, Missing::passedOver};
    picture.empty = EmptyHalf::aboveDiagonal;
    picture.palette = scale->palette();
    picture.scale = mapScale(picture.source.values.get());
    picture.bar = mapBar();
    picture.marks.sinkColumn = sinkToken();
    picture.marks.spikes.clear();
    picture.describe = [this, run = findings->run, rule = picture.rule.reduction](const HeatmapHit& hit) {
        return attentionDescription(*run, selection, hit, rule);
    };
    map->setContent(std::move(picture));
    describeHead();
    followSelection();
}

void AttentionView::Private::describeHead() {
    summary->setWholeText(headSummary(*findings, chosenConvention(), selection, share()));
}

void AttentionView::Private::markSinkColumn() {
    HeatmapContent picture = map->content();
    picture.marks.sinkColumn = sinkToken();
    map->setContent(std::move(picture));
}

void AttentionView::Private::refreshMap() {
    if (!findings)
        return;
    newest.reset();
    showMap();
    askSoon();
}

void AttentionView::Private::askSoon() {
    if (findings)
        debounce.start();
}

void AttentionView::Private::ask() {
    const MapPart part = visiblePart();
    // A hidden map asks when it is shown.
    if (!findings || !map->isVisible() || part.pixels.isEmpty() || part.queries.size() <= 0 || part.keys.size() <= 0)
        return;
    const bool possible = canLeaveOutSink(part, sinkToken());
    leaveOut->setEnabled(possible);
    leaveOut->setToolTip(possible ? view->tr("Leaves the sink's share out and renormalises each row, for display "
                                             "only: no model was run this way")
                                  : view->tr("Needs every number of the visible rows: zoom in to at most "
                                             "2,048 × 2,048 tokens"));
    const MapRequest request = mapRequest(part, share(), sinkToken());
    if (newest == request)
        return;
    newest = request;
    received.reset();
    map->setWaiting(true);
    Q_EMIT view->mapRequested(request);
}

void AttentionView::Private::showReceived() {
    if (!received || !newest)
        return;
    std::shared_ptr<const Matrix> values = received;
    const bool hasEveryNumber = newest->rows == newest->queries.size() && newest->columns == newest->keys.size();
    if (share() == SinkShare::leftOut && hasEveryNumber)
        values = std::make_shared<const Matrix>(withoutSink(*received, sinkToken() - newest->keys.first));
    HeatmapContent picture = map->content();
    picture.source = {values, newest->queries, newest->keys};
    picture.scale = mapScale(values.get());
    picture.bar = mapBar();
    map->setContent(std::move(picture));
    map->setWaiting(false);
    describeHead();
}

} // namespace sinkscope
