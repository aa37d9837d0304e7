#include "attention/AttentionView.h"

#include "attention/AttentionViewPrivate.h"
#include "heatmap/PromptAxis.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

namespace sinkscope {

namespace {

/// In the order of the enums.
const QStringList conventionWords{QStringLiteral("spike"), QStringLiteral("gu")};
const QStringList reductionWords{QStringLiteral("mean"), QStringLiteral("maximum")};
const QStringList sinkWords{QStringLiteral("kept"), QStringLiteral("leftOut")};
const QString sinksZoomKey = QStringLiteral("sinksZoom");
const QString mapZoomKey = QStringLiteral("mapZoom");

} // namespace

AttentionView::AttentionView(QWidget* parent) : Pane(tr("Attention"), parent), d(std::make_unique<Private>(this)) {
    d->addControls(controls());
    setContent(d->content);
    showEmpty(d->emptySentence());
}

AttentionView::~AttentionView() = default;

void AttentionView::setShown(const Shown& shown) {
    const bool sameRuns = shown.hasSameRuns(d->runs);
    d->runs = shown;
    d->findings = shown.findings();
    tellSide(shown);
    if (!sameRuns)
        d->newest.reset();
    if (!d->findings || !d->findings->run || d->findings->run->layers.empty()) {
        d->findings.reset();
        showEmpty(d->emptySentence());
        return;
    }
    d->queries = promptAxis(d->findings->run->tokens, tr("Query"));
    d->keys = d->queries;
    d->keys.title = tr("Key");
    d->clampSelection();
    d->showSinks();
    d->showMap();
    d->askSoon();
    showContent();
}

void AttentionView::setSelection(const Selection& selection) {
    const bool otherHead = selection.layer != d->wanted.layer || selection.head != d->wanted.head;
    d->wanted = selection;
    if (!d->findings)
        return;
    d->clampSelection();
    if (otherHead) {
        d->newest.reset();
        d->describeHead();
        d->markSinkColumn();
        d->askSoon();
    }
    d->followSelection();
}

void AttentionView::setPointed(const Pointed& pointed) {
    d->sinks->setGuide(pointed.layer, pointed.head);
    d->map->setGuide(pointed.query, pointed.key);
}

void AttentionView::setMaps(const MapRequest& request, const Sides<Matrix>& maps) {
    if (!d->findings || !d->newest || request != *d->newest || !maps.base)
        return;
    d->showReceived(maps);
    showContent();
}

std::optional<QRectF> AttentionView::placeOf(const Spot& spot) const {
    if (!d->findings || !d->content->isVisible() || (!spot.layer && !spot.token))
        return std::nullopt;
    const auto one = [](std::int64_t position) { return Range{position, position + 1}; };
    const HeatmapWidget& map = spot.layer ? *d->sinks : *d->map;
    const std::int64_t heads = d->findings->sinks.strength.columns, tokens = d->findings->run->tokenCount();
    const QRectF area = spot.layer ? map.areaOf(one(*spot.layer), spot.head ? one(*spot.head) : Range{0, heads})
                                   : map.areaOf(spot.query ? one(*spot.query) : Range{0, tokens}, one(*spot.token));
    return area.isEmpty() ? std::nullopt : std::optional(area.translated(map.mapTo(this, QPoint())));
}

AttentionView::Private::Private(AttentionView* attentionView)
    : view(attentionView),
      content(new QWidget(attentionView)),
      summary(new ElidedLabel(content)),
      convention(new NarrowCombo(AttentionView::tr("Sink convention"), attentionView)),
      reduction(new NarrowCombo(AttentionView::tr("Reduction"), attentionView)),
      scale(new ScaleMenu(ValueScale::Kind::logarithmic, attentionView)),
      leaveOut(new QToolButton(attentionView)),
      sinks(new HeatmapWidget(content)),
      map(new HeatmapWidget(content)) {
    sinks->setObjectName(QStringLiteral("sinkMatrix"));
    map->setObjectName(QStringLiteral("attentionMap"));
    sinks->setAccessibleName(AttentionView::tr("Sink strength, layers by heads"));
    map->setAccessibleName(AttentionView::tr("Attention of the selected head, queries by keys"));
    auto* split = new QSplitter(Qt::Horizontal, content);
    split->addWidget(sinks);
    split->addWidget(map);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    summary->setContentsMargins(spacing, 0, spacing, 0);
    layout->addWidget(summary);
    layout->addWidget(split, 1);

    debounce.setSingleShot(true);
    debounce.setInterval(std::chrono::milliseconds(30));
    connect(&debounce, &QTimer::timeout, view, [this] { ask(); });
    connect(map, &HeatmapWidget::visibleChanged, view, [this] { askSoon(); });
    connect(map, &HeatmapWidget::cellChosen, view, [this](const HeatmapCell& cell) {
        Selection next = selection;
        next.query = cell.row;
        next.key = cell.column;
        Q_EMIT view->selectionRequested(next);
    });
    connect(sinks, &HeatmapWidget::cellChosen, view, [this](const HeatmapCell& cell) {
        Selection next = selection;
        next.layer = cell.row;
        next.head = cell.column;
        Q_EMIT view->selectionRequested(next);
    });
    connect(sinks, &HeatmapWidget::cellPointed, view, [this](const std::optional<HeatmapCell>& cell) {
        Q_EMIT view->pointedAt(cell ? Pointed{cell->row, cell->column, {}, {}} : Pointed());
    });
    connect(map, &HeatmapWidget::cellPointed, view, [this](const std::optional<HeatmapCell>& cell) {
        Q_EMIT view->pointedAt(cell ? Pointed{selection.layer, selection.head, cell->row, cell->column} : Pointed());
    });
    connect(sinks, &HeatmapWidget::menuOpening, view, [this](QMenu* menu, const HeatmapHit& hit) {
        fillMenu(*menu, {hit.cell.row, hit.cell.column});
        view->addFigureAction(*menu);
    });
    connect(map, &HeatmapWidget::menuOpening, view, [this](QMenu* menu, const HeatmapHit& hit) {
        fillTokenMenu(*menu, hit.cell);
        view->addFigureAction(*menu);
    });
    map->installEventFilter(this);
}

bool AttentionView::Private::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show)
        askSoon();
    return QObject::eventFilter(watched, event);
}

