#include "start/TourCards.h"

#include "style/Theme.h"
#include "tour/Tour.h"
#include "tour/TourHtml.h"

#include <QCommandLinkButton>
#include <QGridLayout>

namespace sinkscope {
namespace {

constexpr int columns = 3;

} // namespace

TourCards::TourCards(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(spacing);
    for (int column = 0; column < columns; ++column)
        grid_->setColumnStretch(column, 1);
}

void TourCards::setTours(const std::vector<Tour>& tours) {
    int place = 0;
    for (const Tour& tour : tours) {
        auto* card = new QCommandLinkButton(QString::fromStdString(inReadersLanguage(tour.title)),
                                            QString::fromStdString(inReadersLanguage(tour.summary)), this);
        card->setAccessibleName(card->text());
        card->setAccessibleDescription(card->description());
        connect(card, &QCommandLinkButton::clicked, this, [this, &tour] { Q_EMIT chosen(tour); });
        grid_->addWidget(card, place / columns, place % columns);
        ++place;
    }
}

} // namespace sinkscope
