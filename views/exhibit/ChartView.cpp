#include "exhibit/ChartView.h"

#include "exhibit/ChartPlot.h"
#include "exhibit/ChartText.h"
#include "exhibit/ExhibitText.h"
#include "style/SmallerFont.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>

namespace sinkscope {

namespace {

constexpr double reach = 40.0; // pixels from the pointer to the point it means

} // namespace

ChartView::ChartView(QWidget* parent) : QWidget(parent), plot_(new ChartPlot(this)) {
    setFocusPolicy(Qt::StrongFocus);
    plot_->setFocusPolicy(Qt::NoFocus);
    plot_->setMouseTracking(true);
    plot_->setInteractions(QCP::iRangeZoom);
    plot_->setSelectionRectMode(QCP::srmZoom);
    plot_->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(plot_);
    applyLook();
}

void ChartView::setChart(const Chart& chart) {
    current_.reset();
    setAccessibleName(coreText(chart.title));
    setAccessibleDescription(tr("Arrow keys go from point to point and from series to series."));
    const QJsonObject zoom = plot_->zoom();
    plot_->setChart(chart);
    plot_->setZoom(zoom);
}

QJsonObject ChartView::state() const {
    return {{QLatin1String("chartZoom"), plot_->zoom()}};
}

void ChartView::restore(const QJsonObject& state) {
    plot_->setZoom(state[QLatin1String("chartZoom")].toObject());
}

void ChartView::setSelection(const Selection& selection) {
    plot_->setSelection(selection);
}

void ChartView::hover(QPointF position, QPoint globalPosition) {
    const auto point = plot_->pointNear(position, reach);
    plot_->setHovered(point);
    if (point) {
        plot_->setCursor(Qt::PointingHandCursor);
        QToolTip::showText(globalPosition, chartPointText(plot_->chart(), *point), this);
    } else {
        plot_->unsetCursor();
        QToolTip::hideText();
    }
}

void ChartView::choose(const ChartPoint& point) {
    current_ = point;
    setAccessibleDescription(chartPointText(plot_->chart(), point));
    const Series& series = plot_->chart().series[point.series];
    if (point.index < series.places.size())
        Q_EMIT placeChosen(series.places[point.index]);
}

void ChartView::step(int points, int series) {
    const std::vector<Series>& all = plot_->chart().series;
    if (all.empty())
        return;
    ChartPoint next = current_.value_or(ChartPoint{});
    if (current_) {
        const auto moved = [](std::size_t from, int by, std::size_t count) {
            const auto to = static_cast<std::ptrdiff_t>(from) + by;
            return static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(to, 0, static_cast<std::ptrdiff_t>(count) - 1));
        };
        next.series = moved(next.series, series, all.size());
        if (all[next.series].x.empty())
            return;
        next.index = moved(next.index, points, all[next.series].x.size());
    }
    if (next.index >= all[next.series].x.size())
        return;
    plot_->setHovered(next);
    if (const auto position = plot_->positionOf(next))
        QToolTip::showText(plot_->mapToGlobal(position->toPoint()), chartPointText(plot_->chart(), next), this);
    choose(next);
}

bool ChartView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseMove) {
        const auto* move = static_cast<QMouseEvent*>(event);
        if (move->buttons() == Qt::NoButton)
            hover(move->position(), move->globalPosition().toPoint());
    } else if (event->type() == QEvent::Leave) {
        plot_->setHovered(std::nullopt);
    } else if (event->type() == QEvent::MouseButtonPress) {
        setFocus(Qt::MouseFocusReason);
        pressed_ = static_cast<QMouseEvent*>(event)->position();
    } else if (event->type() == QEvent::MouseButtonRelease) {
        const auto* release = static_cast<QMouseEvent*>(event);
        const bool still = (release->position() - pressed_).manhattanLength() < QApplication::startDragDistance();
        if (const auto point = plot_->pointNear(release->position(), reach);
            point && still && release->button() == Qt::LeftButton)
            choose(*point);
    } else if (event->type() == QEvent::MouseButtonDblClick) {
        plot_->resetZoom();
    }
    return QWidget::eventFilter(watched, event);
}

void ChartView::applyLook() {
    plot_->setLook(palette(), smallerFont(font(), 0.9));
}

void ChartView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyLook();
}

void ChartView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, -1);
    case Qt::Key_Down:
        return step(0, 1);
    case Qt::Key_Home:
        return plot_->resetZoom();
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace sinkscope

#include "moc_ChartView.cpp"
