#include "document/SelfCheckJob.h"

#include "style/CoreText.h"
namespace sinkscope {

namespace {

/// Long enough for views to ask for their pictures after a run, and for a user to press the next key.
constexpr int calmMilliseconds = 500;

} // namespace

SelfCheckJob::SelfCheckJob(Document& document, JobRunner& runner, const EngineCalls& calls, QObject* parent)
    : QObject(parent), document_(document), runner_(runner), selfCheck_(calls.selfCheck) {
    calm_.setSingleShot(true);
    calm_.setInterval(calmMilliseconds);
    connect(&calm_, &QTimer::timeout, this, &SelfCheckJob::begin);
    connect(&document_, &Document::modelChanged, this, &SelfCheckJob::check);
    connect(&runner_, &JobRunner::started, this, &SelfCheckJob::giveWay);
    connect(&runner_, &JobRunner::ended, this, &SelfCheckJob::waitForCalm);
}

QString SelfCheckJob::sentence() const {
    switch (state_) {
    case State::noModel:
        return tr("No model is open.");
    case State::waiting:
        return tr("The model is checked as soon as nothing else runs.");
    case State::running:
        return tr("Checking how the model was read…");
    case State::failed:
        return problem_;
    case State::cancelled:
        return tr("The check was cancelled.");
    case State::done:
        break;
    }
    return {};
}

void SelfCheckJob::check() {
    runner_.drop(JobKind::selfCheck);
    document_.setTrust(nullptr);
    follow(document_.model() ? State::waiting : State::noModel);
    waitForCalm();
}

void SelfCheckJob::cancel() {
    calm_.stop();
    if (state_ == State::running)
        runner_.cancel(JobKind::selfCheck);
}

void SelfCheckJob::follow(State state, const QString& problem) {
    state_ = state;
    problem_ = problem;
    Q_EMIT stateChanged();
}

void SelfCheckJob::giveWay(JobKind kind) {
    if (kind == JobKind::selfCheck)
        return;
    calm_.stop();
    if (state_ != State::running)
        return;
    runner_.drop(JobKind::selfCheck);
    follow(State::waiting);
}

bool SelfCheckJob::othersAreBusy() const {
    for (int kind = 0; kind < static_cast<int>(JobKind::selfCheck); ++kind) // it is the least urgent, so the last
        if (runner_.busy(static_cast<JobKind>(kind)))
            return true;
    return false;
}

void SelfCheckJob::waitForCalm() {
    if (state_ == State::waiting && !othersAreBusy())
        calm_.start();
}

void SelfCheckJob::begin() {
    if (state_ != State::waiting || othersAreBusy())
        return;
    state_ = State::running;
    const std::shared_ptr<const Model> model = document_.model();
    runner_.submit<TrustReport>(
        JobKind::selfCheck, [call = selfCheck_, model](const Progress& progress) { return call(model, progress); },
        this,
        [this, model](Result<TrustReport> report) {
            if (document_.model() != model)
                return;
            if (report) {
                document_.setTrust(std::make_shared<const TrustReport>(*std::move(report)));
                follow(State::done);
            } else if (report.error().kind == Error::Kind::cancelled) {
                follow(State::cancelled);
            } else {
                follow(State::failed, coreText(report.error().text));
            }
        });
    Q_EMIT stateChanged();
}

} // namespace sinkscope
