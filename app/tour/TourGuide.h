#pragma once

#include "document/DocumentJobs.h"
#include "tour/Tour.h"
#include "tour/TourRuns.h"
#include "tour/TourState.h"
#include "tour/UsersState.h"

#include <QObject>

#include <map>
#include <optional>

namespace sinkscope {

class TourStage;

/// Leads through a tour: sets each step's prompt, interventions, side, selection and view, measures the numbers of its
/// text, and gives back afterwards what the user had. Lives on the GUI thread and never waits.
class TourGuide : public QObject {
    Q_OBJECT
public:
    TourGuide(Document& document, DocumentJobs& jobs, TourStage& stage, QObject* parent);
    ~TourGuide() override;

    /// Goes to its first step; without a model the step comes once one was opened and ran.
    void start(Tour tour);
    /// Shows the step as its tour says, whatever was changed since; `step` counts from 0.
    void show(std::size_t step);
    void leave();

    /// Null when there is none.
    const Tour* tour() const { return tour_ ? &*tour_ : nullptr; }
    std::size_t step() const { return step_; }
    const TourStep& currentStep() const { return tour_->steps[step_]; }
    /// What the step points at can be looked for: its prompt has run and its views were set.
    bool isShown() const { return tour_ && !isWaiting_ && obstacle_.isEmpty(); }
    /// The run without interventions that the step is about; null until it is there.
    const Findings* base() const { return isShown() ? document_.base().get() : nullptr; }
    /// The numbers of the step's text, by name, as far as they are known.
    const std::map<std::string, QString>& numbers() const { return numbers_; }
    /// Why this model cannot show the step; empty when it can.
    const QString& obstacle() const { return obstacle_; }

Q_SIGNALS:
    /// Another step, new numbers, or an end.
    void changed();

private:
    void runPrompt();
    void keepUsersState();
    void giveBack();
    void followSoon();
    void follow();
    void settle();
    bool hasPrompt() const;
    bool needsRun() const;
    void measureNumbers();

    Document& document_;
    DocumentJobs& jobs_;
    TourStage& stage_;
    std::optional<Tour> tour_;
    std::size_t step_ = 0;
    TourState state_;
    bool isWaiting_ = false; ///< for the step's prompt to have run
    std::string asked_;      ///< the prompt whose run was asked for last
    Interventions interventions_;
    std::map<std::string, QString> numbers_;
    QString obstacle_;
    UsersState kept_;
    bool isGivingBack_ = false; ///< the selection and the side, once the user's prompt has run again
};

} // namespace sinkscope
