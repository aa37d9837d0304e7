#include "attention/AttentionViewPrivate.h"

#include "attention/AttentionPicture.h"
#include "attention/WithoutSink.h"
#include "menus/InterventionActions.h"

namespace sinkscope {
SinkConvention AttentionView::Private::chosenConvention() const {
    return static_cast<SinkConvention>(convention->currentData().toInt());
}

std::int64_t AttentionView::Private::sinkToken() const {
    return sinksOf(*findings, chosenConvention()).sinkToken(selection.layer, selection.head);
}

std::int64_t AttentionView::Private::leftOutToken() const {
    return sinksOf(*runs.base, chosenConvention()).sinkToken(selection.layer, selection.head);
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
    HeatmapContent picture = sinksPicture(runs, chosenConvention());
    if (!runs.isDifference())
        picture.palette = scale->palette();
    picture.bar.place = ColourBar::Place::above;
    sinks->setContent(std::move(picture));
    followSelection();
}

bool AttentionView::Private::hasPicture() const {
    return pictured.base && (pictured.changed || !runs.isComparison() || runs.side == Shown::Side::base);
}

HeadMap AttentionView::Private::headMap() const {
    return {selection.layer, selection.head, share(), pictured};
}

ValueScale AttentionView::Private::mapScale() {
    const ValueScale fitting = attentionScale(runs, headMap(), scale->kind());
    return fitting.kind == ValueScale::Kind::centred ? fitting : scale->scaleFor(fitting);
}

void AttentionView::Private::showMap() {
    if (!findings)
        return;
    HeatmapContent picture = map->content();
    const bool otherPrompt = picture.columns.cells != findings->run->tokenCount();
    if (otherPrompt) {
        pictured = {};
        picture.source = {};
    }
    describeHead();
    // Until an answer is there that shows the chosen side, the old picture stays as it is.
    if (!otherPrompt && !hasPicture())
        return followSelection();
    if (hasPicture())
        picture.source = {attentionNumbers(runs, headMap()), queriesPictured, keysPictured};
    picture.rows = queries;
    picture.columns = keys;
    picture.rule = {visiblePart().reduction, Missing::passedOver};
    picture.empty = EmptyHalf::aboveDiagonal;
    picture.palette = runs.isDifference() ? Palette::diverging : scale->palette();
    picture.scale = mapScale();
    picture.bar = attentionBar(runs, share());
    picture.side = learnedSinkColumn(runs, headMap());
    picture.marks.sinkColumn = sinkToken();
    picture.marks.spikes.clear();
    picture.describe = [this](const HeatmapHit& hit) { return describeMap(hit); };
    map->setContent(std::move(picture));
    followSelection();
}

QString AttentionView::Private::describeMap(const HeatmapHit& hit) const {
    const Reduction rule = map->content().rule.reduction;
    if (!runs.isDifference() || !hasPicture())
        return attentionDescription(*findings->run, selection, hit, rule);
    std::optional<AttentionPair> pair;
    const std::int64_t row = hit.cell.row - queriesPictured.first, column = hit.cell.column - keysPictured.first;
    const bool hasEveryNumber =
        pictured.base->rows == queriesPictured.size() && pictured.base->columns == keysPictured.size();
    if (hit.isExact() && hasEveryNumber && row >= 0 && row < pictured.base->rows && column >= 0 &&
        column < pictured.base->columns)
        pair = AttentionPair{pictured.base->at(row, column), pictured.changed->at(row, column)};
    return attentionDifferenceDescription(*findings->run, hit, pair, rule);
}

void AttentionView::Private::describeHead() {
    if (runs.isDifference())
        return summary->setWholeText(headDifferenceSummary(runs, chosenConvention(), selection, share()));
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
    const bool possible = canLeaveOutSink(part, leftOutToken());
    leaveOut->setEnabled(possible);
    leaveOut->setToolTip(possible
                             ? AttentionView::tr("Leaves the sink's share out and renormalises each row, for display "
                                                 "only: no model was run this way")
                             : AttentionView::tr("Needs every number of the visible rows: zoom in to at most "
                                                 "2,048 × 2,048 tokens"));
    const MapRequest request = mapRequest(part, share(), leftOutToken());
    if (newest == request)
        return;
    newest = request;
    map->setWaiting(true);
    Q_EMIT view->mapRequested(request);
}

void AttentionView::Private::showReceived(const Sides<Matrix>& received) {
    pictured = received;
    queriesPictured = newest->queries;
    keysPictured = newest->keys;
    const bool hasEveryNumber = newest->rows == newest->queries.size() && newest->columns == newest->keys.size();
    if (share() == SinkShare::leftOut && hasEveryNumber)
        for (auto* side : {&pictured.base, &pictured.changed})
            if (*side)
                *side = std::make_shared<const Matrix>(withoutSink(**side, leftOutToken() - newest->keys.first));
    showMap();
    map->setWaiting(false);
}

void AttentionView::Private::fillMenu(QMenu& menu, const HeadPlace& head) const {
    if (!findings)
        return;
    addHeadActions(menu, head, sinksOf(*runs.base, chosenConvention()),
                   [this](const Intervention& intervention) { Q_EMIT view->interventionRequested(intervention); });
}

void AttentionView::Private::fillTokenMenu(QMenu& menu, const HeatmapCell& cell) const {
    if (!findings)
        return;
    const InterventionChosen chosen = [this](const Intervention& intervention) {
        Q_EMIT view->interventionRequested(intervention);
    };
    fillMenu(menu, {selection.layer, selection.head});
    addTokenActions(menu, *findings->run, cell.column, chosen);
    if (cell.row != cell.column)
        addTokenActions(menu, *findings->run, cell.row, chosen);
}

} // namespace sinkscope
