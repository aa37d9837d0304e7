#include "status/Banner.h"

#include "style/Theme.h"
#include "window/Icons.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace sinkscope {

namespace {

QColor blended(const QColor& over, const QColor& under, double share) {
    const auto mix = [share](int a, int b) { return static_cast<int>(share * a + (1.0 - share) * b); };
    return {mix(over.red(), under.red()), mix(over.green(), under.green()), mix(over.blue(), under.blue())};
}

} // namespace

Banner::Banner(QWidget* parent)
    : QFrame(parent),
      sign_(new QLabel(this)),
      sentence_(new QLabel(this)),
      copy_(new QPushButton(tr("Copy details"), this)) {
    setAutoFillBackground(true);
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    sentence_->setAccessibleName(tr("Message"));
    auto* close = new QToolButton(this);
    close->setText(QStringLiteral("✕"));
    close->setAutoRaise(true);
    close->setToolTip(tr("Hide this message"));
    close->setAccessibleName(tr("Hide this message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(details_); });

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(spacing);
    layout->addWidget(sign_);
    layout->addWidget(sentence_, 1);
    layout->addWidget(copy_);
    layout->addWidget(close);
    hide();
}

void Banner::tell(Tone tone, const QString& sentence, const QString& details) {
    tone_ = tone;
    details_ = details;
    sentence_->setText(sentence);
    copy_->setVisible(!details.isEmpty());
    colour();
    show();
}

QString Banner::sentence() const {
    return isHidden() ? QString() : sentence_->text();
}

void Banner::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && testAttribute(Qt::WA_WState_Created))
        colour();
}

void Banner::colour() {
    const QPalette window = parentWidget() ? parentWidget()->palette() : palette();
    const QColor tint = tone_ == Tone::failure   ? colour::sink()
                        : tone_ == Tone::warning ? QColor(0xE6, 0x9F, 0x00)
                                                 : colour::selection();
    const QColor background = blended(tint, window.color(QPalette::Window), isDark(window) ? 0.28 : 0.18);
    if (palette().color(QPalette::Window) != background) {
        QPalette own = window;
        own.setColor(QPalette::Window, background);
        setPalette(own);
    }
    sign_->setVisible(tone_ != Tone::note);
    sign_->setPixmap(icon(QStringLiteral("warning"), window).pixmap(2 * spacing));
}

} // namespace sinkscope
