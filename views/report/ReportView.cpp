#include "report/ReportView.h"

#include "report/ReportPainter.h"
#include "style/Theme.h"

#include <QLabel>
#include <QScrollBar>

namespace sinkscope {

namespace {

constexpr int widestPage = 120 * spacing;

} // namespace

ReportView::ReportView(QWidget* parent) : QScrollArea(parent), page_(new QLabel(this)) {
    setAccessibleName(tr("Report on the model"));
    setFrameShape(QFrame::NoFrame);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its width must not depend on the page's height
    page_->setAccessibleName(tr("Report"));
    setWidget(page_);
    verticalScrollBar()->setSingleStep(4 * spacing);
}

void ReportView::setContent(const ReportContent& content) {
    setAccessibleName(tr("Report on the model"));
    content_ = content;
    page_->setAccessibleDescription(content.text());
    paintPage();
}

void ReportView::paintPage() {
    const int width = std::min(viewport()->width() - 2 * spacing, widestPage);
    if (width <= 0 || content_.model.isEmpty())
        return;
    const QSize size(width, static_cast<int>(width * reportPage.height() / reportPage.width()));
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    paintReport(picture, content_);
    page_->setPixmap(picture);
    page_->resize(size);
}

void ReportView::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        paintPage();
}

} // namespace sinkscope

#include "moc_ReportView.cpp"
