#include "style/Pane.h"

#include "figure/FigureContent.h"
#include "style/BusyVeil.h"
#include "style/PaneNotice.h"
#include "style/Theme.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace sinkscope {

class Pane::Private : public QObject {
public:
    explicit Private(Pane* pane)
        : QObject(pane),
          controls(new QHBoxLayout),
          body(new QStackedWidget(pane)),
          notice(new PaneNotice(body)),
          veil(new BusyVeil(body, pane)) {}

    QHBoxLayout* controls;
    QLabel* side = nullptr;
    QStackedWidget* body;
    PaneNotice* notice;
    BusyVeil* veil;
    QWidget* content = nullptr;
};

Pane::Pane(const QString& title, QWidget* parent) : QWidget(parent), d(new Private(this)) {
    setAccessibleName(title);
    auto* heading = new QLabel(title, this);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    heading->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);

    d->controls->setSpacing(spacing / 2);
    d->body->addWidget(d->notice);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    row->setSpacing(spacing);
    d->side = new QLabel(this);
    d->side->setObjectName(QStringLiteral("side"));
    d->side->setFont(font);
    d->side->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    d->side->hide();
    row->addWidget(heading);
    row->addWidget(d->side);
    row->addLayout(d->controls, 1);
    row->addStretch(); // keeps the side beside the title where a view has no controls
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(d->body, 1);
    connect(d->veil, &BusyVeil::cancelRequested, this, &Pane::cancelRequested);
    connect(d->notice, &PaneNotice::accepted, this, &Pane::offerAccepted);
    showEmpty(tr("Nothing to show yet."));
}

std::vector<FigureContent> Pane::figures() const {
    return {};
}

void Pane::addFigureAction(QMenu& menu) {
    if (!menu.isEmpty())
        menu.addSeparator();
    connect(menu.addAction(tr("Export figure…")), &QAction::triggered, this, &Pane::figureRequested);
}

void Pane::contextMenuEvent(QContextMenuEvent* event) {
    if (figures().empty())
        return event->ignore();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addFigureAction(*menu);
    menu->popup(event->globalPos());
}

void Pane::showContent() {
    d->veil->stop();
    if (d->content)
        d->body->setCurrentWidget(d->content);
}

void Pane::showEmpty(const QString& sentence) {
    d->veil->stop();
    d->notice->setEmpty(sentence);
    d->body->setCurrentWidget(d->notice);
}

void Pane::showBusy(const QString& what, double fraction) {
    d->veil->start(what, fraction);
}

void Pane::showError(const QString& sentence, const QString& details) {
    d->veil->stop();
    d->notice->setError(sentence, details);
    d->body->setCurrentWidget(d->notice);
}

void Pane::showOffer(const QString& sentence, const QString& button) {
    d->veil->stop();
    d->notice->setOffer(sentence, button);
    d->body->setCurrentWidget(d->notice);
}

void Pane::tellSide(const Shown& shown) {
    d->side->setVisible(shown.isComparison());
    const auto tell = [this](const QString& sign, const QString& words) {
        d->side->setText(sign);
        d->side->setToolTip(words);
        d->side->setAccessibleName(words);
    };
    switch (shown.side) {
    case Shown::Side::base:
        return tell(QStringLiteral("A"), tr("Base: without interventions"));
    case Shown::Side::changed:
        return tell(QStringLiteral("B"), tr("Changed: with interventions"));
    case Shown::Side::difference:
        return tell(QStringLiteral("Δ"), tr("Changed − base"));
    }
}

QHBoxLayout* Pane::controls() const {
    return d->controls;
}

void Pane::setContent(QWidget* content) {
    d->content = content;
    d->body->addWidget(content);
}

} // namespace sinkscope

#include "moc_Pane.cpp"
