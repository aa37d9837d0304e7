#include "heatmap/ResidualView.h"

#include "analysis/ResidualMap.h"
#include "heatmap/HeatmapWidget.h"
#include "heatmap/PromptAxis.h"
#include "heatmap/ResidualText.h"
#include "style/NarrowCombo.h"
#include "style/NumberText.h"
#include "style/ScaleMenu.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <limits>

namespace sinkscope {
namespace {

Quantity quantityOf(ResidualChoice::Shown shown) {
    switch (shown) {
    case ResidualChoice::Shown::norm:
        return Quantity::norm;
    case ResidualChoice::Shown::median:
        return Quantity::median;
    default:
        return Quantity::largest;
    }
}

} // namespace

class ResidualView::Private {
public:
    explicit Private(ResidualView* residualView);

    void addControls(QHBoxLayout* row);
    void choose();
    void setChannel(std::int64_t channel);
    void requestChannel();
    void show();
    std::shared_ptr<const Matrix> numbers() const;
    ValueScale scaleFor(const Matrix& matrix);
    ColourBar bar() const;
    void followSelection();
    void select(const HeatmapCell& cell);

    ResidualView* view;
    NarrowCombo *site, *shown;
    QSpinBox* channel;
    ScaleMenu* scale;
    HeatmapWidget* map;
    std::shared_ptr<const Findings> findings;
    HeatmapAxis tokens; ///< of the findings' prompt
    std::shared_ptr<const Matrix> channelValues;
    Selection selection;
    ResidualChoice choice;
};

ResidualView::Private::Private(ResidualView* residualView)
    : view(residualView),
      site(new NarrowCombo(residualView->tr("Site"), residualView)),
      shown(new NarrowCombo(residualView->tr("Quantity"), residualView)),
      channel(new QSpinBox(residualView)),
      scale(new ScaleMenu(ValueScale::Kind::logarithmic, residualView)),
      map(new HeatmapWidget(residualView)) {
    map->setAccessibleName(view->tr("Residual magnitudes, layers by tokens"));
    connect(map, &HeatmapWidget::cellChosen, view, [this](const HeatmapCell& cell) { select(cell); });
}

void ResidualView::Private::addControls(QHBoxLayout* row) {
    site->addItem(view->tr("Residual, after feed-forward"), static_cast<int>(Site::afterFeedForward));
    site->addItem(view->tr("Residual, after attention"), static_cast<int>(Site::afterAttention));
    site->addItem(view->tr("Attention output"), static_cast<int>(Site::attentionOutput));
    site->addItem(view->tr("Feed-forward output"), static_cast<int>(Site::feedForwardOutput));
    site->setToolTip(view->tr("Where along the residual stream the numbers are read"));
    shown->addItem(view->tr("Largest"), static_cast<int>(ResidualChoice::Shown::largest));
    shown->addItem(view->tr("Norm"), static_cast<int>(ResidualChoice::Shown::norm));
    shown->addItem(view->tr("Median"), static_cast<int>(ResidualChoice::Shown::median));
    shown->addItem(view->tr("Channel"), static_cast<int>(ResidualChoice::Shown::channel));
    shown->setToolTip(view->tr("What is shown of each token's vector: its largest magnitude, its length, the median "
                               "magnitude of its channels, or one channel"));
    shown->setMinimumWidth(shown->sizeHint().width());
    channel->setAccessibleName(view->tr("Channel"));
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
    if (channelValues && choice.channel == newChannel) {
        show();
        return;
    }
    choice.channel = newChannel;
    requestChannel();
}

void ResidualView::Private::requestChannel() {
    if (!findings)
        return;
    channelValues.reset();
    map->setWaiting(true);
    Q_EMIT view->channelRequested(choice.channel);
}

std::shared_ptr<const Matrix> ResidualView::Private::numbers() const {
    if (choice.shown == ResidualChoice::Shown::channel)
        return channelValues;
    return std::make_shared<const Matrix>(residualMap(*findings->run, choice.site, quantityOf(choice.shown)));
}

ValueScale ResidualView::Private::scaleFor(const Matrix& matrix) {
    const bool isSigned = choice.shown == ResidualChoice::Shown::channel && scale->kind() == ValueScale::Kind::linear;
    return scale->scaleFor(fittingScale(isSigned ? ValueScale::Kind::centred : scale->kind(), matrix));
}

ColourBar ResidualView::Private::bar() const {
    ColourBar colourBar;
    colourBar.title = residualBarTitle(choice);
    const double absolute = findings->options.massive.absolute;
    const bool isMagnitude =
        choice.shown == ResidualChoice::Shown::largest || choice.shown == ResidualChoice::Shown::channel;
    if (isMagnitude && choice.startsWithEmbedding() && absolute > 0.0)
        colourBar.threshold = ColourBar::Threshold{absolute, view->tr("massive > %1").arg(shortText(absolute))};
    return colourBar;
}

void ResidualView::Private::show() {
    const auto matrix = findings ? numbers() : nullptr;
    if (!matrix || matrix->empty())
        return;
    HeatmapContent content;
    content.rows = residualLayers(*findings->run, choice);
    content.columns = tokens;
    content.source = {matrix, {0, matrix->rows}, {0, matrix->columns}};
    content.rule = {Reduction::maximum, Missing::shown};
    content.scale = scaleFor(*matrix);
    content.palette = content.scale.kind == ValueScale::Kind::centred ? Palette::diverging : scale->palette();
    content.bar = bar();
    content.marks = residualMarks(*findings, choice);
    content.describe = [findings = findings, choice = choice](const HeatmapHit& hit) {
        return residualDescription(*findings, choice, hit);
    };
    map->setContent(std::move(content));
    followSelection();
    view->showContent();
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
    d->findings = shown.findings();
    d->channelValues.reset();
    if (!d->findings || !d->findings->run) {
        d->findings.reset();
        showEmpty(tr("Run a prompt to see how large its tokens grow from layer to layer."));
        return;
    }
    d->tokens = promptAxis(d->findings->run->tokens, tr("Token"));
    const auto& model = d->findings->run->model;
    const QSignalBlocker quiet(d->channel);
    d->channel->setMaximum(model ? static_cast<int>(model->config().width) - 1 : std::numeric_limits<int>::max());
    if (d->choice.shown == ResidualChoice::Shown::channel)
        d->requestChannel();
    else
        d->show();
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

void ResidualView::setChannelValues(std::int64_t channel, const Sides<Matrix>& values) {
    if (d->choice.shown != ResidualChoice::Shown::channel || channel != d->choice.channel)
        return;
    d->channelValues = values.changed ? values.changed : values.base;
    d->map->setWaiting(false);
    d->show();
}

} // namespace sinkscope

#include "moc_ResidualView.cpp"
