#pragma once

#include "document/AnalysisChoices.h"
#include "document/AnalysisState.h"
#include "document/Document.h"
#include "document/EngineCalls.h"
#include "jobs/JobRunner.h"

#include <QObject>

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace sinkscope {

/// Computes the analyses that are looked at, one after another, of the side shown (B for a difference), and keeps
/// finished ones as long as their run is kept. One that follows the selection is computed again when what it shows of
/// the selection moves; its old exhibit stays until then. A new run, other thresholds and other interventions come
/// first. While a session's kept runs are shown, its kept exhibits answer, and nothing is computed. Lives on the GUI
/// thread and never waits.
class AnalysisJobs : public QObject {
    Q_OBJECT
public:
    AnalysisJobs(Document& document, JobRunner& runner, const EngineCalls& calls, QObject* parent = nullptr);

    /// What is looked at now, the first one first; an analysis no longer looked at is dropped unless it was asked for.
    void watch(std::vector<Analysis> analyses);
    /// Computes one that waits to be asked, failed or was cancelled.
    void ask(Analysis analysis);
    void cancel();
    bool busy() const { return underway_.has_value(); }
    AnalysisState state(Analysis analysis) const;

    const AnalysisChoices& choices() const { return choices_; }
    void setChoices(const AnalysisChoices& choices);
    /// Choices and finished exhibits for a session: those of the document's own, while that is what is shown.
    SessionAnalyses kept() const;
    /// Takes the exhibits of a session whose numbers the present run agrees with, where computing them again would
    /// take long.
    void adopt(const Session& session);

Q_SIGNALS:
    void stateChanged(sinkscope::Analysis analysis);
    void choicesChanged();

private:
    /// What one computation was for. Findings are known by their address and never used through it.
    struct Question {
        Analysis analysis = Analysis::lifeCycle;
        const Findings* findings = nullptr;
        AnalysisInput input;
        bool operator==(const Question& other) const;
    };
    struct Answer {
        Question question;
        std::shared_ptr<const Exhibit> exhibit; ///< null: failed or cancelled
        Tokens tokens;
        AnalysisState::Stage stage = AnalysisState::Stage::done;
        QString sentence;
    };

    std::shared_ptr<const Findings> findings() const;
    Question questionOf(Analysis analysis) const;
    /// What the stored session keeps of it for the side shown; null when it keeps none.
    const KeptExhibit* keptOf(Analysis analysis) const;
    AnalysisState storedState(Analysis analysis) const;
    void takeBegin();
    const Answer* answerTo(const Question& question) const;
    bool isWanted(Analysis analysis) const;
    void followRuns();
    void giveWay(JobKind kind);
    bool othersComeFirst() const;
    void proceed();
    void submit(const Question& question);
    void receive(const Question& question, Tokens tokens, Result<Exhibit> exhibit);
    void drop();
    void tellAll();

    Document& document_;
    JobRunner& runner_;
    std::function<Result<Exhibit>(Analysis, const AnalysisInput&, const Progress&)> makeExhibit_;
    AnalysisChoices choices_;
    Selection begun_;          ///< the selection that the run began with
    const Run* run_ = nullptr; ///< that run, known by its address
    bool wasStored_ = false;   ///< whether it came from a session
    std::vector<Analysis> watched_;
    std::set<Analysis> asked_;
    std::vector<Answer> answers_;          ///< for each analysis and findings the newest
    std::map<Analysis, Answer> lastShown_; ///< what stays until there is something newer
    std::optional<Question> underway_;
    QString doing_;
    double fraction_ = -1.0;
};

} // namespace sinkscope
