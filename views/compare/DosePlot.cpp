#include "compare/DosePlot.h"

#include "compare/DoseText.h"
#include "exhibit/ChartRange.h"
#include "style/NumberTicker.h"
#include "style/Theme.h"

namespace sinkscope {

namespace {

double measure(const DosePoint& point, std::size_t panel) {
    return panel == 0 ? point.meanLoss : panel == 1 ? point.meanKl : 100.0 * point.sinkRatio;
}

void setUpAxis(QCPAxis& axis, const std::vector<double>& values, const QCPRange& range) {
    axis.setTicker(QSharedPointer<NumberTicker>::create(numbersOf(values)));
    axis.setRange(range);
}

} // namespace

DosePlot::DosePlot(QWidget* parent) : QCustomPlot(parent) {
    paintWithOthers(*this);
    setAccessibleName(tr("Dose curves of loss, KL and sink ratio"));
    setFocusPolicy(Qt::NoFocus); // there is nothing to do in it by keyboard
    plotLayout()->clear();
    auto* margins = new QCPMarginGroup(this);
    const std::array names{tr("loss, nats"), tr("KL, nats"), tr("sink heads, %")};
    for (std::size_t panel = 0; panel < panels_.size(); ++panel) {
        panels_[panel] = new QCPAxisRect(this);
        plotLayout()->addElement(static_cast<int>(panel), 0, panels_[panel]);
        panels_[panel]->setMarginGroup(QCP::msLeft | QCP::msRight, margins);
        panels_[panel]->setMinimumMargins(QMargins(0, 4, 8, 2));
        titles_[panel] = new QCPItemText(this);
        titles_[panel]->setText(names[panel]);
        titles_[panel]->setClipAxisRect(panels_[panel]);
        titles_[panel]->position->setType(QCPItemPosition::ptAxisRectRatio);
        titles_[panel]->position->setAxisRect(panels_[panel]);
        titles_[panel]->position->setCoords(0.01, 0.0);
        titles_[panel]->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
        for (const auto side : {QCPAxis::atLeft, QCPAxis::atBottom})
            panels_[panel]->axis(side)->setTickLabels(false); // an empty plot has no scale
    }
    plotLayout()->setRowSpacing(0);
    setMinimumSize(28 * spacing, 20 * spacing);
    applyColours();
}

QCPGraph* DosePlot::addCurve(QCPAxisRect& panel, const DoseCurve& curve, bool isControl) {
    QCPGraph* graph = addGraph(panel.axis(QCPAxis::atBottom), panel.axis(QCPAxis::atLeft));
    QPen pen(isControl ? colour::baseline() : colour::intervened(), isControl ? 1.0 : 2.0);
    const auto* mask = std::get_if<WeMask>(&curve.interventions[curve.place]);
    if (isControl && mask)
        pen.setStyle(mask->ranking == WeMask::Ranking::random ? Qt::DotLine : Qt::DashLine);
    graph->setPen(pen);
    graph->setScatterStyle(isControl ? QCPScatterStyle::ssNone
                                     : QCPScatterStyle(QCPScatterStyle::ssDisc, pen.color(), 5));
    return graph;
}

void DosePlot::setAnswer(const DoseAnswer& answer) {
    clearGraphs();
    // Controls first, so that what is set lies over them.
    for (std::size_t place = answer.curves.size(); place-- > 0;)
        for (std::size_t panel = 0; panel < panels_.size(); ++panel) {
            QCPGraph* graph = addCurve(*panels_[panel], answer.request.curves[place], place > 0);
            for (const DosePoint& point : answer.curves[place])
                graph->addData(point.dose, measure(point, panel));
        }
    if (!answer.request.curves.empty())
        panels_.back()->axis(QCPAxis::atBottom)->setLabel(doseName(answer.request.curves.front().parameter));
    fit();
    replot(QCustomPlot::rpQueuedReplot);
}

void DosePlot::fit() {
    constexpr double titleShare = 0.5; // of an axis, above the curves
    for (QCPAxisRect* panel : panels_) {
        std::vector<double> doses, measures;
        for (const QCPGraph* graph : panel->graphs())
            for (const QCPGraphData& point : *graph->data()) {
                doses.push_back(point.key);
                measures.push_back(point.value);
            }
        const QCPRange high = chartRange(measures, AxisScale::linear, RangeStart::fitting);
        setUpAxis(*panel->axis(QCPAxis::atBottom), doses, chartRange(doses, AxisScale::linear, RangeStart::fitting));
        setUpAxis(*panel->axis(QCPAxis::atLeft), measures, {high.lower, high.upper + titleShare * high.size()});
        panel->axis(QCPAxis::atLeft)->ticker()->setTickCount(3);
        panel->axis(QCPAxis::atLeft)->setTickLabels(true);
    }
    panels_.back()->axis(QCPAxis::atBottom)->setTickLabels(true);
}

void DosePlot::applyColours() {
    const QColor text = palette().color(QPalette::Text);
    QColor ground = palette().color(QPalette::Base);
    ground.setAlphaF(0.75F);
    for (QCPItemText* title : titles_) {
        title->setColor(text);
        title->setBrush(ground);
        title->setFont(font());
    }
    setBackground(palette().color(QPalette::Base));
    for (QCPAxisRect* panel : panels_)
        for (QCPAxis* axis : panel->axes()) {
            axis->setBasePen(lineColour(palette()));
            axis->setTickPen(lineColour(palette()));
            axis->setSubTickPen(Qt::NoPen);
            axis->setTickLabelColor(text);
            axis->setLabelColor(text);
            axis->setTickLabelFont(font());
            axis->setLabelFont(font());
            axis->grid()->setPen(QPen(lineColour(palette()), 0.5));
        }
    replot(QCustomPlot::rpQueuedReplot);
}

} // namespace sinkscope

#include "moc_DosePlot.cpp"
