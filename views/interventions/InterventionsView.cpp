#include "interventions/InterventionsView.h"

#include "interventions/CardContext.h"
#include "interventions/CardWidget.h"
#include "interventions/EffectText.h"
#include "interventions/InterventionText.h"
#include "interventions/NewInterventions.h"
#include "style/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinkscope {

class InterventionsView::Private {
public:
    explicit Private(InterventionsView& view) : view_(view) {
        add->setText(tr("+ Add"));
        add->setToolTip(tr("Add an intervention"));
        add->setMenu(new QMenu(add));
        more->setText(tr("All…"));
        more->setToolTip(tr("Switch off, remove, copy or paste all cards"));
        more->setMenu(new QMenu(more));
        for (QToolButton* button : {add, more}) {
            button->setPopupMode(QToolButton::InstantPopup);
            button->setFocusPolicy(Qt::TabFocus);
        }
        note->setWordWrap(true);
        note->setTextFormat(Qt::PlainText);
        connect(add->menu(), &QMenu::aboutToShow, &view, [this] { fillAddMenu(); });
        fillMoreMenu();
        layOut();
    }

    void layOut();
    void fillAddMenu();
    void fillMoreMenu();
    void rebuild();
    void append(CardWidget* widget);
    void command(std::size_t place, CardWidget::Command command);
    void edit(InterventionCards changed, const QString& what, const QString& mergeKey = {});
    void describe();
    void inspect();

    static QString tr(const char* text) { return InterventionsView::tr(text); }

    InterventionsView& view_;
    QToolButton* add = new QToolButton(&view_);
    QToolButton* more = new QToolButton(&view_);
    QLabel* note = new QLabel(&view_);
    QScrollArea* scroll = new QScrollArea(&view_);
    QVBoxLayout* list = nullptr;
    CardContext context;
    InterventionCards cards;
    std::vector<CardWidget*> widgets;
    InspectionRequests asked; ///< of askedOf
    std::weak_ptr<const Findings> askedOf;
    std::shared_ptr<const Intervened> effect;
    QString failure;
};

void InterventionsView::Private::layOut() {
    auto* inner = new QWidget(scroll);
    list = new QVBoxLayout(inner);
    list->setContentsMargins(spacing / 2, 0, spacing / 2, 0);
    list->setSpacing(spacing / 2);
    list->addStretch(1);
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Cards"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(spacing, spacing / 2, spacing, 0);
    row->addWidget(add);
    row->addStretch(1);
    row->addWidget(more);
    auto* layout = new QVBoxLayout(&view_);
    layout->setContentsMargins(0, 0, 0, spacing / 2);
    layout->setSpacing(spacing / 2);
    layout->addLayout(row);
    note->setContentsMargins(spacing, 0, spacing, 0);
    layout->addWidget(note);
    layout->addWidget(scroll, 1);
}

void InterventionsView::Private::fillAddMenu() {
    QMenu* menu = add->menu();
    menu->clear();
    if (!context.base)
        return;
    for (const std::vector<NewIntervention>& group : newInterventions(context)) {
        menu->addSeparator();
        for (const NewIntervention& line : group)
            connect(menu->addAction(line.text), &QAction::triggered, &view_, [this, line] {
                InterventionCards changed = cards;
                changed.push_back({line.intervention, CardSwitch::on});
                edit(std::move(changed), tr("Add %1").arg(kindName(line.intervention)));
                scroll->ensureWidgetVisible(widgets.back());
            });
    }
}

void InterventionsView::Private::fillMoreMenu() {
    QMenu* menu = more->menu();
    QAction* off = menu->addAction(tr("Switch all off"));
    QAction* remove = menu->addAction(tr("Remove all"));
    menu->addSeparator();
    QAction* copy = menu->addAction(tr("Copy as JSON"));
    QAction* paste = menu->addAction(tr("Paste JSON"));
    connect(off, &QAction::triggered, &view_, [this] {
        InterventionCards changed = cards;
        for (InterventionCard& card : changed)
            card.state = CardSwitch::off;
        edit(std::move(changed), tr("Switch all off"));
    });
    connect(remove, &QAction::triggered, &view_, [this] { edit({}, tr("Remove all")); });
    connect(copy, &QAction::triggered, &view_, &InterventionsView::copyRequested);
    connect(paste, &QAction::triggered, &view_, &InterventionsView::pasteRequested);
    connect(menu, &QMenu::aboutToShow, &view_, [=, this] {
        for (QAction* action : {off, remove, copy})
            action->setEnabled(!cards.empty());
    });
}

void InterventionsView::Private::rebuild() {
    const std::vector<CardWidget*> before = std::exchange(widgets, {});
    std::size_t same = 0; // widgets from the start whose kind still fits
    while (context.base && same < std::min(before.size(), cards.size()) &&
           before[same]->card().intervention.index() == cards[same].intervention.index())
        ++same;
    for (std::size_t place = same; place < before.size(); ++place) {
        list->removeWidget(before[place]);
        before[place]->hide();
        before[place]->deleteLater();
    }
    widgets.assign(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(same));
    for (std::size_t place = 0; place < same; ++place)
        widgets[place]->setCard(cards[place]);
    for (std::size_t place = same; context.base && place < cards.size(); ++place)
        append(new CardWidget(cards[place], context, scroll->widget()));
    inspect();
}

