#include "document/AnalysisJobs.h"

#include "document/JobText.h"
#include "session/NeedsModel.h"
#include "settings/ProbeFolder.h"
#include "style/CoreText.h"

#include <algorithm>
#include <utility>

namespace sinkscope {

bool AnalysisJobs::Question::operator==(const Question& other) const {
    return analysis == other.analysis && findings == other.findings && isSameInput(input, other.input);
}

AnalysisJobs::AnalysisJobs(Document& document, JobRunner& runner, const EngineCalls& calls, QObject* parent)
    : QObject(parent),
      document_(document),
      runner_(runner),
      makeExhibit_(calls.makeExhibit),
      choices_(defaultChoices()) {
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

const KeptExhibit* AnalysisJobs::keptOf(Analysis analysis) const {
    const Session& session = *document_.stored();
    const bool isOfBase = findings() == session.base;
    return session.analyses.find(analysis, isOfBase ? KeptExhibit::Of::base : KeptExhibit::Of::changed);
}

AnalysisState AnalysisJobs::storedState(Analysis analysis) const {
    AnalysisState state;
    state.stage = AnalysisState::Stage::failed;
    state.sentence = needsModelText(tr("This analysis"));
    if (const KeptExhibit* kept = keptOf(analysis)) {
        state.stage = AnalysisState::Stage::done;
        state.exhibit = kept->exhibit;
        state.tokens = findings()->run->tokens;
        state.input = readInput(analysis, choicesOf(kept->choices), kept->selection);
        const bool isAsChosen = isSameInput(state.input, questionOf(analysis).input);
        state.sentence = isAsChosen ? QString()
                                    : tr("This is what the session keeps. For what is chosen now the analysis needs "
                                         "the model, which is not open.");
    }
    return state;
}

AnalysisState AnalysisJobs::state(Analysis analysis) const {
    if (findings() && document_.stored())
        return storedState(analysis);
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
    if (document_.stored())
        return;
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

SessionAnalyses AnalysisJobs::kept() const {
    SessionAnalyses analyses;
    analyses.choices = sessionChoices(choices_);
    analyses.begun = {.layer = begun_.layer, .channel = begun_.channel};
    if (const auto& stored = document_.stored()) {
        analyses.kept = stored->analyses.kept;
        return analyses;
    }
    for (const Answer& answer : answers_) {
        const auto& [analysis, findings, input] = answer.question;
        const bool isOfBase = findings == document_.shown().base.get();
        if (!answer.exhibit || (!isOfBase && findings != document_.shown().changed.get()))
            continue;
        const AnalysisChoices asked{input.sinkWindow, input.prompts, input.longText, choices_.longTextName};
        analyses.kept.push_back({analysis, isOfBase ? KeptExhibit::Of::base : KeptExhibit::Of::changed, input.selection,
                                 sessionChoices(choicesRead(analysis, asked)), answer.exhibit});
    }
    return analyses;
}

void AnalysisJobs::adopt(const Session& session) {
    const std::shared_ptr<const Findings>& base = document_.base();
    if (!base || document_.stored())
        return;
    for (const KeptExhibit& kept : session.analyses.kept) {
        const Question question{kept.analysis, base.get(),
                                readInput(kept.analysis, choicesOf(kept.choices), kept.selection)};
        if (kept.run != KeptExhibit::Of::base || startOf(kept.analysis) != AnalysisStart::whenAsked ||
            base->options != session.base->options || answerTo(question) || underway_ == question)
            continue;
        answers_.push_back({question, kept.exhibit, base->run->tokens, AnalysisState::Stage::done, {}});
        Q_EMIT stateChanged(kept.analysis);
    }
}

void AnalysisJobs::takeBegin() {
    const bool wasStored = std::exchange(wasStored_, document_.stored() != nullptr);
    // A computed run takes the place of a kept one without moving the selection.
    if (wasStored && !wasStored_)
        return;
    begun_ = document_.selection();
    if (!wasStored_)
        return;
    const Place& begun = document_.stored()->analyses.begun;
    begun_.layer = begun.layer.value_or(begun_.layer);
    begun_.channel = begun.channel.value_or(begun_.channel);
}

void AnalysisJobs::followRuns() {
    const Shown& shown = document_.shown();
    std::erase_if(answers_, [&](const Answer& answer) {
        return answer.question.findings != shown.base.get() && answer.question.findings != shown.changed.get();
    });
    const Run* run = shown.base ? shown.base->run.get() : nullptr;
    if (run != run_) {
        run_ = run;
        takeBegin();
        asked_.clear();
    }
    if (!run)
        lastShown_.clear();
    if (run && document_.stored())
        for (const KeptExhibit& kept : document_.stored()->analyses.kept)
            lastShown_[kept.analysis] = {
                {kept.analysis, nullptr, {}}, kept.exhibit, run->tokens, AnalysisState::Stage::done, {}};
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
    if (!findings() || document_.stored() || othersComeFirst())
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
        [call = makeExhibit_, analysis = question.analysis, input](const Progress& progress) {
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
        answer.sentence = coreText(exhibit.error().text);
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
