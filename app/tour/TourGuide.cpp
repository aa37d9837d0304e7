#include "tour/TourGuide.h"

#include "document/StartingSelection.h"
#include "style/CoreText.h"
#include "tour/Measure.h"
#include "tour/QuantityWords.h"
#include "tour/ResolvePlace.h"
#include "tour/TourHtml.h"
#include "tour/TourInterventions.h"
#include "tour/TourStage.h"

#include <algorithm>
#include <utility>

namespace sinkscope {
namespace {

/// Moves those parts of `selection` that the step names.
Result<Selection> resolved(const TourSelection& wanted, Selection selection, const Findings& base) {
    std::optional<Error> fault;
    const auto take = [&](const std::optional<TourPlace>& place, PlaceKind kind, std::int64_t& value) {
        if (!place || fault)
            return;
        if (const auto number = resolvePlace(*place, kind, base, selection.layer))
            value = *number;
        else
            fault = number.error();
    };
    take(wanted.layer, PlaceKind::layer, selection.layer);
    take(wanted.head, PlaceKind::head, selection.head);
    take(wanted.query, PlaceKind::token, selection.query);
    take(wanted.key, PlaceKind::token, selection.key);
    take(wanted.channel, PlaceKind::channel, selection.channel);
    if (fault)
        return tl::unexpected(*fault);
    return selection;
}

InterventionCards cardsOf(const Interventions& interventions) {
    InterventionCards cards;
    for (const Intervention& intervention : interventions)
        cards.push_back({intervention, CardSwitch::on});
    return cards;
}

} // namespace

TourGuide::TourGuide(Document& document, DocumentJobs& jobs, TourStage& stage, QObject* parent)
    : QObject(parent), document_(document), jobs_(jobs), stage_(stage) {
    connect(&document_, &Document::findingsChanged, this, &TourGuide::followSoon);
    connect(&document_, &Document::intervenedChanged, this, &TourGuide::followSoon);
    connect(&document_, &Document::freshnessChanged, this, &TourGuide::followSoon);
}

TourGuide::~TourGuide() = default;

void TourGuide::start(Tour tour) {
    if (!tour_)
        keepUsersState();
    isGivingBack_ = false;
    tour_ = std::move(tour);
    document_.setFindingOptions({}); // promises are about the published thresholds
    document_.setSpecialTokens(SpecialTokens::add);
    show(0);
}

void TourGuide::show(std::size_t step) {
    if (!tour_)
        return;
    step_ = std::min(step, tour_->steps.size() - 1);
    state_ = stateAt(*tour_, step_);
    isWaiting_ = true;
    obstacle_.clear();
    numbers_.clear();
    runPrompt();
    Q_EMIT changed();
    followSoon();
}

void TourGuide::runPrompt() {
    const PromptText prompt(state_.prompt);
    // Steps that are turned quickly must not begin the same run again and again.
    const bool isRunning = jobs_.busy(JobKind::run) && asked_ == state_.prompt && document_.promptText() == prompt;
    document_.setPromptText(prompt);
    if (isRunning || !needsRun())
        return;
    asked_ = state_.prompt;
    jobs_.runPrompt();
}

void TourGuide::leave() {
    if (!tour_)
        return;
    tour_.reset();
    giveBack();
    Q_EMIT changed();
}

void TourGuide::keepUsersState() {
    kept_ = {document_.promptText(),     document_.generatedPrompt(), document_.specialTokens(),
             document_.findingOptions(), document_.cards().cards(),   document_.shown().side,
             document_.selection(),      document_.stored()};
    stage_.keep();
}

void TourGuide::giveBack() {
    document_.setFindingOptions(kept_.findingOptions);
    document_.setSpecialTokens(kept_.specialTokens);
    if (kept_.generated.empty())
        document_.setPromptText(kept_.prompt);
    else
        document_.setGeneratedPrompt(kept_.generated);
    document_.cards().change(kept_.cards, tr("Leave the tour"));
    stage_.giveBack();
    isGivingBack_ = true;
    if (needsRun())
        jobs_.runPrompt();
    followSoon();
}

bool TourGuide::needsRun() const {
    // A run under way is of another prompt, whose end would replace what is current now.
    return document_.model() && (document_.freshness() != Freshness::current || jobs_.busy(JobKind::run));
}

void TourGuide::followSoon() {
    // Later: the document tells of a change while it is making it.
    QMetaObject::invokeMethod(this, &TourGuide::follow, Qt::QueuedConnection);
}

void TourGuide::follow() {
    if (isGivingBack_ && document_.freshness() == Freshness::current) {
        isGivingBack_ = false;
        document_.setSide(kept_.side);
        document_.select(kept_.selection);
    }
    if (!tour_)
        return;
    if (document_.stored() && document_.stored() != kept_.session) {
        tour_.reset(); // a session was opened meanwhile: the document is its own now
        Q_EMIT changed();
        return;
    }
    if (isWaiting_ && hasPrompt())
        settle();
    measureNumbers();
}

bool TourGuide::hasPrompt() const {
    return document_.freshness() == Freshness::current && document_.promptText() == PromptText(state_.prompt);
}

void TourGuide::settle() {
    isWaiting_ = false;
    const Findings& base = *document_.base();
    const auto interventions = resolveTourInterventions(state_.interventions, base);
    const auto selection = resolved(state_.selection, document_.selection(), base);
    if (!interventions || !selection) {
        obstacle_ = coreText((interventions ? selection.error() : interventions.error()).text);
        Q_EMIT changed();
        return;
    }
    interventions_ = *interventions;
    document_.cards().change(cardsOf(interventions_), tr("Step of a tour"));
    document_.setSide(state_.side);
    stage_.show(state_);
    document_.select(*selection);
    Q_EMIT changed();
}

void TourGuide::measureNumbers() {
    const std::shared_ptr<const Intervened>& changedRun = document_.intervened();
    const bool isChangedAsWanted =
        interventions_.empty() || (changedRun && changedRun->interventions == interventions_);
    // Numbers of a step that the class has changed meanwhile stay as they were.
    if (isWaiting_ || !obstacle_.isEmpty() || !hasPrompt() || !isChangedAsWanted)
        return;
    const TourRuns runs{document_.base(), interventions_.empty() ? nullptr : changedRun};
    std::map<std::string, QString> numbers;
    for (const Expectation& expectation : currentStep().expectations) {
        const auto value = measure(expectation, runs);
        if (!value)
            obstacle_ = coreText(value.error().text);
        else if (!expectation.name.empty())
            numbers[expectation.name] = tourNumber(*value, wordOf(expectation.what).decimals);
    }
    if (numbers == numbers_ && obstacle_.isEmpty())
        return;
    numbers_ = std::move(numbers);
    Q_EMIT changed();
}

} // namespace sinkscope