void InterventionsView::Private::append(CardWidget* widget) {
    const std::size_t place = widgets.size();
    widgets.push_back(widget);
    list->insertWidget(static_cast<int>(place), widget);
    widget->show(); // at once, so that it can be scrolled to
    connect(widget, &CardWidget::edited, &view_, [this, place](const InterventionCard& card, const QString& field) {
        InterventionCards changed = cards;
        changed[place] = card;
        edit(std::move(changed), tr("%1: %2").arg(kindName(card.intervention), field), field + QString::number(place));
    });
    connect(widget, &CardWidget::commanded, &view_, [this, place](CardWidget::Command what) { command(place, what); });
    connect(widget, &CardWidget::folded, &view_, [this] { inspect(); });
}

void InterventionsView::Private::inspect() {
    InspectionRequests requests;
    for (const CardWidget* widget : widgets)
        if (const auto request = widget->inspectionRequest())
            requests.push_back(*request);
    if (requests == asked && askedOf.lock() == context.base)
        return;
    asked = requests;
    askedOf = context.base;
    if (!requests.empty())
        Q_EMIT view_.inspectionsRequested(requests);
}

void InterventionsView::Private::command(std::size_t place, CardWidget::Command what) {
    InterventionCards changed = cards;
    const auto card = changed.begin() + static_cast<std::ptrdiff_t>(place);
    const QString name = kindName(card->intervention);
    switch (what) {
    case CardWidget::Command::moveUp:
        if (place > 0)
            std::iter_swap(card, card - 1);
        return edit(std::move(changed), tr("Move %1").arg(name));
    case CardWidget::Command::moveDown:
        if (place + 1 < changed.size())
            std::iter_swap(card, card + 1);
        return edit(std::move(changed), tr("Move %1").arg(name));
    case CardWidget::Command::duplicate:
        changed.insert(card, InterventionCard(*card));
        return edit(std::move(changed), tr("Duplicate %1").arg(name));
    case CardWidget::Command::remove:
        changed.erase(card);
        return edit(std::move(changed), tr("Remove %1").arg(name));
    }
}

void InterventionsView::Private::edit(InterventionCards changed, const QString& what, const QString& mergeKey) {
    if (changed == cards)
        return;
    cards = changed;
    rebuild();
    describe();
    Q_EMIT view_.cardsEdited(changed, what, mergeKey);
}

void InterventionsView::Private::describe() {
    add->setEnabled(context.base != nullptr);
    QString text = failure;
    if (text.isEmpty() && !context.base)
        text = tr("Run a prompt, then switch things in the model here and watch what changes.");
    else if (text.isEmpty() && cards.empty())
        text = tr("Nothing is switched. Add a card, or right-click a head or a channel in a picture.");
    else if (text.isEmpty() && effect)
        text = effectText(*effect);
    note->setText(text);
    note->setVisible(!text.isEmpty());
}

InterventionsView::InterventionsView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(*this)) {
    setAccessibleName(tr("Interventions"));
    setMinimumWidth(34 * spacing);
    d->describe();
}

InterventionsView::~InterventionsView() = default;

void InterventionsView::setBase(std::shared_ptr<const Findings> base) {
    const auto modelOf = [](const std::shared_ptr<const Findings>& findings) {
        return findings ? findings->run->model : nullptr;
    };
    const bool sameModel = modelOf(base) == modelOf(d->context.base);
    if (!sameModel) {
        // The limits of all controls are the model's.
        const InterventionCards cards = std::exchange(d->cards, {});
        d->rebuild();
        d->cards = cards;
    }
    d->context.base = std::move(base);
    d->rebuild();
    d->describe();
}

void InterventionsView::setSelection(const Selection& selection) {
    d->context.selection = selection;
    for (CardWidget* widget : d->widgets)
        widget->followSelection();
    d->inspect();
}

void InterventionsView::setCards(const InterventionCards& cards) {
    d->cards = cards;
    d->rebuild();
    d->describe();
}

void InterventionsView::setEffect(std::shared_ptr<const Intervened> effect) {
    d->effect = std::move(effect);
    d->failure.clear();
    d->describe();
}

void InterventionsView::setFailure(const QString& sentence) {
    d->failure = sentence;
    d->describe();
}

void InterventionsView::setInspections(const std::shared_ptr<const InspectionAnswer>& answer) {
    for (CardWidget* widget : d->widgets) {
        const auto request = widget->inspectionRequest();
        const auto place =
            request ? std::find(answer->requests.begin(), answer->requests.end(), *request) : answer->requests.end();
        if (place != answer->requests.end())
            widget->setInspection(answer->inspections[static_cast<std::size_t>(place - answer->requests.begin())]);
    }
}

void InterventionsView::openAddMenu() {
    d->add->showMenu();
}

} // namespace sinkscope

#include "moc_InterventionsView.cpp"
