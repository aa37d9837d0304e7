#include "style/BusyVeil.h"

#include "style/Theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <chrono>

namespace sinkscope {
namespace {

constexpr std::chrono::milliseconds quietTime{150};
constexpr int progressSteps = 1000;

} // namespace

BusyVeil::BusyVeil(QWidget* covered, QWidget* parent)
    : QWidget(parent),
      covered_(covered),
      line_(new QWidget(parent)),
      what_(new QLabel(line_)),
      progress_(new QProgressBar(line_)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    auto* cancel = new QPushButton(tr("Cancel"), line_);
    cancel->setAccessibleDescription(tr("Stops the running work; what was shown before stays"));
    connect(cancel, &QPushButton::clicked, this, &BusyVeil::cancelRequested);

    progress_->setTextVisible(false);
    progress_->setAccessibleName(tr("Progress"));
    what_->setMinimumWidth(1);
    line_->setAutoFillBackground(true);
    line_->setBackgroundRole(QPalette::Base);
    auto* layout = new QHBoxLayout(line_);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(spacing);
    layout->addWidget(what_, 2);
    layout->addWidget(progress_, 1);
    layout->addWidget(cancel);

    delay_.setSingleShot(true);
    delay_.setInterval(quietTime);
    connect(&delay_, &QTimer::timeout, this, [this] {
        cover();
        show();
        line_->show();
    });
    covered_->installEventFilter(this);
    stop();
}

void BusyVeil::start(const QString& what, double fraction) {
    what_->setText(what);
    progress_->setRange(0, fraction < 0.0 ? 0 : progressSteps);
    progress_->setValue(static_cast<int>(fraction * progressSteps));
    if (isHidden() && !delay_.isActive())
        delay_.start();
}

void BusyVeil::stop() {
    delay_.stop();
    hide();
    line_->hide();
}

void BusyVeil::cover() {
    const QRect area = covered_->geometry();
    setGeometry(area);
    line_->setGeometry(area.left(), area.top(), area.width(), line_->sizeHint().height());
    raise();
    line_->raise();
}

bool BusyVeil::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        cover();
    return QWidget::eventFilter(watched, event);
}

void BusyVeil::paintEvent(QPaintEvent*) {
    QColor mist = palette().color(QPalette::Window);
    mist.setAlphaF(0.6F);
    QPainter(this).fillRect(rect(), mist);
}

} // namespace sinkscope

#include "moc_BusyVeil.cpp"
