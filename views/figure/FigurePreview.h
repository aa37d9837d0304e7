#pragma once

#include "figure/FigurePainter.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace sinkscope {

/// A figure on the screen in the size it has on paper, as far as the screen tells its resolution.
class FigurePreview : public QWidget {
    Q_OBJECT
public:
    explicit FigurePreview(QWidget* parent = nullptr);

    void setFigure(const Figure& figure);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Figure> figure_;
    QPixmap picture_; ///< null until painted
};

} // namespace sinkscope
