#pragma once

#include <QLabel>

namespace sinkscope {

/// One line of text that ends in … where the room ends; the whole text is the tooltip and what screen readers read.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    void setWholeText(const QString& text);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace sinkscope
