#include "curves/LifeCyclePanels.h"

#include "curves/DepthTicker.h"
#include "curves/MagnitudeTicker.h"
#include "style/Theme.h"

namespace sinkscope {

namespace {

const QString marksLayer = QStringLiteral("marks"), hoverLayer = QStringLiteral("hover");

void setUpAxes(LifeCyclePanel& panel) {
    panel.frame->setupFullAxesBox();
    panel.depth()->setTicker(QSharedPointer<DepthTicker>::create(panel.depth()));
    panel.magnitude()->setScaleType(QCPAxis::stLogarithmic);
    panel.magnitude()->setTicker(QSharedPointer<MagnitudeTicker>::create());
    for (QCPAxis* axis : panel.frame->axes())
        axis->setTickLength(0, 3);
    panel.depth()->setTickLength(3, 0);
    panel.depth()->setSubTickLength(1, 0);
    for (const auto side : {QCPAxis::atTop, QCPAxis::atRight})
        panel.frame->axis(side)->setTicks(false);
    panel.frame->setRangeZoomAxes({panel.depth()}, {});
    panel.frame->setRangeDragAxes({panel.depth()}, {});
}

void addLegend(QCustomPlot& plot, LifeCyclePanel& panel) {
    panel.legend = new QCPLegend;
    panel.legend->setFillOrder(QCPLegend::foColumnsFirst);
    panel.legend->setBorderPen(Qt::NoPen);
    panel.legend->setBrush(Qt::NoBrush);
    panel.legend->setMargins(QMargins(6, 1, 0, 0));
    panel.legend->setIconSize(18, 10);
    panel.legend->setIconTextPadding(3);
    panel.legend->setColumnSpacing(8);
    panel.legend->setSelectableParts(QCPLegend::spNone);
    // In a row of its own it never lies over data; the stretch at its right keeps it together at the left.
    auto* row = new QCPLayoutGrid;
    plot.plotLayout()->addElement(plot.plotLayout()->rowCount(), 0, row);
    plot.plotLayout()->setRowStretchFactor(plot.plotLayout()->rowCount() - 1, 0.001);
    row->addElement(0, 0, panel.legend);
    row->addElement(0, 1, new QCPLayoutElement(&plot));
    row->setColumnStretchFactor(0, 0.001);
    panel.legend->setLayer(QStringLiteral("legend"));
}

void addMarks(QCustomPlot& plot, LifeCyclePanel& panel) {
    panel.selection = new QCPItemRect(&plot);
    panel.selection->setLayer(QStringLiteral("grid"));
    panel.hover = new QCPItemStraightLine(&plot);
    panel.aim = new QCPItemTracer(&plot);
    panel.aim->setStyle(QCPItemTracer::tsCircle);
    panel.aim->setSize(11);
    panel.badges = new BadgeItem(&plot, panel.frame);
    panel.badges->setLayer(marksLayer);
    for (QCPAbstractItem* item :
         {static_cast<QCPAbstractItem*>(panel.selection), static_cast<QCPAbstractItem*>(panel.hover),
          static_cast<QCPAbstractItem*>(panel.aim)}) {
        item->setClipAxisRect(panel.frame);
        item->setSelectable(false);
        for (QCPItemPosition* position : item->positions()) {
            position->setAxisRect(panel.frame);
            position->setAxes(panel.depth(), panel.magnitude());
        }
    }
    for (QCPItemPosition* position : panel.selection->positions())
        position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    for (QCPItemPosition* position : panel.hover->positions())
        position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    panel.hover->setLayer(hoverLayer);
    panel.aim->setLayer(hoverLayer);
    panel.hover->setVisible(false);
    panel.aim->setVisible(false);
}

} // namespace

std::array<LifeCyclePanel, 2> buildLifeCyclePanels(QCustomPlot& plot) {
    plot.setAutoAddPlottableToLegend(false);
    plot.plotLayout()->clear();
    plot.plotLayout()->setRowSpacing(0);
    plot.addLayer(marksLayer);
    plot.addLayer(hoverLayer);
    plot.layer(hoverLayer)->setMode(QCPLayer::lmBuffered);
    std::array<LifeCyclePanel, 2> panels;
    auto* sides = new QCPMarginGroup(&plot);
    for (LifeCyclePanel& panel : panels) {
        addLegend(plot, panel);
        panel.frame = new QCPAxisRect(&plot, false);
        panel.frame->setMarginGroup(QCP::msLeft | QCP::msRight, sides);
        panel.frame->setMinimumMargins(QMargins(4, 2, 6, 2));
        setUpAxes(panel);
        plot.plotLayout()->addElement(plot.plotLayout()->rowCount(), 0, panel.frame);
        addMarks(plot, panel);
    }
    panels[0].depth()->setTickLabels(false);
    for (const auto& [from, to] :
         {std::pair(panels[0].depth(), panels[1].depth()), std::pair(panels[1].depth(), panels[0].depth())})
        QObject::connect(from, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), to,
                         qOverload<const QCPRange&>(&QCPAxis::setRange));
    return panels;
}

void paintLifeCyclePanel(const LifeCyclePanel& panel, const QPalette& palette) {
    const QColor text = palette.color(QPalette::Text), base = palette.color(QPalette::Base);
    const auto faded = [&](float share) {
        QColor colour = text;
        colour.setAlphaF(share);
        return colour;
    };
    for (QCPAxis* axis : panel.frame->axes()) {
        axis->setBasePen(QPen(faded(0.45F), 1.0));
        axis->setTickPen(QPen(faded(0.45F), 1.0));
        axis->setSubTickPen(QPen(faded(0.45F), 1.0));
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->grid()->setPen(QPen(faded(0.12F), 1.0));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    panel.depth()->grid()->setVisible(false);
    panel.legend->setTextColor(text);
    QColor band = colour::selection();
    band.setAlphaF(isDark(palette) ? 0.40F : 0.16F);
    panel.selection->setBrush(band);
    panel.selection->setPen(QPen(isDark(palette) ? colour::selection().lighter(150) : colour::selection(), 1.0));
    panel.hover->setPen(QPen(faded(0.5F), 1.0));
    panel.aim->setPen(QPen(text, 1.5));
    QColor strip = base;
    strip.setAlphaF(0.85F);
    panel.badges->setColours(colour::spike(), text, strip);
}

} // namespace sinkscope
