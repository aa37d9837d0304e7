#include "prompt/PromptEditor.h"

#include <QAbstractTextDocumentLayout>
#include <QFocusEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <cmath>

namespace sinkscope {

PromptEditor::PromptEditor(QWidget* parent) : QPlainTextEdit(parent) {
    setAccessibleName(tr("Prompt"));
    setPlaceholderText(tr("Type a prompt, then press Ctrl+Enter"));
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDocumentMargin(5);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT promptEdited(prompt()); });
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, [this] {
        if (expanded_)
            Q_EMIT expandedChanged();
    });
}

QString PromptEditor::prompt() const {
    return document()->toRawText().replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
}

void PromptEditor::setPrompt(const QString& prompt) {
    if (prompt != this->prompt())
        setPlainText(prompt);
}

int PromptEditor::heightOfLines(int lines) const {
    const double margins = 2.0 * (document()->documentMargin() + frameWidth());
    return static_cast<int>(std::ceil(lines * QFontMetricsF(font()).lineSpacing() + margins));
}

int PromptEditor::collapsedHeight() const {
    return heightOfLines(1);
}

int PromptEditor::expandedHeight() const {
    // For QPlainTextEdit the document's height is its number of lines, wrapped ones included.
    const int lines = static_cast<int>(document()->documentLayout()->documentSize().height());
    return heightOfLines(std::clamp(lines, 3, mostLines));
}

void PromptEditor::setExpanded(bool expanded) {
    if (expanded == expanded_)
        return;
    expanded_ = expanded;
    setVerticalScrollBarPolicy(expanded ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    Q_EMIT expandedChanged();
    if (expanded)
        return ensureCursorVisible();
    QTextCursor cursor = textCursor();
    cursor.clearSelection();
    setTextCursor(cursor);
    verticalScrollBar()->setValue(0);
}

void PromptEditor::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    setExpanded(true);
}

void PromptEditor::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        setExpanded(false);
}

void PromptEditor::paintEvent(QPaintEvent* event) {
    QPlainTextEdit::paintEvent(event);
    const int hidden = blockCount() - 1;
    if (expanded_ || document()->documentLayout()->documentSize().height() < 2.0) // its height is its number of lines
        return;
    const QString note = hidden == 0   ? QStringLiteral("…") // one line of text that wraps
                         : hidden == 1 ? tr("+ 1 line")
                                       : tr("+ %1 lines").arg(hidden);
    const int width = fontMetrics().horizontalAdvance(note) + 16;
    const QRect place(viewport()->width() - width, 0, width, viewport()->height());
    QPainter painter(viewport());
    painter.fillRect(place, palette().base());
    // The second line would otherwise look out from under the first.
    const int below = static_cast<int>(document()->documentMargin()) + fontMetrics().lineSpacing();
    painter.fillRect(0, below, viewport()->width(), viewport()->height() - below, palette().base());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(place, Qt::AlignCenter, note);
}

bool PromptEditor::canInsertFromMimeData(const QMimeData* source) const {
    // A dropped file is a model to open, which is the window's business.
    return !source->hasUrls() && QPlainTextEdit::canInsertFromMimeData(source);
}

} // namespace sinkscope
