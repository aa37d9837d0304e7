#include "curves/LifeCycleCurves.h"

#include "curves/LifeCyclePoint.h"
#include "curves/LifeCycleText.h"
#include "curves/LogRange.h"
#include "style/Theme.h"

#include <cmath>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(LifeCycleView)
};

/// Okabe–Ito colours that carry no fixed meaning elsewhere.
QColor attentionColour() {
    return {0x56, 0xB4, 0xE9};
}
QColor feedForwardColour() {
    return {0xE6, 0x9F, 0x00};
}

template <typename Plottable>
Plottable* added(const LifeCyclePanel& panel, const QString& name) {
    auto* plottable = new Plottable(panel.depth(), panel.magnitude());
    plottable->setName(name);
    plottable->setSelectable(QCP::stNone);
    return plottable;
}

double rowDepth(std::size_t row) {
    return static_cast<double>(row) - 1.0;
}

} // namespace

LifeCycleCurves::LifeCycleCurves(const LifeCyclePanel& stream, const LifeCyclePanel& blocks)
    : stream_(stream), blocks_(blocks) {
    // Later ones are drawn over earlier ones: the base lies below the lines, but its frames stand over the bars.
    for (QCPGraph*& graph : baseResidual_)
        graph = added<QCPGraph>(stream, Words::tr("base: largest three"));
    residual_ = {added<QCPGraph>(stream, Words::tr("largest")), added<QCPGraph>(stream, Words::tr("2nd")),
                 added<QCPGraph>(stream, Words::tr("3rd"))};
    median_ = added<QCPGraph>(stream, Words::tr("median"));
    absolute_ = added<QCPGraph>(stream, QString());
    relative_ = added<QCPGraph>(stream, QString());
    relative_->setLineStyle(QCPGraph::lsStepCenter);
    bars_ = {added<QCPBars>(blocks, Words::tr("attention")), added<QCPBars>(blocks, Words::tr("feed-forward"))};
    for (QCPBars*& bars : baseBars_)
        bars = added<QCPBars>(blocks, Words::tr("base (frames)"));
    for (QCPBars* bars : {bars_[0], bars_[1], baseBars_[0], baseBars_[1]})
        bars->setWidth(barWidth);
    fillLegends();
}

void LifeCycleCurves::setShown(const Shown& shown) {
    const Findings& drawn = shown.isDifference() ? *shown.changed : *shown.findings();
    isDifference_ = shown.isDifference();
    streamValues_.clear();
    blockValues_.clear();
    for (const auto& findings : {shown.base, shown.changed})
        if (findings)
            includeInRanges(findings->lifeCycle);
    fillStream(drawn.lifeCycle);
    fillBase(shown);
    fillThresholds(drawn);
    fillBlocks(drawn.lifeCycle);
    fillBadges(drawn.lifeCycle);
    fillLegends();
    colourLines(palette_);
}

void LifeCycleCurves::includeInRanges(const LifeCycle& life) {
    for (const auto& row : life.residual)
        for (const PlacedValue& value : row)
            streamValues_.push_back(magnitudeOf(value.value));
    for (const double median : life.median)
        streamValues_.push_back(magnitudeOf(median));
    for (const auto* blocks : {&life.attention, &life.feedForward})
        for (const PlacedValue& value : *blocks)
            blockValues_.push_back(magnitudeOf(value.value));
}

void LifeCycleCurves::fillStream(const LifeCycle& life) {
    for (std::size_t rank = 0; rank < residual_.size(); ++rank) {
        residual_[rank]->data()->clear();
        for (std::size_t row = 0; row < life.residual.size(); ++row)
            residual_[rank]->addData(rowDepth(row), magnitudeOf(life.residual[row][rank].value));
    }
    median_->data()->clear();
    for (std::size_t row = 0; row < life.median.size(); ++row)
        median_->addData(rowDepth(row), magnitudeOf(life.median[row]));
}