QString AttentionView::Private::emptySentence() const {
    return AttentionView::tr("Run a prompt to see which heads sink their attention, and on which token.");
}

void AttentionView::Private::addControls(QHBoxLayout* row) {
    convention->addItem(AttentionView::tr("Spike paper"), static_cast<int>(SinkConvention::spike));
    convention->addItem(AttentionView::tr("Gu et al."), static_cast<int>(SinkConvention::gu));
    convention->setToolTip(
        AttentionView::tr("How the strength of a sink is measured.\nSpike paper: attention to the strongest "
                          "early key, averaged over all queries.\nGu et al.: attention to the first "
                          "token, averaged over the queries that see it."));
    reduction->addItem(AttentionView::tr("Maximum"), static_cast<int>(Reduction::maximum));
    reduction->addItem(AttentionView::tr("Mean"), static_cast<int>(Reduction::mean));
    reduction->setToolTip(AttentionView::tr("What one pixel shows when it stands for several tokens"));
    leaveOut->setText(AttentionView::tr("Without sink"));
    leaveOut->setObjectName(QStringLiteral("leaveOutSink"));
    leaveOut->setCheckable(true);
    leaveOut->setAutoRaise(true);
    leaveOut->setFocusPolicy(Qt::StrongFocus);
    row->addStretch();
    for (QWidget* control : {static_cast<QWidget*>(convention), static_cast<QWidget*>(reduction),
                             static_cast<QWidget*>(scale), static_cast<QWidget*>(leaveOut)})
        row->addWidget(control);
    connect(convention, &QComboBox::currentIndexChanged, view, [this] {
        showSinks();
        refreshMap();
    });
    connect(reduction, &QComboBox::currentIndexChanged, view, [this] { refreshMap(); });
    connect(leaveOut, &QToolButton::toggled, view, [this] { refreshMap(); });
    connect(scale, &ScaleMenu::changed, view, [this] {
        showSinks();
        showMap();
    });
}

void AttentionView::Private::clampSelection() {
    const auto within = [](std::int64_t value, std::int64_t count) {
        return std::clamp<std::int64_t>(value, 0, std::max<std::int64_t>(count - 1, 0));
    };
    const Run& run = *findings->run;
    selection = wanted;
    selection.layer = within(wanted.layer, run.layerCount());
    selection.head = within(wanted.head, findings->sinks.strength.columns);
    selection.query = within(wanted.query, run.tokenCount());
    selection.key = within(wanted.key, run.tokenCount());
}

void AttentionView::Private::followSelection() {
    sinks->setSelectedCell(HeatmapCell{selection.layer, selection.head});
    map->setSelectedCell(HeatmapCell{selection.query, selection.key});
}

QJsonObject AttentionView::state() const {
    QJsonObject state = d->scale->state();
    state[QStringLiteral("convention")] = conventionWords[d->convention->currentData().toInt()];
    state[QStringLiteral("reduction")] = reductionWords[d->reduction->currentData().toInt()];
    state[QStringLiteral("sink")] = sinkWords[d->leaveOut->isChecked() ? 1 : 0];
    state[sinksZoomKey] = d->sinks->zoom();
    state[mapZoomKey] = d->map->zoom();
    return state;
}

void AttentionView::restore(const QJsonObject& state) {
    d->scale->restore(state);
    const auto choose = [](NarrowCombo* combo, const QStringList& words, const QJsonValue& word) {
        if (const auto value = words.indexOf(word.toString()); value >= 0)
            combo->setCurrentIndex(std::max(combo->findData(static_cast<int>(value)), 0));
    };
    choose(d->convention, conventionWords, state[QStringLiteral("convention")]);
    choose(d->reduction, reductionWords, state[QStringLiteral("reduction")]);
    if (const auto sink = sinkWords.indexOf(state[QStringLiteral("sink")].toString()); sink >= 0)
        d->leaveOut->setChecked(sink == 1);
    if (state.contains(sinksZoomKey))
        d->sinks->setZoom(state[sinksZoomKey].toObject());
    if (state.contains(mapZoomKey))
        d->map->setZoom(state[mapZoomKey].toObject());
}

} // namespace sinkscope

#include "moc_AttentionView.cpp"
