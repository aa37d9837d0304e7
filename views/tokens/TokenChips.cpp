#include "tokens/TokenChips.h"

#include "style/SmallerFont.h"
#include "style/Theme.h"
#include "tokens/CharacterGroup.h"
#include "tokens/TokenLabel.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

namespace sinkscope {
namespace {

constexpr int gap = 3, padding = 6;

int chipHeight(const QFontMetrics& metrics) {
    return metrics.height() + padding;
}

QFont markFont(const QFont& font) {
    return smallerFont(font, 0.9);
}

/// Of the line below the chips.
int marksHeight(const QFont& font) {
    return std::max(14, QFontMetrics(markFont(font)).height());
}

} // namespace

TokenChips::TokenChips(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Tokens of the prompt"));
    measure();
}

void TokenChips::setTokens(Tokens tokens, std::vector<TokenMark> marks, std::int64_t allHeads) {
    tokens_ = std::move(tokens);
    marks_ = std::move(marks);
    allHeads_ = allHeads;
    hovered_ = -1;
    measure();
    describe();
}

void TokenChips::setSelected(std::int64_t query, std::int64_t key) {
    const bool keyMoved = key != key_, queryMoved = query != query_;
    query_ = query;
    key_ = key;
    if (queryMoved)
        reveal(query);
    if (keyMoved)
        reveal(key);
    describe();
    viewport()->update();
}

void TokenChips::measure() {
    const QFontMetrics metrics(font());
    edges_.assign(1, spacing);
    for (const Token& token : tokens_)
        edges_.push_back(edges_.back() + std::max(metrics.horizontalAdvance(tokenLabel(token)) + 2 * padding, 20) +
                         gap);
    horizontalScrollBar()->setRange(0, std::max(0, edges_.back() + spacing - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(40);
    viewport()->update();
}

QRect TokenChips::chipOf(std::int64_t token) const {
    const auto index = static_cast<std::size_t>(token);
    return {edges_[index] - horizontalScrollBar()->value(), 2, edges_[index + 1] - edges_[index] - gap,
            chipHeight(QFontMetrics(font()))};
}

std::int64_t TokenChips::tokenAt(QPoint point) const {
    const int x = point.x() + horizontalScrollBar()->value();
    const auto after = std::upper_bound(edges_.begin(), edges_.end(), x);
    const std::int64_t token = after - edges_.begin() - 1;
    return token >= 0 && token < count() ? token : -1;
}

void TokenChips::reveal(std::int64_t token) {
    if (token < 0 || token >= count())
        return;
    const QRect chip = chipOf(token);
    QScrollBar* bar = horizontalScrollBar();
    if (chip.left() < spacing)
        bar->setValue(bar->value() + chip.left() - spacing);
    else if (chip.right() > viewport()->width() - spacing)
        bar->setValue(bar->value() + chip.right() - viewport()->width() + spacing);
}

QString TokenChips::textOf(std::int64_t token) const {
    QStringList lines{tokenDescription(tokens_[static_cast<std::size_t>(token)], token)};
    if (const auto group = splitCharacterAt(tokens_, token))
        lines << tr("part of ‘%1’, tokens %2–%3").arg(group->character).arg(group->first).arg(group->last);
    if (marks_.empty())
        return lines.join(QLatin1Char('\n'));
    const TokenMark& mark = marks_[static_cast<std::size_t>(token)];
    if (mark.isSpike)
        lines << tr("▲ carries a massive activation");
    if (mark.sinkHeads > 0)
        lines << tr("● sink of %1 of %2 heads").arg(mark.sinkHeads).arg(allHeads_);
    return lines.join(QLatin1Char('\n'));
}

void TokenChips::describe() {
    QStringList parts;
    if (key_ >= 0 && key_ < count())
        parts << tr("Key: %1").arg(textOf(key_));
    if (query_ >= 0 && query_ < count())
        parts << tr("Query: %1").arg(textOf(query_));
    setAccessibleDescription(parts.join(QLatin1Char('\n')));
}

void TokenChips::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painted_ = 0;
    const std::int64_t first = std::max<std::int64_t>(tokenAt({0, 0}), 0);
    for (std::int64_t token = first; token < count() && chipOf(token).left() <= viewport()->width(); ++token) {
        paintChip(painter, token);
        ++painted_;
    }
}

void TokenChips::paintChip(QPainter& painter, std::int64_t token) const {
    const Token& content = tokens_[static_cast<std::size_t>(token)];
    const QRect chip = chipOf(token);
    const bool isKey = token == key_, isQuery = token == query_, isSpecial = content.kind == TokenKind::special;
    QColor border = isKey || isQuery ? colour::selection() : lineColour(palette());
    if (token == hovered_ && !isKey)
        border = palette().color(QPalette::WindowText);
    painter.setPen(QPen(border, isQuery ? 2.0 : 1.0, isSpecial && !isKey && !isQuery ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(isKey ? colour::selection() : palette().color(isSpecial ? QPalette::Window : QPalette::Base));
    painter.drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    if (isKey && isQuery) {
        painter.setPen(QPen(Qt::white, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(chip).adjusted(3.0, 3.0, -3.0, -3.0), 2.0, 2.0);
    }
    QFont textFont = font();
    textFont.setItalic(isSpecial);
    painter.setFont(textFont);
    painter.setPen(isKey ? QColor(Qt::white) : palette().color(QPalette::Text));
    painter.drawText(chip, Qt::AlignCenter, tokenLabel(content));
    if (hasFocus() && isKey) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(chip).adjusted(-1.5, -1.5, 1.5, 1.5), 5.0, 5.0);
    }
    paintMarks(painter, token, chip);
}

void TokenChips::paintMarks(QPainter& painter, std::int64_t token, const QRect& chip) const {
    const TokenMark mark = marks_.empty() ? TokenMark{} : marks_[static_cast<std::size_t>(token)];
    painter.setFont(markFont(font()));
    const QFontMetrics metrics(painter.font());
    const auto fitting = [&](const QString& word, const QString& letter) {
        return metrics.horizontalAdvance(word) + 10 <= chip.width() ? word : letter;
    };
    QString role;
    if (token == key_ && token == query_)
        role = tr("q k", "query and key at once, as short as possible");
    else if (token == key_)
        role = fitting(tr("key"), tr("k", "key, as short as possible"));
    else if (token == query_)
        role = fitting(tr("query"), tr("q", "query, as short as possible"));
    const int roleWidth = role.isEmpty() ? 0 : metrics.horizontalAdvance(role) + 2;
    const int width = roleWidth + (mark.isSpike ? 10 : 0) + (mark.sinkHeads > 0 ? 10 : 0);
    double x = chip.center().x() + 0.5 - width / 2.0;
    const double middle = chip.bottom() + 1.0 + marksHeight(font()) / 2.0;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 0.7));
    if (mark.isSpike) {
        painter.setBrush(colour::spike());
        painter.drawPolygon(
            QPolygonF{QPointF(x + 1.0, middle + 3.5), QPointF(x + 9.0, middle + 3.5), QPointF(x + 5.0, middle - 4.0)});
        x += 10.0;
    }
    if (mark.sinkHeads > 0) {
        painter.setBrush(colour::sink());
        painter.drawEllipse(QPointF(x + 5.0, middle), 3.6, 3.6);
        x += 10.0;
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(x, middle - metrics.height() / 2.0, roleWidth + 2, metrics.height()), Qt::AlignVCenter,
                     role);
}

QSize TokenChips::sizeHint() const {
    const int height = chipHeight(QFontMetrics(font())) + marksHeight(font()) + 4;
    return {400, height + horizontalScrollBar()->sizeHint().height()};
}

QSize TokenChips::minimumSizeHint() const {
    return {80, sizeHint().height()};
}

void TokenChips::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    horizontalScrollBar()->setRange(0, std::max(0, edges_.back() + spacing - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
}

void TokenChips::changeEvent(QEvent* event) {
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measure();
}

void TokenChips::hover(std::int64_t token) {
    if (token == hovered_)
        return;
    hovered_ = token;
    viewport()->update();
}

void TokenChips::mousePressEvent(QMouseEvent* event) {
    const std::int64_t token = tokenAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || token < 0)
        return;
    if (event->modifiers().testFlag(Qt::ShiftModifier))
        Q_EMIT queryChosen(token);
    else
        Q_EMIT keyChosen(token);
}

void TokenChips::mouseMoveEvent(QMouseEvent* event) {
    const std::int64_t token = tokenAt(event->position().toPoint());
    hover(token);
    const QString how = tr("Click: key token · Shift+click: query token");
    QToolTip::showText(event->globalPosition().toPoint(),
                       token < 0 ? QString() : textOf(token) + QLatin1Char('\n') + how, this);
}

void TokenChips::leaveEvent(QEvent* event) {
    QAbstractScrollArea::leaveEvent(event);
    hover(-1);
}

void TokenChips::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (turned.x() != 0 ? turned.x() : turned.y()));
    event->accept();
}

void TokenChips::keyPressEvent(QKeyEvent* event) {
    const bool movesQuery = event->modifiers().testFlag(Qt::ShiftModifier);
    const std::int64_t from = movesQuery ? query_ : key_;
    std::int64_t to = from;
    switch (event->key()) {
    case Qt::Key_Left:
        to = from - 1;
        break;
    case Qt::Key_Right:
        to = from + 1;
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
        to = count() - 1;
        break;
    default:
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    to = std::clamp<std::int64_t>(to, 0, std::max<std::int64_t>(count() - 1, 0));
    if (to == from || count() == 0)
        return;
    if (movesQuery)
        Q_EMIT queryChosen(to);
    else
        Q_EMIT keyChosen(to);
}

void TokenChips::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKeyboard = event->reason() == QContextMenuEvent::Keyboard;
    const std::int64_t token = byKeyboard ? key_ : tokenAt(event->pos());
    if (token >= 0 && token < count())
        Q_EMIT menuAsked(token, byKeyboard ? viewport()->mapToGlobal(chipOf(token).center()) : event->globalPos());
}

void TokenChips::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void TokenChips::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace sinkscope

#include "moc_TokenChips.cpp"
