#include "session/RecoveryBar.h"

#include "style/Theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace sinkscope {

RecoveryBar::RecoveryBar(QWidget* parent) : QFrame(parent), sentence_(new QLabel(this)) {
    setObjectName(QStringLiteral("recovery"));
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    sentence_->setAccessibleName(tr("Session to recover"));
    auto* recover = new QPushButton(tr("Recover it"), this);
    auto* discard = new QPushButton(tr("Discard it"), this);
    auto* later = new QPushButton(tr("Later"), this);
    later->setToolTip(tr("Ask again at the next start"));
    connect(recover, &QPushButton::clicked, this, [this] { Q_EMIT recoverRequested(file_); });
    connect(discard, &QPushButton::clicked, this, [this] { Q_EMIT discardRequested(file_); });
    connect(later, &QPushButton::clicked, this, &QWidget::hide);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(spacing);
    layout->addWidget(sentence_, 1);
    for (QPushButton* button : {recover, discard, later})
        layout->addWidget(button);
    hide();
}

void RecoveryBar::offer(const QString& leftOver) {
    file_ = leftOver;
    setVisible(!file_.isEmpty());
    if (file_.isEmpty())
        return;
    const QDateTime kept = QFileInfo(file_).lastModified();
    sentence_->setText(tr("Sinkscope ended unexpectedly; the session as it was at %1 has been kept.")
                           .arg(QLocale().toString(kept, QLocale::ShortFormat)));
}

} // namespace sinkscope
