#include "document/AnalysisJobs.h"

#include "document/JobText.h"
#include "prompt/CalibrationPrompts.h"
#include "session/NeedsModel.h"
#include "settings/ProbeFolder.h"

#include <algorithm>

namespace sinkscope {

bool AnalysisJobs::Question::operator==(const Question& other) const {
    return analysis == other.analysis && findings == other.findings && isSameInput(input, other.input);
}

AnalysisJobs::AnalysisJobs(Document& document, JobRunner& runner, const EngineCalls& calls, QObject* parent)
    : QObject(parent), document_(document), runner_(runner), makeExhibit_(calls.makeExhibit) {
    choices_.prompts = calibrationPrompts();
    choices_.longText = longText();
    connect(&document_, &Document::findingsChanged, this, &AnalysisJobs::followRuns);
    connect(&document_, &Document::selectionChanged, this, [this] {
        tellAll();
        proceed();
    });
    connect(&runner_, &JobRunner::started, this, &AnalysisJobs::giveWay);
    connect(&runner_, &JobRunner::ended, this, &AnalysisJobs::proceed);
    connect(&runner_, &JobRunner::progressed, this, [this](JobKind kind, Stage stage, qint64 done, qint64 total) {
        if (kind != JobKind::analysis || !underway_)
            return;
        doing_ = stageText(stage, done, total);
        fraction_ = total > 0 ? static_cast<double>(done) / static_cast<double>(total) : -1.0;
        Q_EMIT stateChanged(underway_->analysis);
    });
}

std::shared_ptr<const Findings> AnalysisJobs::findings() const {
    const Shown& shown = document_.shown();
    return shown.isDifference() ? shown.changed : shown.findings();
}

AnalysisJobs::Question AnalysisJobs::questionOf(Analysis analysis) const {
    const Place place = followedPlace(analysis, document_.selection(), begun_);
    return {analysis, findings().get(), readInput(analysis, choices_, place)};
}

const AnalysisJobs::Answer* AnalysisJobs::answerTo(const Question& question) const {
    const auto found = std::ranges::find(answers_, question, &Answer::question);
    return found == answers_.end() ? nullptr : &*found;
}

bool AnalysisJobs::isWanted(Analysis analysis) const {
    return asked_.contains(analysis) ||
           (startOf(analysis) == AnalysisStart::whenShown && std::ranges::find(watched_, analysis) != watched_.end());
}

AnalysisState AnalysisJobs::state(Analysis analysis) const {
    AnalysisState state;
    if (const auto last = lastShown_.find(analysis); last != lastShown_.end()) {
        state.exhibit = last->second.exhibit;
        state.tokens = last->second.tokens;
    }
    if (!findings())
        return state;
    const Question question = questionOf(analysis);
    state.input = question.input;
    if (const Answer* answer = answerTo(question)) {
        state.stage = answer->stage;
        state.sentence = answer->sentence;
        if (answer->exhibit) {
            state.exhibit = answer->exhibit;
            state.tokens = answer->tokens;
        }
    } else if (underway_ == question) {
        state.stage = AnalysisState::Stage::computing;
        state.sentence = doing_;
        state.fraction = fraction_;
    } else if (startOf(analysis) == AnalysisStart::whenAsked && !asked_.contains(analysis)) {
        state.stage = AnalysisState::Stage::toBeAsked;
    } else {
        state.stage = AnalysisState::Stage::waiting;
    }
    return state;
}

void AnalysisJobs::watch(std::vector<Analysis> analyses) {
    watched_ = std::move(analyses);
    proceed();
}

void AnalysisJobs::ask(Analysis analysis) {
    const Question question = questionOf(analysis);
    std::erase_if(answers_, [&](const Answer& answer) { return answer.question == question && !answer.exhibit; });
    asked_.insert(analysis);
    proceed();
    Q_EMIT stateChanged(analysis);
}

void AnalysisJobs::cancel() {
    runner_.cancel(JobKind::analysis);
}

void AnalysisJobs::setChoices(const AnalysisChoices& choices) {
    if (choices == choices_)
        return;
    choices_ = choices;
    Q_EMIT choicesChanged();
    tellAll();
    proceed();
}

void AnalysisJobs::followRuns() {
    const Shown& shown = document_.shown();
    std::erase_if(answers_, [&](const Answer& answer) {
        return answer.question.findings != shown.base.get() && answer.question.findings != shown.changed.get();
    });
    const Run* run = shown.base ? shown.base->run.get() : nullptr;
    if (run != run_) {
        run_ = run;
        begun_ = document_.selection();
        asked_.clear();
    }
    if (!run)
        lastShown_.clear();
    proceed();
    tellAll();
}

void AnalysisJobs::giveWay(JobKind kind) {
    if (kind == JobKind::analysis || kind == JobKind::selfCheck || !underway_)
        return;
    if (othersComeFirst())
        return drop();
    if (afterStopOf(underway_->analysis) == AfterStop::goesOn) {
        const Question question = *underway_; // it waits behind the other now
        submit(question);
    }
}

bool AnalysisJobs::othersComeFirst() const {
    return std::ranges::any_of(std::array{JobKind::openModel, JobKind::run, JobKind::findings, JobKind::intervene},
                               [this](JobKind kind) { return runner_.busy(kind); });
}

void AnalysisJobs::drop() {
    if (!underway_)
        return;
    const Analysis analysis = underway_->analysis;
    underway_.reset();
    Q_EMIT stateChanged(analysis);
    runner_.abandon(JobKind::analysis);
}

void AnalysisJobs::proceed() {
    if (!findings() || othersComeFirst())
        return drop();
    // What was asked for and would begin anew is not stopped for a look elsewhere.
    if (underway_ && asked_.contains(underway_->analysis) && underway_ == questionOf(underway_->analysis) &&
        afterStopOf(underway_->analysis) == AfterStop::beginsAnew)
        return;
    std::vector<Analysis> wanted = watched_;
    wanted.insert(wanted.end(), asked_.begin(), asked_.end());
    for (const Analysis analysis : wanted) {
        if (!isWanted(analysis))
            continue;
        const Question question = questionOf(analysis);
        if (answerTo(question))
            continue;
        if (underway_ == question)
            return;
        if (underway_)
            return drop(); // its end leads here again
        return submit(question);
    }
    drop();
}

void AnalysisJobs::submit(const Question& question) {
    underway_ = question;
    doing_ = startingText(JobKind::analysis);
    fraction_ = -1.0;
    AnalysisInput input = question.input;
    input.findings = findings();
    input.probeFolder = probeFolder();
    runner_.submit<Exhibit>(
        JobKind::analysis,
        [call = makeExhibit_, analysis = question.analysis, input,
         missing = document_.stored() ? needsModelText(tr("This analysis")).toStdString()
                                      : std::string()](const Progress& progress) -> Result<Exhibit> {
            if (!missing.empty())
                return failure(missing);
            return call(analysis, input, progress);
        },
        this,
        [this, question, tokens = input.findings->run->tokens](Result<Exhibit> exhibit) {
            receive(question, tokens, std::move(exhibit));
        });
    Q_EMIT stateChanged(question.analysis);
}

void AnalysisJobs::receive(const Question& question, Tokens tokens, Result<Exhibit> exhibit) {
    underway_.reset();
    asked_.erase(question.analysis);
    Answer answer{question, nullptr, std::move(tokens), AnalysisState::Stage::done, {}};
    if (exhibit) {
        answer.exhibit = std::make_shared<const Exhibit>(*std::move(exhibit));
        lastShown_[question.analysis] = answer;
    } else if (exhibit.error().kind == Error::Kind::cancelled) {
        answer.stage = AnalysisState::Stage::cancelled;
    } else {
        answer.stage = AnalysisState::Stage::failed;
        answer.sentence = QString::fromStdString(exhibit.error().message);
    }
    std::erase_if(answers_, [&](const Answer& other) {
        return other.question.analysis == question.analysis && other.question.findings == question.findings;
    });
    answers_.push_back(std::move(answer));
    Q_EMIT stateChanged(question.analysis);
}

void AnalysisJobs::tellAll() {
    for (const AnalysisName& name : analysisNames())
        Q_EMIT stateChanged(name.analysis);
}

} // namespace sinkscope
