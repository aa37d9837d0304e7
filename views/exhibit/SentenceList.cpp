#include "exhibit/SentenceList.h"

namespace sinkscope {

namespace {

constexpr qsizetype shownAtFirst = 3;

} // namespace

SentenceList::SentenceList(Tone tone, QWidget* parent) : QLabel(parent), tone_(tone) {
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard | Qt::LinksAccessibleByMouse |
                            Qt::LinksAccessibleByKeyboard);
    setAccessibleName(tone == Tone::verdict ? tr("What was found") : tr("Notes"));
    setMinimumWidth(1);
    if (tone == Tone::note)
        setForegroundRole(QPalette::PlaceholderText);
    connect(this, &QLabel::linkActivated, this, [this] {
        isOpen_ = !isOpen_;
        refresh();
    });
    hide();
}

void SentenceList::setSentences(const QStringList& sentences) {
    sentences_ = sentences;
    refresh();
}

void SentenceList::refresh() {
    const bool isLong = sentences_.size() > shownAtFirst;
    const qsizetype shown = isLong && !isOpen_ ? shownAtFirst : sentences_.size();
    QStringList lines;
    for (const QString& sentence : sentences_.mid(0, shown)) {
        const QString words = sentence.toHtmlEscaped();
        const bool isVerdict = tone_ == Tone::verdict && lines.isEmpty();
        lines += tone_ == Tone::note ? QStringLiteral("<b><i>i</i></b>&nbsp; ") + words
                 : isVerdict         ? QStringLiteral("<b>%1</b>").arg(words)
                                     : words;
    }
    QString text = lines.join(QStringLiteral("<br>"));
    if (isLong)
        text += QStringLiteral(" <a href=\"more\">%1</a>")
                    .arg(isOpen_ ? tr("less") : tr("%1 more").arg(sentences_.size() - shownAtFirst));
    setText(text);
    setVisible(!sentences_.isEmpty());
}

} // namespace sinkscope

#include "moc_SentenceList.cpp"
