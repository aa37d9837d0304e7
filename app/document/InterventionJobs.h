#pragma once

#include "document/Document.h"
#include "document/EngineCalls.h"
#include "document/InterventionEngine.h"
#include "jobs/JobRunner.h"

#include <QElapsedTimer>
#include <QString>

#include <memory>

namespace sinkscope {

/// Keeps what a document shows as changed in step with its cards: recomputes when cards or the run without
/// interventions change, the newest set winning, and shows the latter alone at once when nothing is switched. Lives on
/// the GUI thread and never waits.
class InterventionJobs : public QObject {
    Q_OBJECT
public:
    InterventionJobs(Document& document, JobRunner& runner, EngineCalls calls, QObject* parent = nullptr);
    ~InterventionJobs() override;

    /// Computes dose curves on the run without interventions; what was asked before is dropped.
    void requestDoses(const DoseRequest& request);
    /// Looks at gains and norms in the run without interventions, for the cards.
    void requestInspections(const InspectionRequests& requests);
    /// Continues both sides as shown by `count` tokens.
    void requestContinuation(std::int64_t count);

Q_SIGNALS:
    void dosesReady(const std::shared_ptr<const sinkscope::DoseAnswer>& answer);
    void dosesFailed(const QString& sentence);
    void inspectionsReady(const std::shared_ptr<const sinkscope::InspectionAnswer>& answer);
    void continuationReady(const std::shared_ptr<const sinkscope::ContinuationAnswer>& answer);
    void continuationFailed(const QString& sentence);
    /// The set as switched gives no run; the sentence says why. The pictures show the run without interventions.
    void failed(const QString& sentence);

private:
    void followBase();
    void follow();
    /// Of a session without its model: the run that it keeps, or a sentence.
    void showKept(const Interventions& wanted);
    void start(const std::shared_ptr<const Findings>& base, const Interventions& interventions);
    void receive(Result<std::shared_ptr<const Intervened>> result);
    void show(Result<std::shared_ptr<const Intervened>> result);

    Document& document_;
    JobRunner& runner_;
    EngineCalls calls_;
    std::shared_ptr<KeptCalibration> calibration_;
    std::weak_ptr<const Model> modelOfCalibration_;
    std::shared_ptr<InterventionEngine> engine_;
    std::weak_ptr<const Run> runOfEngine_;
    QElapsedTimer started_;
    /// While runs are short, one under way is shown before the next begins, so that a drag is followed; a long one is
    /// cancelled for the newest instead.
    qint64 lastTook_ = 0;
    bool again_ = false;     ///< cards changed while a short run was under way
    bool abandoned_ = false; ///< what is under way is not wanted any more
};

} // namespace sinkscope