void LifeCycleCurves::fillBase(const Shown& shown) {
    const LifeCycle empty, &life = isDifference_ ? shown.base->lifeCycle : empty;
    for (std::size_t rank = 0; rank < baseResidual_.size(); ++rank) {
        baseResidual_[rank]->data()->clear();
        for (std::size_t row = 0; row < life.residual.size(); ++row)
            baseResidual_[rank]->addData(rowDepth(row), magnitudeOf(life.residual[row][rank].value));
    }
    for (std::size_t i = 0; i < baseBars_.size(); ++i) {
        baseBars_[i]->data()->clear();
        for (std::int64_t layer = 0; layer < static_cast<std::int64_t>(life.attention.size()); ++layer)
            if (const auto value = valueOf(life, {blockCurves[i], layer}))
                baseBars_[i]->addData(depthOf({blockCurves[i], layer}), magnitudeOf(value->value));
    }
}

void LifeCycleCurves::fillLegends() {
    residual_[0]->setName(isDifference_ ? Words::tr("changed: largest") : Words::tr("largest"));
    const auto fill = [](const LifeCyclePanel& panel, const std::vector<QCPAbstractPlottable*>& entries) {
        panel.legend->clearItems();
        for (QCPAbstractPlottable* entry : entries)
            panel.legend->addItem(new QCPPlottableLegendItem(panel.legend, entry));
    };
    // Both runs' names take the room; median and thresholds stay drawn as on the other sides.
    if (isDifference_)
        fill(stream_, {residual_[0], residual_[1], residual_[2], baseResidual_[0]});
    else
        fill(stream_, {residual_[0], residual_[1], residual_[2], median_, absolute_, relative_});
    if (isDifference_)
        fill(blocks_, {bars_[0], bars_[1], baseBars_[0]});
    else
        fill(blocks_, {bars_[0], bars_[1]});
}

void LifeCycleCurves::fillThresholds(const Findings& findings) {
    const LifeCycle& life = findings.lifeCycle;
    const MassiveThresholds& thresholds = findings.options.massive;
    relative_->data()->clear();
    for (std::size_t row = 0; row < life.median.size(); ++row)
        relative_->addData(rowDepth(row), magnitudeOf(life.median[row]) * thresholds.relative);
    absolute_->data()->clear();
    if (thresholds.absolute > 0.0)
        absolute_->setData({-2.0, static_cast<double>(life.residual.size())},
                           {thresholds.absolute, thresholds.absolute});
    const QLocale locale;
    absolute_->setName(thresholds.absolute > 0.0 ? Words::tr("|x| = %1").arg(locale.toString(thresholds.absolute))
                                                 : Words::tr("no absolute threshold"));
    relative_->setName(Words::tr("%1 × median").arg(locale.toString(thresholds.relative)));
}

void LifeCycleCurves::fillBlocks(const LifeCycle& life) {
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        bars_[i]->data()->clear();
        for (std::int64_t layer = 0; layer < static_cast<std::int64_t>(life.attention.size()); ++layer)
            if (const auto value = valueOf(life, {blockCurves[i], layer}))
                bars_[i]->addData(depthOf({blockCurves[i], layer}), magnitudeOf(value->value));
    }
}

void LifeCycleCurves::fitMagnitudes(double panelHeight, double lineHeight) {
    // A mark is nearly as high as a line; steps often come in twos, whose labels need a line each.
    const auto headroom = [&](double lines) { return std::min(0.38, lines * lineHeight / std::max(panelHeight, 1.0)); };
    const LogRange stream = logRange(streamValues_, headroom(2.0)), blocks = logRange(blockValues_, headroom(3.0));
    stream_.magnitude()->setRange(stream.lower, stream.upper);
    blocks_.magnitude()->setRange(blocks.lower, blocks.upper);
    for (QCPBars* bars : {bars_[0], bars_[1], baseBars_[0], baseBars_[1]})
        bars->setBaseValue(blocks.lower);
}

