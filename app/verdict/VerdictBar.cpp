#include "verdict/VerdictBar.h"

#include "style/Theme.h"
#include "verdict/SelectionLink.h"
#include "verdict/Verdict.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolTip>

namespace sinkscope {

VerdictBar::VerdictBar(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), sentence_(new QLabel(this)), outdated_(new QLabel(this)) {
    setObjectName(QStringLiteral("verdict"));
    sentence_->setAccessibleName(tr("Verdict"));
    sentence_->setTextFormat(Qt::RichText);
    sentence_->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::LinksAccessibleByKeyboard);
    sentence_->setFocusPolicy(Qt::StrongFocus);
    sentence_->setWordWrap(true);
    sentence_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    outdated_->setText(tr("Changed since this run: Ctrl+Enter"));
    outdated_->setForegroundRole(QPalette::PlaceholderText);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(2 * spacing);
    layout->addWidget(sentence_, 1);
    layout->addWidget(outdated_);

    connect(sentence_, &QLabel::linkActivated, this, &VerdictBar::follow);
    connect(sentence_, &QLabel::linkHovered, this, [this](const QString& url) {
        const auto link = selectionLink(url);
        QToolTip::showText(QCursor::pos(), link ? link->description() : QString(), sentence_);
    });
    connect(&document_, &Document::findingsChanged, this, &VerdictBar::refresh);
    connect(&document_, &Document::freshnessChanged, this, &VerdictBar::refresh);
    refresh();
}

void VerdictBar::refresh() {
    const auto& findings = document_.findings();
    QString text = findings ? verdict(*findings) : QString();
    if (document_.shown().isDifference() && document_.intervened())
        text = differenceVerdict(*document_.intervened());
    sentence_->setText(text);
    sentence_->setForegroundRole(document_.freshness() == Freshness::current ? QPalette::WindowText
                                                                             : QPalette::PlaceholderText);
    outdated_->setVisible(document_.freshness() == Freshness::outdated);
    setVisible(!text.isEmpty());
}

void VerdictBar::follow(const QString& url) {
    if (const auto link = selectionLink(url))
        document_.select(link->appliedTo(document_.selection()));
}

} // namespace sinkscope
