#include "compare/WhatChangedView.h"

#include "compare/ChangeText.h"
#include "compare/KlStrip.h"
#include "style/BusyVeil.h"
#include "style/Theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <array>

namespace sinkscope {

namespace {

constexpr std::size_t measures = 5, nextTokens = 5;

/// A row of labels in a grid, all empty.
template <std::size_t Count>
std::array<QLabel*, Count> addLabels(QGridLayout& grid, int row, QWidget* parent) {
    std::array<QLabel*, Count> labels{};
    for (std::size_t column = 0; column < Count; ++column) {
        labels[column] = new QLabel(parent);
        labels[column]->setTextFormat(Qt::PlainText);
        labels[column]->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid.addWidget(labels[column], row, static_cast<int>(column));
    }
    return labels;
}

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QString spoken(const ChangeRow& row) {
    return QStringLiteral("%1: %2 → %3, %4").arg(row.name, row.base, row.changed, row.difference);
}

} // namespace

class WhatChangedView::Private {
public:
    explicit Private(WhatChangedView& view);

    void fillMeasures(const Intervened& intervened);
    void fillTokens(const Intervened& intervened);

    QScrollArea* scroll;
    QLabel* nothing;
    QStackedLayout* pages;
    QWidget* content;
    BusyVeil* veil = nullptr;
    QLabel* caveats;
    std::array<std::array<QLabel*, 4>, measures> rows{};
    std::array<std::array<QLabel*, 4>, nextTokens> tokens{};
    KlStrip* kl;
};

WhatChangedView::Private::Private(WhatChangedView& view)
    : scroll(new QScrollArea(&view)),
      nothing(new QLabel(tr("Nothing is switched: both sides are the same."), &view)),
      pages(new QStackedLayout(&view)),
      content(new QWidget(scroll)),
      caveats(new QLabel(content)),
      kl(new KlStrip(content)) {
    nothing->setWordWrap(true);
    nothing->setMargin(spacing);
    nothing->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* numbers = new QGridLayout;
    numbers->setHorizontalSpacing(spacing);
    numbers->setVerticalSpacing(spacing / 4);
    numbers->addWidget(heading(tr("Before"), content), 0, 1);
    numbers->addWidget(heading(tr("After"), content), 0, 2);
    numbers->addWidget(heading(tr("Change"), content), 0, 3);
    for (std::size_t row = 0; row < measures; ++row)
        rows[row] = addLabels<4>(*numbers, static_cast<int>(row) + 1, content);
    numbers->setColumnStretch(3, 1);
    // A place in words needs the room of the numbers beside it.
    numbers->removeWidget(rows.back()[2]);
    numbers->addWidget(rows.back()[2], static_cast<int>(measures), 1, 1, 3);
    auto* next = new QGridLayout;
    next->setHorizontalSpacing(spacing / 2);
    next->setVerticalSpacing(spacing / 4);
    next->addWidget(heading(tr("Next before"), content), 0, 0, 1, 2);
    next->addWidget(heading(tr("Next after"), content), 0, 2, 1, 2);
    for (std::size_t row = 0; row < nextTokens; ++row)
        tokens[row] = addLabels<4>(*next, static_cast<int>(row) + 1, content);
    for (int row = 0; row <= static_cast<int>(nextTokens); ++row) // before and after are two tables
        next->itemAtPosition(row, 2)->widget()->setContentsMargins(spacing + spacing / 2, 0, 0, 0);
    next->setColumnStretch(0, 1);
    next->setColumnStretch(2, 1);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(spacing);
    caveats->setWordWrap(true);
    layout->addWidget(caveats);
    layout->addLayout(numbers);
    layout->addLayout(next);
    layout->addWidget(kl);
    layout->addStretch(1);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("What changed"));
    pages->addWidget(nothing);
    pages->addWidget(scroll);
    veil = new BusyVeil(scroll, &view);
}

void WhatChangedView::Private::fillMeasures(const Intervened& intervened) {
    const std::vector<ChangeRow> changes = changeRows(intervened);
    for (std::size_t row = 0; row < measures; ++row) {
        const ChangeRow& change = changes[row];
        const std::array<QString, 4> texts{change.name, change.base, change.changed, change.difference};
        for (std::size_t column = 0; column < texts.size(); ++column) {
            rows[row][column]->setText(texts[column]);
            rows[row][column]->setToolTip(change.help);
            rows[row][column]->setAccessibleName(spoken(change));
        }
    }
}

void WhatChangedView::Private::fillTokens(const Intervened& intervened) {
    const std::vector<NextTokenText> before = nextTokenTexts(*intervened.base->run, nextTokens);
    const std::vector<NextTokenText> after = nextTokenTexts(*intervened.findings->run, nextTokens);
    const auto fill = [this](const std::vector<NextTokenText>& texts, std::size_t row, std::size_t column) {
        const NextTokenText text = row < texts.size() ? texts[row] : NextTokenText();
        tokens[row][column]->setText(text.label);
        tokens[row][column + 1]->setText(text.percent);
    };
    for (std::size_t row = 0; row < nextTokens; ++row) {
        fill(before, row, 0);
        fill(after, row, 2);
        QFont font = tokens[row][0]->font();
        font.setBold(tokens[row][0]->text() != tokens[row][2]->text());
        tokens[row][2]->setFont(font);
    }
}

WhatChangedView::WhatChangedView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(*this)) {
    setAccessibleName(tr("What changed"));
    setMinimumWidth(34 * spacing);
    connect(d->veil, &BusyVeil::cancelRequested, this, &WhatChangedView::cancelRequested);
}

WhatChangedView::~WhatChangedView() = default;

void WhatChangedView::setIntervened(std::shared_ptr<const Intervened> intervened) {
    d->pages->setCurrentWidget(intervened ? static_cast<QWidget*>(d->scroll) : d->nothing);
    d->kl->setIntervened(intervened);
    if (!intervened)
        return;
    const QString caveats = caveatsText(intervened->interventions);
    d->caveats->setText(caveats);
    d->caveats->setVisible(!caveats.isEmpty());
    d->fillMeasures(*intervened);
    d->fillTokens(*intervened);
}

void WhatChangedView::showBusy(const QString& what, double fraction) {
    d->veil->start(what, fraction);
}

void WhatChangedView::showIdle() {
    d->veil->stop();
}

} // namespace sinkscope

#include "moc_WhatChangedView.cpp"
