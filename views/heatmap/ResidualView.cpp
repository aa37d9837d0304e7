#include "heatmap/ResidualView.h"

#include "figure/RunFigures.h"
#include "heatmap/HeatmapWidget.h"
#include "heatmap/ResidualPicture.h"
#include "menus/InterventionActions.h"
#include "style/NarrowCombo.h"
#include "style/ScaleMenu.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <limits>

namespace sinkscope {
namespace {

/// In the order of the enums.
const QString zoomKey = QStringLiteral("zoom");
const QStringList siteWords{QStringLiteral("embedding"), QStringLiteral("attentionOutput"),
                            QStringLiteral("afterAttention"), QStringLiteral("feedForwardOutput"),
                            QStringLiteral("afterFeedForward")};
const QStringList quantityWords{QStringLiteral("largest"), QStringLiteral("norm"), QStringLiteral("median"),
                                QStringLiteral("channel")};

} // namespace

class ResidualView::Private {
public:
    explicit Private(ResidualView* residualView);

    void addControls(QHBoxLayout* row);
    void choose();
    void setChannel(std::int64_t channel);
    void requestChannel();
    void show();
    Sides<Matrix> numbers() const;
    ViewChoice viewChoice() const;
    void fillMenu(QMenu& menu, const HeatmapCell& cell) const;
    std::optional<double> otherValue(std::int64_t layer, const EntryPlace& place) const;
    void followSelection();
    void select(const HeatmapCell& cell);

