#include "compare/ContinuationView.h"

#include "compare/ContinuationText.h"
#include "style/BusyVeil.h"
#include "style/Theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTextBrowser>

namespace sinkscope {

namespace {

constexpr int mostTokens = 2048, tokensAtFirst = 32;

} // namespace

class ContinuationView::Private {
public:
    explicit Private(ContinuationView& view);
    void layOut(ContinuationView& view);
    QTextBrowser* addText(const QString& name, QWidget* content);
    /// What the answer is about, against what is shown.
    void describe();

    static QString tr(const char* text) { return ContinuationView::tr(text); }

    QSpinBox* count;
    QPushButton* start;
    QLabel *note, *baseTitle, *changedTitle;
    QWidget* content;
    QTextBrowser *baseText, *changedText;
    BusyVeil* veil;
    std::shared_ptr<const Run> base, changed;
    std::shared_ptr<const ContinuationAnswer> answer;
};

ContinuationView::Private::Private(ContinuationView& view)
    : count(new QSpinBox(&view)),
      start(new QPushButton(tr("Continue"), &view)),
      note(new QLabel(&view)),
      content(new QWidget(&view)),
      baseText(addText(tr("Without interventions"), content)),
      changedText(addText(tr("With interventions"), content)),
      veil(new BusyVeil(content, &view)) {
    baseTitle = new QLabel(tr("A, without"), content);
    changedTitle = new QLabel(tr("B, as set"), content);
    count->setRange(1, mostTokens);
    count->setValue(tokensAtFirst);
    count->setSuffix(tr(" tokens"));
    count->setAccessibleName(tr("Number of tokens"));
    start->setToolTip(tr("The most probable token each time, on both sides"));
    note->setWordWrap(true);
    note->setTextFormat(Qt::PlainText);
    layOut(view);
    connect(start, &QPushButton::clicked, &view, [this, &view] { Q_EMIT view.continuationRequested(count->value()); });
    connect(veil, &BusyVeil::cancelRequested, &view, &ContinuationView::cancelRequested);
}

QTextBrowser* ContinuationView::Private::addText(const QString& name, QWidget* parent) {
    auto* text = new QTextBrowser(parent);
    text->setAccessibleName(name);
    text->setFrameShape(QFrame::NoFrame);
    text->setOpenLinks(false);
    text->setTabChangesFocus(true);
    return text;
}

void ContinuationView::Private::layOut(ContinuationView& view) {
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing);
    row->addWidget(count);
    row->addStretch(1);
    row->addWidget(start);
    auto* sides = new QGridLayout(content);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(spacing / 2);
    for (QLabel* title : {baseTitle, changedTitle})
        title->setForegroundRole(QPalette::PlaceholderText);
    sides->addWidget(baseTitle, 0, 0);
    sides->addWidget(changedTitle, 0, 1);
    sides->addWidget(baseText, 1, 0);
    sides->addWidget(changedText, 1, 1);
    sides->setColumnStretch(0, 1);
    sides->setColumnStretch(1, 1);
    auto* layout = new QVBoxLayout(&view);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(spacing / 2);
    layout->addLayout(row);
    layout->addWidget(note);
    layout->addWidget(content, 1);
}

void ContinuationView::Private::describe() {
    start->setEnabled(base != nullptr);
    const bool two = answer && answer->changed;
    for (QWidget* side : {static_cast<QWidget*>(changedTitle), static_cast<QWidget*>(changedText)})
        side->setVisible(two);
    if (!answer)
        note->setText(tr("Continues the prompt by its most probable tokens, without and with what is switched."));
    else if (answer->base != base || answer->changed != changed)
        note->setText(tr("These continue an earlier setting; press Continue for the present one."));
    else
        note->setText(continuationText(*answer).verdict);
}

ContinuationView::ContinuationView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(*this)) {
    setAccessibleName(tr("Continuation"));
    d->describe();
}

ContinuationView::~ContinuationView() = default;

void ContinuationView::setRuns(std::shared_ptr<const Findings> base, std::shared_ptr<const Intervened> intervened) {
    d->base = base ? base->run : nullptr;
    d->changed = intervened ? intervened->findings->run : nullptr;
    if (!d->base || (d->answer && d->answer->base->model != d->base->model)) {
        d->answer = nullptr;
        d->baseText->clear();
        d->changedText->clear();
    }
    d->describe();
}

void ContinuationView::setAnswer(std::shared_ptr<const ContinuationAnswer> answer) {
    d->answer = std::move(answer);
    const ContinuationText text = continuationText(*d->answer);
    d->baseText->setHtml(text.base);
    d->changedText->setHtml(text.changed);
    d->describe();
}

void ContinuationView::showBusy(const QString& what, double fraction) {
    d->veil->start(what, fraction);
}

void ContinuationView::showIdle() {
    d->veil->stop();
}

void ContinuationView::setFailure(const QString& sentence) {
    d->note->setText(sentence);
}

} // namespace sinkscope

#include "moc_ContinuationView.cpp"
