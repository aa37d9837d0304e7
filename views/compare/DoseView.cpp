#include "compare/DoseView.h"

#include "compare/DosePlot.h"
#include "compare/DoseText.h"
#include "interventions/InterventionText.h"
#include "style/BusyVeil.h"
#include "style/NarrowCombo.h"
#include "style/Theme.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace sinkscope {

namespace {

constexpr int pointsOfACurve = 9;
const std::vector<std::uint64_t> seedsOfControls{1, 2, 3};

} // namespace

class DoseView::Private {
public:
    struct Offer {
        std::size_t place;
        DoseParameter parameter;
    };

    explicit Private(DoseView& view);
    void layOut(DoseView& view);
    void offer();
    void choose(int index);
    DoseRequest request() const;
    void tell(const QString& sentence);

    NarrowCombo* what;
    QDoubleSpinBox *first, *last;
    QCheckBox* controls;
    QPushButton* compute;
    QLabel* note;
    DosePlot* plot;
    BusyVeil* veil;
    Interventions interventions;
    std::vector<Offer> offers;
};

DoseView::Private::Private(DoseView& view)
    : what(new NarrowCombo(tr("What is moved"), &view)),
      first(new QDoubleSpinBox(&view)),
      last(new QDoubleSpinBox(&view)),
      controls(new QCheckBox(tr("with controls"), &view)),
      compute(new QPushButton(tr("Compute"), &view)),
      note(new QLabel(&view)),
      plot(new DosePlot(&view)),
      veil(new BusyVeil(plot, &view)) {
    first->setAccessibleName(tr("From"));
    last->setAccessibleName(tr("To"));
    for (QDoubleSpinBox* box : {first, last})
        box->setRange(-1e6, 1e6);
    controls->setToolTip(tr("The same number of channels by magnitude (dashed) and at random, three times (dotted)"));
    note->setWordWrap(true);
    layOut(view);
    connect(what, &QComboBox::currentIndexChanged, &view, [this](int index) { choose(index); });
    connect(compute, &QPushButton::clicked, &view, [this, &view] { Q_EMIT view.dosesRequested(request()); });
    connect(veil, &BusyVeil::cancelRequested, &view, &DoseView::cancelRequested);
}

void DoseView::Private::layOut(DoseView& view) {
    auto* range = new QHBoxLayout;
    range->setSpacing(spacing);
    range->addWidget(first);
    range->addWidget(new QLabel(tr("to"), &view));
    range->addWidget(last);
    range->addStretch(1);
    auto* start = new QHBoxLayout;
    start->setSpacing(spacing);
    start->addWidget(controls);
    start->addStretch(1);
    start->addWidget(compute);
    auto* layout = new QVBoxLayout(&view);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(spacing / 2);
    layout->addWidget(what);
    layout->addLayout(range);
    layout->addLayout(start);
    layout->addWidget(note);
    layout->addWidget(plot, 1);
}

void DoseView::Private::offer() {
    const int before = what->currentIndex();
    offers.clear();
    what->clear();
    for (std::size_t place = 0; place < interventions.size(); ++place)
        for (const DoseParameter parameter : doseParameters(interventions[place])) {
            offers.push_back({place, parameter});
            what->addItem(tr("%1: %2").arg(kindName(interventions[place]), doseName(parameter)));
        }
    if (before >= 0 && before < what->count())
        what->setCurrentIndex(before);
    compute->setEnabled(!offers.empty());
    tell(offers.empty() ? tr("Switch on a card with a number to move: WeMask, a spike's value or factor, a virtual "
                             "sink, a window, a tanh or flattened gain.")
                        : QString());
}

void DoseView::Private::choose(int index) {
    if (index < 0)
        return;
    const Offer& offer = offers[static_cast<std::size_t>(index)];
    const DoseRange range = doseRange(interventions[offer.place], offer.parameter);
    for (QDoubleSpinBox* box : {first, last})
        box->setDecimals(range.decimals);
    first->setValue(range.first);
    last->setValue(range.last);
    controls->setEnabled(offer.parameter == DoseParameter::maskCount);
}

DoseRequest DoseView::Private::request() const {
    const Offer& offer = offers[static_cast<std::size_t>(what->currentIndex())];
    const DoseRange range{std::min(first->value(), last->value()), std::max(first->value(), last->value()),
                          first->decimals()};
    const DoseCurve curve{interventions, offer.place, offer.parameter, dosesAlong(range, pointsOfACurve)};
    DoseRequest request{{curve}};
    if (!controls->isEnabled() || !controls->isChecked())
        return request;
    for (const WeMask& control : controlsOf(std::get<WeMask>(interventions[offer.place]), seedsOfControls)) {
        request.curves.push_back(curve);
        request.curves.back().interventions[offer.place] = control;
    }
    return request;
}

void DoseView::Private::tell(const QString& sentence) {
    note->setText(sentence);
    note->setVisible(!sentence.isEmpty());
}

DoseView::DoseView(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>(*this)) {
    setAccessibleName(tr("Dose curves"));
    d->offer();
}

DoseView::~DoseView() = default;

void DoseView::setInterventions(const Interventions& interventions) {
    const auto kinds = [](const Interventions& list) {
        std::vector<std::vector<DoseParameter>> parameters;
        for (const Intervention& intervention : list)
            parameters.push_back(doseParameters(intervention));
        return parameters;
    };
    const bool sameOffers = kinds(interventions) == kinds(d->interventions);
    d->interventions = interventions;
    if (!sameOffers) // else what was typed as a range stays
        d->offer();
}

void DoseView::setAnswer(std::shared_ptr<const DoseAnswer> answer) {
    d->tell({});
    d->plot->setAnswer(*answer);
}

void DoseView::showBusy(const QString& text, double fraction) {
    d->veil->start(text, fraction);
}

void DoseView::showIdle() {
    d->veil->stop();
}

void DoseView::setFailure(const QString& sentence) {
    d->tell(sentence);
}

void DoseView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        d->plot->applyColours();
}

} // namespace sinkscope

#include "moc_DoseView.cpp"