void LifeCycleCurves::fillBadges(const LifeCycle& life) {
    std::vector<Badge> steps, emergence;
    const auto add = [&](const StepBlock& block, BadgeShape shape) {
        const LifeCyclePoint point{
            block.part == BlockPart::attention ? LifeCycleCurve::attention : LifeCycleCurve::feedForward, block.layer};
        if (const auto value = valueOf(life, point))
            steps.push_back({shape, {depthOf(point), magnitudeOf(value->value)}, stepLabel(block)});
    };
    for (const StepBlock& block : life.stepUp)
        add(block, BadgeShape::up);
    for (const StepBlock& block : life.stepDown)
        add(block, BadgeShape::down);
    if (life.emergence)
        if (const auto value = valueOf(life, {LifeCycleCurve::largest, life.emergence->layer}))
            emergence.push_back({BadgeShape::flag,
                                 {static_cast<double>(life.emergence->layer), magnitudeOf(value->value)},
                                 emergenceLabel(*life.emergence)});
    std::vector<QRectF> bars, marks;
    constexpr double bottom = 1e-12; // Below any axis.
    for (const LifeCycleCurve curve : blockCurves)
        for (std::int64_t layer = 0; layer < static_cast<std::int64_t>(life.attention.size()); ++layer)
            if (const auto value = valueOf(life, {curve, layer}))
                bars.emplace_back(depthOf({curve, layer}) - 0.5 * barWidth, bottom, barWidth,
                                  std::abs(value->value) - bottom);
    for (const LifeCycleCurve curve : residualCurves)
        for (std::int64_t layer = -1; layer < static_cast<std::int64_t>(life.attention.size()); ++layer)
            if (const auto value = valueOf(life, {curve, layer})) { // The line to the next mark counts as well.
                const double magnitude = std::abs(value->value);
                marks.emplace_back(static_cast<double>(layer) - 0.5, 0.7 * magnitude, 1.0, 0.7 * magnitude);
            }
    blocks_.badges->setBadges(std::move(steps));
    blocks_.badges->setObstacles(std::move(bars));
    stream_.badges->setBadges(std::move(emergence));
    stream_.badges->setObstacles(std::move(marks));
}

void LifeCycleCurves::colourLines(const QPalette& palette) {
    const QColor ground = palette.color(QPalette::Base);
    const bool dark = isDark(palette);
    const QColor giant = dark ? colour::spike() : colour::spike().darker(125);
    const QColor main = isDifference_ ? colour::intervened() : giant;
    const std::array shapes{QCPScatterStyle::ssDisc, QCPScatterStyle::ssSquare, QCPScatterStyle::ssTriangle};
    for (std::size_t rank = 0; rank < residual_.size(); ++rank) {
        QColor line = main;
        line.setAlphaF(rank == 0 ? 1.0F : 0.75F);
        residual_[rank]->setPen(QPen(line, rank == 0 ? 2.0 : 1.2));
        residual_[rank]->setScatterStyle(
            QCPScatterStyle(shapes[rank], QPen(line, 1.0), QBrush(rank == 0 ? line : ground), rank == 0 ? 5.0 : 4.5));
        baseResidual_[rank]->setPen(QPen(colour::baseline(), rank == 0 ? 2.0 : 1.2, Qt::DashLine));
    }
    QColor frame = palette.color(QPalette::Text);
    frame.setAlphaF(0.7F);
    for (QCPBars* bars : baseBars_) {
        bars->setPen(QPen(frame, 1.0));
        bars->setBrush(Qt::NoBrush);
    }
}

void LifeCycleCurves::applyColours(const QPalette& palette) {
    palette_ = palette;
    colourLines(palette);
    const QColor text = palette.color(QPalette::Text);
    const bool dark = isDark(palette);
    QColor quiet = text;
    quiet.setAlphaF(0.55F);
    median_->setPen(QPen(colour::baseline(), 1.0));
    absolute_->setPen(QPen(quiet, 1.0, Qt::DashLine));
    relative_->setPen(QPen(quiet, 1.0, Qt::DotLine));
    const QColor attentionEdge = dark ? attentionColour() : attentionColour().darker(150);
    bars_[0]->setPen(QPen(attentionEdge, 1.0));
    bars_[0]->setBrush(QBrush(attentionEdge, Qt::BDiagPattern));
    bars_[1]->setPen(QPen(feedForwardColour().darker(130), 1.0));
    bars_[1]->setBrush(feedForwardColour());
}

} // namespace sinkscope
