#include "tour/TourBar.h"

#include "actions/WindowActions.h"
#include "style/ElidedLabel.h"
#include "style/Theme.h"
#include "tour/TourGuide.h"
#include "tour/TourHtml.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace sinkscope {
namespace {

QString inOurLanguage(const LocalText& text) {
    return QString::fromStdString(inReadersLanguage(text));
}

QToolButton* buttonOf(QAction* action, QWidget* parent) {
    auto* made = new QToolButton(parent);
    made->setDefaultAction(action);
    made->setFocusPolicy(Qt::StrongFocus);
    made->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return made;
}

} // namespace

TourBar::TourBar(const TourGuide& guide, const WindowActions& actions, QWidget* parent)
    : QFrame(parent),
      guide_(guide),
      count_(new QLabel(this)),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      tour_(new ElidedLabel(this)) {
    setObjectName(QStringLiteral("tourBar"));
    setAccessibleName(tr("Tour"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    for (QLabel* label : {count_, title_})
        label->setTextFormat(Qt::PlainText);
    tour_->setForegroundRole(QPalette::PlaceholderText);
    text_->setObjectName(QStringLiteral("tourText"));
    text_->setAccessibleName(tr("Text of the step"));
    text_->setTextFormat(Qt::RichText);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    text_->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::LinksAccessibleByKeyboard);
    text_->setFocusPolicy(Qt::StrongFocus);
    connect(text_, &QLabel::linkActivated, this, [this](const QString& url) {
        if (url.startsWith(QLatin1String("term:")))
            Q_EMIT termAsked(url.mid(5));
    });

    auto* row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(count_);
    row->addWidget(title_);
    row->addWidget(tour_, 1);
    for (QAction* action : {actions.tourBack, actions.tourNext, actions.tourReset, actions.tourLeave})
        row->addWidget(buttonOf(action, this));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * spacing, spacing / 2, spacing, spacing);
    layout->setSpacing(spacing / 2);
    layout->addLayout(row);
    layout->addWidget(text_);
    connect(&guide_, &TourGuide::changed, this, &TourBar::refresh);
    hide();
}

void TourBar::refresh() {
    const Tour* tour = guide_.tour();
    setVisible(tour != nullptr);
    if (!tour)
        return;
    const TourStep& step = guide_.currentStep();
    //: Which step of how many, e.g. "3 of 8".
    count_->setText(tr("%1 of %2").arg(guide_.step() + 1).arg(tour->steps.size()));
    title_->setText(inOurLanguage(step.title));
    tour_->setWholeText(inOurLanguage(tour->title));
    const QString html = guide_.obstacle().isEmpty()
                             ? tourHtml(inReadersLanguage(step.text), guide_.numbers(), guide_.base())
                             : QStringLiteral("<b>%1</b>").arg(guide_.obstacle().toHtmlEscaped());
    text_->setText(html);
    reserveHeight();
}

void TourBar::reserveHeight() {
    const Tour* tour = guide_.tour();
    const int width = text_->width();
    if (!tour || width <= 0)
        return;
    QLabel measured;
    measured.setFont(text_->font());
    measured.setWordWrap(true);
    measured.setTextFormat(Qt::RichText);
    int height = text_->heightForWidth(width);
    for (const TourStep& step : tour->steps) {
        std::map<std::string, QString> numbers;
        for (const Expectation& expectation : step.expectations)
            numbers[expectation.name] = QStringLiteral("00,000");
        measured.setText(tourHtml(inReadersLanguage(step.text), numbers, guide_.base()));
        height = std::max(height, measured.heightForWidth(width));
    }
    text_->setFixedHeight(height);
}

void TourBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    reserveHeight();
}

void TourBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange && text_)
        reserveHeight();
}

} // namespace sinkscope
