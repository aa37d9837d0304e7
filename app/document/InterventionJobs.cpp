#include "document/InterventionJobs.h"

#include "interventions/CardLock.h"
#include "session/NeedsModel.h"
#include "style/CoreText.h"

#include <utility>

namespace sinkscope {

namespace {

constexpr qint64 shortRun = 400; // ms: pictures that follow a drag at this pace still feel tied to it

} // namespace

InterventionJobs::InterventionJobs(Document& document, JobRunner& runner, EngineCalls calls, QObject* parent)
    : QObject(parent), document_(document), runner_(runner), calls_(std::move(calls)) {
    connect(&document_.cards(), &CardHistory::changed, this, &InterventionJobs::follow);
    connect(&document_, &Document::baseChanged, this, &InterventionJobs::followBase);
    followBase();
}

InterventionJobs::~InterventionJobs() = default;

void InterventionJobs::followBase() {
    const std::shared_ptr<const Findings>& base = document_.base();
    const std::shared_ptr<const Run> run = base ? base->run : nullptr;
    if (!run || modelOfCalibration_.lock() != run->model) {
        calibration_ = std::make_shared<KeptCalibration>();
        modelOfCalibration_ = run ? run->model : nullptr;
    }
    if (!run || runOfEngine_.lock() != run) {
        // The old one holds a whole run: the worker frees it.
        runner_.freedByWorker<InterventionEngine>(
            std::exchange(engine_, std::make_shared<InterventionEngine>(calls_, runner_, calibration_)));
        runOfEngine_ = run;
    }
    runner_.drop(JobKind::intervene);
    for (const JobKind kind : {JobKind::doses, JobKind::inspect, JobKind::generate})
        runner_.cancel(kind);
    again_ = false;
    follow();
}

void InterventionJobs::follow() {
    const std::shared_ptr<const Findings>& base = document_.base();
    const Interventions wanted = base ? acting(document_.cards().cards(), *base) : Interventions();
    const std::shared_ptr<const Intervened>& shown = document_.intervened();
    const bool isShown = shown && shown->base == base && shown->interventions == wanted;
    if (wanted.empty() || isShown) {
        abandoned_ = runner_.busy(JobKind::intervene);
        runner_.cancel(JobKind::intervene);
        again_ = false;
        if (wanted.empty())
            document_.setIntervened(nullptr);
        return;
    }
    if (document_.stored())
        return showKept(wanted);
    if (runner_.busy(JobKind::intervene) && lastTook_ < shortRun && started_.elapsed() < shortRun)
        again_ = true;
    else
        start(base, wanted);
}

void InterventionJobs::showKept(const Interventions& wanted) {
    const std::shared_ptr<const Intervened>& kept = document_.stored()->intervened;
    if (kept && kept->interventions == wanted)
        return document_.setIntervened(kept);
    document_.setIntervened(nullptr);
    Q_EMIT failed(needsModelText(tr("A run with these interventions")));
}

void InterventionJobs::start(const std::shared_ptr<const Findings>& base, const Interventions& interventions) {
    using Answer = std::shared_ptr<const Intervened>;
    again_ = abandoned_ = false;
    started_.start();
    runner_.submit<Answer>(
        JobKind::intervene,
        [engine = engine_, base, interventions](const Progress& progress) {
            return engine->intervene(base, interventions, progress);
        },
        this, [this](Result<Answer> result) { receive(std::move(result)); });
}

void InterventionJobs::receive(Result<std::shared_ptr<const Intervened>> result) {
    if (!std::exchange(abandoned_, false))
        show(std::move(result));
    if (again_) // after the runner has told the end of this one
        QMetaObject::invokeMethod(this, &InterventionJobs::follow, Qt::QueuedConnection);
}

void InterventionJobs::show(Result<std::shared_ptr<const Intervened>> result) {
    lastTook_ = started_.elapsed();
    if (result) {
        document_.setIntervened(*std::move(result));
    } else {
        document_.setIntervened(nullptr);
        Q_EMIT failed(result.error().kind == Error::Kind::cancelled
                          ? tr("Cancelled: the pictures show the run without interventions. Change a card to go on.")
                          : coreText(result.error().text));
    }
}

void InterventionJobs::requestDoses(const DoseRequest& request) {
    using Answer = std::shared_ptr<const DoseAnswer>;
    const std::shared_ptr<const Findings>& base = document_.base();
    if (!base)
        return;
    if (document_.stored()) {
        Q_EMIT dosesFailed(needsModelText(tr("A dose curve")));
        return;
    }
    runner_.submit<Answer>(
        JobKind::doses,
        [engine = engine_, base, request](const Progress& progress) { return engine->doses(base, request, progress); },
        this,
        [this](const Result<Answer>& answer) {
            if (answer)
                Q_EMIT dosesReady(*answer);
            else if (answer.error().kind != Error::Kind::cancelled)
                Q_EMIT dosesFailed(coreText(answer.error().text));
        });
}

void InterventionJobs::requestInspections(const InspectionRequests& requests) {
    using Answer = std::shared_ptr<const InspectionAnswer>;
    if (!document_.base() || document_.stored()) // a kept run has neither weights nor vectors to look at
        return;
    runner_.submit<Answer>(
        JobKind::inspect,
        [engine = engine_, base = document_.base(), requests](const Progress& progress) {
            return engine->inspect(base, requests, progress);
        },
        this,
        [this](const Result<Answer>& answer) {
            if (answer)
                Q_EMIT inspectionsReady(*answer);
        });
}

void InterventionJobs::requestContinuation(std::int64_t count) {
    using Answer = std::shared_ptr<const ContinuationAnswer>;
    const std::shared_ptr<const Intervened>& intervened = document_.intervened();
    if (!document_.base())
        return;
    if (document_.stored()) {
        Q_EMIT continuationFailed(needsModelText(tr("A continued text")));
        return;
    }
    runner_.submit<Answer>(
        JobKind::generate,
        [engine = engine_, base = document_.base()->run,
         changed = intervened ? intervened->findings->run : std::shared_ptr<const Run>(),
         count](const Progress& progress) { return engine->continueRuns(base, changed, count, progress); },
        this,
        [this](const Result<Answer>& answer) {
            if (answer)
                Q_EMIT continuationReady(*answer);
            else if (answer.error().kind != Error::Kind::cancelled)
                Q_EMIT continuationFailed(coreText(answer.error().text));
        });
}

} // namespace sinkscope
