#pragma once

#include <QPlainTextEdit>

namespace sinkscope {

/// The prompt's text, exactly as typed or pasted. One line high and showing its beginning until it has the focus.
class PromptEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit PromptEditor(QWidget* parent = nullptr);

    /// The text with \n between lines; unlike toPlainText it keeps no-break spaces.
    QString prompt() const;
    void setPrompt(const QString& prompt);

    int collapsedHeight() const;
    /// High enough for the whole text, at most `mostLines` lines.
    int expandedHeight() const;
    static constexpr int mostLines = 10;

Q_SIGNALS:
    void promptEdited(const QString& prompt);
    void expandedChanged();

public:
    bool expanded() const { return expanded_; }

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;

private:
    void setExpanded(bool expanded);
    int heightOfLines(int lines) const;

    bool expanded_ = false;
};

} // namespace sinkscope
