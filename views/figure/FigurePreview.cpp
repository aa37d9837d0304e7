#include "figure/FigurePreview.h"

#include <QImage>
#include <QPainter>

#include <cmath>

namespace sinkscope {

FigurePreview::FigurePreview(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Preview in its size on paper"));
}

void FigurePreview::setFigure(const Figure& figure) {
    figure_ = figure;
    picture_ = QPixmap();
    setFixedSize(sizeHint());
    setAccessibleDescription(provenanceCaption(figure.content.title, figure.provenance));
    update();
}

QSize FigurePreview::sizeHint() const {
    if (!figure_)
        return {};
    return (figureSize(*figure_) / 25.4 * logicalDpiX()).toSize();
}

void FigurePreview::paintEvent(QPaintEvent*) {
    if (!figure_)
        return;
    const double ratio = devicePixelRatioF();
    if (picture_.isNull() || picture_.devicePixelRatio() != ratio) {
        QImage image(size() * ratio, QImage::Format_RGB32);
        const int dotsPerMetre = static_cast<int>(std::lround(logicalDpiX() * ratio / 0.0254));
        image.setDotsPerMeterX(dotsPerMetre);
        image.setDotsPerMeterY(dotsPerMetre);
        paintFigure(image, *figure_);
        picture_ = QPixmap::fromImage(image);
        picture_.setDevicePixelRatio(ratio);
    }
    QPainter(this).drawPixmap(0, 0, picture_);
}

} // namespace sinkscope

#include "moc_FigurePreview.cpp"