    ResidualView* view;
    NarrowCombo *site, *shown;
    QSpinBox* channel;
    ScaleMenu* scale;
    HeatmapWidget* map;
    Shown runs;
    std::shared_ptr<const Findings> findings; ///< of the side shown
    Sides<Matrix> channelValues;
    Selection selection;
    ResidualChoice choice;
};

ResidualView::Private::Private(ResidualView* residualView)
    : view(residualView),
      site(new NarrowCombo(ResidualView::tr("Site"), residualView)),
      shown(new NarrowCombo(ResidualView::tr("Quantity"), residualView)),
      channel(new QSpinBox(residualView)),
      scale(new ScaleMenu(ValueScale::Kind::logarithmic, residualView)),
      map(new HeatmapWidget(residualView)) {
    map->setAccessibleName(ResidualView::tr("Residual magnitudes, layers by tokens"));
    connect(map, &HeatmapWidget::cellChosen, view, [this](const HeatmapCell& cell) { select(cell); });
    connect(map, &HeatmapWidget::cellPointed, view, [this](const std::optional<HeatmapCell>& cell) {
        if (!cell)
            return Q_EMIT view->pointedAt({});
        const std::int64_t layer = choice.layerOfRow(cell->row);
        Q_EMIT view->pointedAt(
            {layer < 0 ? std::nullopt : std::optional(layer), std::nullopt, cell->column, cell->column});
    });
    connect(map, &HeatmapWidget::menuOpening, view, [this](QMenu* menu, const HeatmapHit& hit) {
        fillMenu(*menu, hit.cell);
        view->addFigureAction(*menu);
    });
}

void ResidualView::Private::addControls(QHBoxLayout* row) {
    site->addItem(ResidualView::tr("Residual, after feed-forward"), static_cast<int>(Site::afterFeedForward));
    site->addItem(ResidualView::tr("Residual, after attention"), static_cast<int>(Site::afterAttention));
    site->addItem(ResidualView::tr("Attention output"), static_cast<int>(Site::attentionOutput));
    site->addItem(ResidualView::tr("Feed-forward output"), static_cast<int>(Site::feedForwardOutput));
    site->setToolTip(ResidualView::tr("Where along the residual stream the numbers are read"));
    shown->addItem(ResidualView::tr("Largest"), static_cast<int>(ResidualChoice::Shown::largest));
    shown->addItem(ResidualView::tr("Norm"), static_cast<int>(ResidualChoice::Shown::norm));
    shown->addItem(ResidualView::tr("Median"), static_cast<int>(ResidualChoice::Shown::median));
    shown->addItem(ResidualView::tr("Channel"), static_cast<int>(ResidualChoice::Shown::channel));
    shown->setToolTip(
        ResidualView::tr("What is shown of each token's vector: its largest magnitude, its length, the median "
                         "magnitude of its channels, or one channel"));
    shown->setMinimumWidth(shown->sizeHint().width());
    channel->setAccessibleName(ResidualView::tr("Channel"));
    channel->setKeyboardTracking(false);
    channel->hide();
    row->addStretch();
    for (QWidget* control : {static_cast<QWidget*>(site), static_cast<QWidget*>(shown), static_cast<QWidget*>(channel),
                             static_cast<QWidget*>(scale)})
        row->addWidget(control);
    connect(site, &QComboBox::currentIndexChanged, view, [this] { choose(); });
    connect(shown, &QComboBox::currentIndexChanged, view, [this] { choose(); });
    connect(channel, &QSpinBox::valueChanged, view, [this](int value) {
        setChannel(value);
        selection.channel = value;
        Q_EMIT view->selectionRequested(selection);
    });
    connect(scale, &ScaleMenu::changed, view, [this] { show(); });
}

void ResidualView::Private::choose() {
    choice.site = static_cast<Site>(site->currentData().toInt());
    choice.shown = static_cast<ResidualChoice::Shown>(shown->currentData().toInt());
    const bool isChannel = choice.shown == ResidualChoice::Shown::channel;
    channel->setVisible(isChannel);
    // One channel is read from the stream that the run keeps: after each block.
    site->setEnabled(!isChannel);
    if (isChannel) {
        choice.site = Site::afterFeedForward;
        setChannel(selection.channel);
        return;
    }
    map->setWaiting(false);
    show();
}

void ResidualView::Private::setChannel(std::int64_t newChannel) {
    const QSignalBlocker quiet(channel);
    channel->setValue(static_cast<int>(newChannel));
    if (channelValues.base && choice.channel == newChannel) {
        show();
        return;
    }
    choice.channel = newChannel;
    requestChannel();
}

void ResidualView::Private::requestChannel() {
    if (!findings)
        return;
    channelValues = {};
    map->setWaiting(true);
    Q_EMIT view->channelRequested(choice.channel);
}

Sides<Matrix> ResidualView::Private::numbers() const {
    if (choice.shown == ResidualChoice::Shown::channel)
        return channelValues;
    return residualNumbers(runs, choice);
}

void ResidualView::Private::show() {
    if (!findings)
        return;
    const Sides<Matrix> values = numbers();
    if (!values.base || values.base->empty() || (runs.isComparison() && !values.changed))
        return;
    HeatmapContent content = residualPicture(runs, choice, scale->kind(), values);
    if (!runs.isDifference()) {
        content.scale = scale->scaleFor(content.scale);
        if (content.palette != Palette::diverging)
            content.palette = scale->palette();
    }
    map->setContent(std::move(content));
    followSelection();
    view->showContent();
}

std::optional<double> ResidualView::Private::otherValue(std::int64_t layer, const EntryPlace& place) const {
    if (!runs.isComparison())
        return std::nullopt;
    const bool showsChanged = findings == runs.changed;
    if (choice.shown == ResidualChoice::Shown::channel) {
        const auto& values = showsChanged ? channelValues.base : channelValues.changed;
        return values ? std::optional(values->at(choice.rowOfLayer(layer), place.token)) : std::nullopt;
    }
    const Run& other = *(showsChanged ? runs.base : runs.changed)->run;
    const auto& top = other.site(layer, Site::afterFeedForward).top[static_cast<std::size_t>(place.token)];
    const auto found =
        std::find_if(top.begin(), top.end(), [&](const Peak& peak) { return peak.channel == place.channel; });
    return found == top.end() ? std::nullopt : std::optional<double>(found->value);
}

void ResidualView::Private::fillMenu(QMenu& menu, const HeatmapCell& cell) const {
    if (!findings)
        return;
    const InterventionChosen chosen = [this](const Intervention& intervention) {
        Q_EMIT view->interventionRequested(intervention);
    };
    // Nothing is edited before the first layer: the embedding's row offers its token alone.
    if (const std::int64_t layer = choice.layerOfRow(cell.row); layer >= 0) {
        const auto& top = findings->run->site(layer, Site::afterFeedForward).top[static_cast<std::size_t>(cell.column)];
        const EntryPlace place{cell.column,
                               choice.shown == ResidualChoice::Shown::channel ? choice.channel : top.front().channel};
        addEntryActions(menu, *findings->run, {layer, place, otherValue(layer, place)}, chosen);
    }
    addTokenActions(menu, *findings->run, cell.column, chosen);
}

void ResidualView::Private::followSelection() {
    map->setSelectedCell(HeatmapCell{choice.rowOfLayer(selection.layer), selection.key});
}

void ResidualView::Private::select(const HeatmapCell& cell) {
    Selection next = selection;
    const std::int64_t layer = choice.layerOfRow(cell.row);
    // The embedding is no layer: its row moves the token alone.
    if (layer >= 0)
        next.layer = layer;
    next.key = cell.column;
    if (choice.shown == ResidualChoice::Shown::largest)
        next.channel =
            findings->run->site(layer, choice.site).top[static_cast<std::size_t>(cell.column)].front().channel;
    Q_EMIT view->selectionRequested(next);
}

ResidualView::ResidualView(QWidget* parent)
    : Pane(tr("Residual magnitudes"), parent), d(std::make_unique<Private>(this)) {
    d->addControls(controls());
    setContent(d->map);
    showEmpty(tr("Run a prompt to see how large its tokens grow from layer to layer."));
}

ResidualView::~ResidualView() = default;

void ResidualView::setShown(const Shown& shown) {
    const bool sameRuns = shown.hasSameRuns(d->runs);
    d->runs = shown;
    d->findings = shown.findings();
    tellSide(shown);
    if (!sameRuns)
        d->channelValues = {};
    if (!d->findings || !d->findings->run) {
        d->findings.reset();
        showEmpty(tr("Run a prompt to see how large its tokens grow from layer to layer."));
        return;
    }
    const auto& model = d->findings->run->model;
    const QSignalBlocker quiet(d->channel);
    d->channel->setMaximum(model ? static_cast<int>(model->config().width) - 1 : std::numeric_limits<int>::max());
    if (d->choice.shown == ResidualChoice::Shown::channel && !d->channelValues.base)
        d->requestChannel();
    else
        d->show();
}

ViewChoice ResidualView::Private::viewChoice() const {
    ViewChoice wanted;
    wanted.view = "residual";
    wanted.side = runs.side;
    wanted.site = choice.site;
    wanted.quantity = choice.shown;
    if (choice.shown == ResidualChoice::Shown::channel)
        wanted.place.channel = choice.channel;
    wanted.scale = scale->kind();
    if (!runs.isDifference())
        wanted.keptScale = scale->kept();
    wanted.palette = scale->palette();
    return wanted;
}

std::vector<FigureContent> ResidualView::figures() const {
    if (!d->findings || !d->map->content().source.values)
        return {};
    const Sides<Matrix> values = d->numbers();
    if (!values.base || values.base->empty() || (d->runs.isComparison() && !values.changed))
        return {};
    return {residualFigure(d->runs, d->viewChoice(), values)};
}

void ResidualView::setSelection(const Selection& selection) {
    if (selection == d->selection)
        return;
    const bool newChannel = selection.channel != d->selection.channel;
    d->selection = selection;
    if (newChannel && d->choice.shown == ResidualChoice::Shown::channel)
        d->setChannel(selection.channel);
    d->followSelection();
}

void ResidualView::setPointed(const Pointed& pointed) {
    d->map->setGuide(pointed.layer ? std::optional(d->choice.rowOfLayer(*pointed.layer)) : std::nullopt, pointed.key);
}

void ResidualView::setChannelValues(std::int64_t channel, const Sides<Matrix>& values) {
    if (d->choice.shown != ResidualChoice::Shown::channel || channel != d->choice.channel)
        return;
    d->channelValues = values;
    d->map->setWaiting(false);
    d->show();
}

std::optional<QRectF> ResidualView::placeOf(const Spot& spot) const {
    if (!d->findings || !d->map->isVisible() || !spot.layer || !spot.token)
        return std::nullopt;
    const std::int64_t row = d->choice.rowOfLayer(*spot.layer);
    const QRectF area = d->map->areaOf({row, row + 1}, {*spot.token, *spot.token + 1});
    return area.isEmpty() ? std::nullopt : std::optional(area.translated(d->map->mapTo(this, QPoint())));
}

QJsonObject ResidualView::state() const {
    QJsonObject state = d->scale->state();
    state[QStringLiteral("site")] = siteWords[d->site->currentData().toInt()];
    state[QStringLiteral("quantity")] = quantityWords[d->shown->currentData().toInt()];
    state[zoomKey] = d->map->zoom();
    return state;
}

void ResidualView::restore(const QJsonObject& state) {
    d->scale->restore(state);
    const auto choose = [](NarrowCombo* combo, const QStringList& words, const QJsonValue& word) {
        if (const auto value = words.indexOf(word.toString()); value >= 0)
            combo->setCurrentIndex(std::max(combo->findData(static_cast<int>(value)), 0));
    };
    choose(d->site, siteWords, state[QStringLiteral("site")]);
    choose(d->shown, quantityWords, state[QStringLiteral("quantity")]);
    if (state.contains(zoomKey))
        d->map->setZoom(state[zoomKey].toObject());
}

} // namespace sinkscope

#include "moc_ResidualView.cpp"
