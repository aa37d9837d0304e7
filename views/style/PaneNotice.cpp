#include "style/PaneNotice.h"

#include "style/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace sinkscope {

PaneNotice::PaneNotice(QWidget* parent)
    : QWidget(parent),
      sign_(new QLabel(this)),
      sentence_(new QLabel(this)),
      copy_(new QPushButton(tr("Copy details"), this)),
      accept_(new QPushButton(this)) {
    sign_->setAlignment(Qt::AlignCenter);
    sentence_->setAlignment(Qt::AlignCenter);
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    sentence_->setMinimumWidth(1);
    connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(details_); });

    connect(accept_, &QPushButton::clicked, this, &PaneNotice::accepted);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(3 * spacing, spacing, 3 * spacing, spacing);
    layout->setSpacing(spacing);
    layout->addStretch();
    layout->addWidget(sign_);
    layout->addWidget(sentence_);
    layout->addWidget(copy_, 0, Qt::AlignHCenter);
    layout->addWidget(accept_, 0, Qt::AlignHCenter);
    layout->addStretch();
}

void PaneNotice::setEmpty(const QString& sentence) {
    sign_->hide();
    copy_->hide();
    accept_->hide();
    sentence_->setText(sentence);
    sentence_->setForegroundRole(QPalette::PlaceholderText);
}

void PaneNotice::setOffer(const QString& sentence, const QString& button) {
    setEmpty(sentence);
    accept_->setText(button);
    accept_->show();
}

void PaneNotice::setError(const QString& sentence, const QString& details) {
    const int size = style()->pixelMetric(QStyle::PM_LargeIconSize, nullptr, this);
    sign_->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning, nullptr, this).pixmap(size));
    sign_->show();
    details_ = details.isEmpty() ? sentence : details;
    copy_->show();
    accept_->hide();
    sentence_->setText(sentence);
    sentence_->setForegroundRole(QPalette::WindowText);
}

} // namespace sinkscope

#include "moc_PaneNotice.cpp"
