#pragma once

#include "Selection.h"
#include "text/Token.h"
#include "tokens/TokenMarks.h"

#include <QAbstractScrollArea>
#include <optional>

namespace sinkscope {

/// The scrolling row of chips inside a TokenStrip. Paints only those in sight, so a prompt may be long.
class TokenChips : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit TokenChips(QWidget* parent = nullptr);

    void setTokens(Tokens tokens, std::vector<TokenMark> marks, std::int64_t allHeads);
    void setSelected(std::int64_t query, std::int64_t key);

    std::int64_t tokenAt(QPoint point) const; ///< -1 beside the chips
    QRect chipOf(std::int64_t token) const;   ///< in the viewport
    QString textOf(std::int64_t token) const; ///< tooltip
    /// Chips that the last painting drew; tests see that it does not grow with the prompt.
    std::int64_t paintedChips() const { return painted_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void keyChosen(std::int64_t token);
    void queryChosen(std::int64_t token);
    /// The context menu was asked for, by hand or by key.
    void menuAsked(std::int64_t token, QPoint globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void measure();
    void reveal(std::int64_t token);
    void describe();
    void hover(std::int64_t token);
    void paintChip(QPainter& painter, std::int64_t token) const;
    void paintMarks(QPainter& painter, std::int64_t token, const QRect& chip) const;
    std::int64_t count() const { return static_cast<std::int64_t>(tokens_.size()); }

    Tokens tokens_;
    std::vector<TokenMark> marks_;
    std::int64_t allHeads_ = 0;
    std::vector<int> edges_; ///< left edges of the chips, and the end of the last
    std::int64_t query_ = -1, key_ = -1, hovered_ = -1, painted_ = 0;
};

} // namespace sinkscope
